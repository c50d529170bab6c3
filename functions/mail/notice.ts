import {escapeHTML} from '@portabletext/to-html'
import {DEFAULT_LANGUAGE, fill, formatEuros, type Language} from '../model.ts'
import {attentionIn} from '../office/attention.ts'
import {NOTICE_KINDS, type NoticeKind, type Order, type OrderMail} from '../orders/order.ts'
import type {Message} from './message.ts'

type Notice = OrderMail & {kind: NoticeKind}
type Words = {subject: string; text: string}

/** What the people of the company read. They are no visitors: these words are not content. */
const WORDS: Record<Language, Record<NoticeKind, Words>> = {
  nl: {
    orderPaid: {
      subject: 'Nieuwe klant: {plan}, {period} ({order})',
      text: '{customer} heeft {plan} gekocht, {period}, en {total} betaald.',
    },
    overdue: {
      subject: 'Verlenging niet betaald: {order}',
      text: 'De verlenging van {plan}, {period}, van {customer} kon niet worden afgeschreven. De klant heeft een link om te betalen; we proberen het zelf nog een paar keer.',
    },
    paused: {
      subject: 'Abonnement staat stil: {order}',
      text: 'Het abonnement {plan}, {period}, van {customer} is niet betaald en staat stil. Er wordt niets meer afgeschreven. De klant kan nog betalen met de link.',
    },
    ended: {
      subject: 'Abonnement beëindigd: {order}',
      text: 'Het abonnement {plan}, {period}, van {customer} is niet betaald en is beëindigd.',
    },
    needsPerson: {
      subject: 'Kijk hiernaar: {order}',
      text: 'Bestelling {order} ({customer}) heeft iemand nodig:\n\n{attention}',
    },
  },
  en: {
    orderPaid: {
      subject: 'New customer: {plan}, {period} ({order})',
      text: '{customer} bought {plan}, {period}, and paid {total}.',
    },
    overdue: {
      subject: 'Renewal not paid: {order}',
      text: 'The renewal of {plan}, {period}, by {customer} could not be collected. The customer has a link to pay; we try a few more times ourselves.',
    },
    paused: {
      subject: 'Subscription on hold: {order}',
      text: 'The subscription {plan}, {period}, of {customer} was not paid and is on hold. Nothing more is collected. The customer can still pay with the link.',
    },
    ended: {
      subject: 'Subscription ended: {order}',
      text: 'The subscription {plan}, {period}, of {customer} was not paid and has ended.',
    },
    needsPerson: {
      subject: 'Please look at this: {order}',
      text: 'Order {order} ({customer}) needs somebody:\n\n{attention}',
    },
  },
}

export const isNotice = (mail: OrderMail): mail is Notice => (NOTICE_KINDS as readonly string[]).includes(mail.kind)

type Services = {siteUrl: string; operators: readonly string[]}

/** A mail to the people of the company about an order, in the default language; it leads to the back office. */
export function noticeFor(order: Order, {key, kind}: Notice, {siteUrl, operators}: Services): Message {
  const {id, planName, periodLabel, total, customerName, customerEmail, attention} = order
  const facts = {
    order: id,
    plan: planName,
    period: periodLabel,
    total: formatEuros(total, DEFAULT_LANGUAGE),
    customer: [customerName, customerEmail].filter(Boolean).join(', ') || id,
    attention: attention.map((text) => `- ${attentionIn(text, DEFAULT_LANGUAGE)}`).join('\n'),
  }
  const {subject, text} = WORDS[DEFAULT_LANGUAGE][kind]
  return {
    to: operators.join(', '),
    subject: fill(subject, facts),
    ...plainBody(`${fill(text, facts)}\n\n${siteUrl}/beheer?${new URLSearchParams({order: id})}`),
    messageId: `<${key}-${id}@${new URL(siteUrl).hostname}>`,
  }
}

/** Plain words, in both parts of a mail. */
export const plainBody = (text: string): Pick<Message, 'text' | 'html'> => ({
  text: `${text}\n`,
  html: `<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark"><p style="white-space:pre-line;font:16px/1.55 system-ui,sans-serif">${escapeHTML(text).replace(/https?:\/\/\S+/g, '<a href="$&">$&</a>')}</p>`,
})
