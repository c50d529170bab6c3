import {escapeHTML} from '@portabletext/to-html'
import {DEFAULT_LANGUAGE, fill, formatEuros, type Language} from '../model.ts'
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
    attention: attention.map((text) => `- ${text}`).join('\n'),
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
