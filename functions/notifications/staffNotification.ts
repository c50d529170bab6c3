import {formatMoment, inSentence} from '../../domain/format/format.ts'
import {formatEuros} from '../../domain/money/money.ts'
import {byLanguage} from '../../domain/texts/byLanguage.ts'
import {DEFAULT_STAFF_LANGUAGE, type Language} from '../../domain/texts/languages.ts'
import {fill} from '../../domain/texts/placeholders.ts'
import {alertText} from '../admin/words/alertText.ts'
import {ADMIN_WORDS} from '../admin/words/words.ts'
import {liveBy} from '../billing/orders/onboarding.ts'
import {
  type Order,
  type OrderMail,
  STAFF_NOTIFICATION_KINDS,
  type StaffNotificationKind,
} from '../billing/orders/order.ts'
import {amountsOf} from '../billing/prices/priceChange.ts'
import {readableAddress} from '../http/readableAddress.ts'
import {html} from '../ui/html.ts'
import {type MailParts, mailHtml, mailText, type Passage} from '../ui/mailLayout.ts'
import {type Message, messageIdOf} from './message.ts'

type StaffNotification = OrderMail & {kind: StaffNotificationKind}

/** The words of staff notifications. Their readers are no visitors, so they are not content. */
const WORDS = byLanguage({
  orderPaid: {
    subject: ['Nieuwe klant: {plan}, {period} ({order})', 'New customer: {plan}, {period} ({order})'],
    heading: ['Nieuwe klant', 'New customer'],
    text: [
      '{customer} heeft {plan} gekocht, {period}, en {total} betaald.',
      '{customer} bought {plan}, {period}, and paid {total}.',
    ],
  },
  readyToBegin: {
    subject: ['Klaar om te beginnen: {order}', 'Ready to begin: {order}'],
    heading: ['Klaar om te beginnen', 'Ready to begin'],
    text: [
      '{customer} heeft alles verteld wat nodig is voor {plan}. We hebben beloofd dat het binnen 24 uur live is: vóór {liveBy}. In het beheer staat wat de klant vertelde; geef daar aan wat klaar is.',
      '{customer} has told all that is needed for {plan}. We promised that it is live within 24 hours: before {liveBy}. The back office shows what the customer told; say there what is done.',
    ],
  },
  overdue: {
    subject: ['Verlenging niet betaald: {order}', 'Renewal not paid: {order}'],
    heading: ['Verlenging niet betaald', 'Renewal not paid'],
    text: [
      'De verlenging van {plan}, {period}, van {customer} kon niet worden afgeschreven. De klant heeft een link om te betalen; we proberen het zelf nog een paar keer.',
      'The renewal of {plan}, {period}, by {customer} could not be collected. The customer has a link to pay; we try a few more times ourselves.',
    ],
  },
  paused: {
    subject: ['Abonnement staat stil: {order}', 'Subscription on hold: {order}'],
    heading: ['Abonnement staat stil', 'Subscription on hold'],
    text: [
      'Het abonnement {plan}, {period}, van {customer} is niet betaald en staat stil. Er wordt niets meer afgeschreven. De klant kan nog betalen met de link.',
      'The subscription {plan}, {period}, of {customer} was not paid and is on hold. Nothing more is collected. The customer can still pay with the link.',
    ],
  },
  pausedByCustomer: {
    subject: ['Klant pauzeert: {order}', 'Customer pauses: {order}'],
    heading: ['Klant pauzeert', 'Customer pauses'],
    text: [
      'De klant {customer} pauzeert {plan}, {period}. In die tijd wordt niets afgeschreven en hoeft er niet te worden gewerkt. In het beheer staat van wanneer tot wanneer.',
      'The customer {customer} pauses {plan}, {period}. During that time nothing is collected and no work is due. The back office says from when until when.',
    ],
  },
  ended: {
    subject: ['Abonnement beëindigd: {order}', 'Subscription ended: {order}'],
    heading: ['Abonnement beëindigd', 'Subscription ended'],
    text: [
      'Het abonnement {plan}, {period}, van {customer} is niet betaald en is beëindigd.',
      'The subscription {plan}, {period}, of {customer} was not paid and has ended.',
    ],
  },
  needsPerson: {
    subject: ['Kijk hiernaar: {order}', 'Please look at this: {order}'],
    heading: ['Kijk hiernaar', 'Please look at this'],
    text: [
      'Bestelling {order} ({customer}) heeft iemand nodig:\n\n{attention}',
      'Order {order} ({customer}) needs somebody:\n\n{attention}',
    ],
  },
})

/** The lines of the table, and the button, of each of them. */
const LABELS = byLanguage({
  order: ['Bestelling', 'Order'],
  customer: ['Klant', 'Customer'],
  plan: ['Pakket', 'Plan'],
  total: ['Bedrag incl. btw', 'Amount incl. VAT'],
  totalReversed: ['Bedrag, btw verlegd', 'Amount, VAT reverse-charged'],
  button: ['Bekijk de bestelling', 'Look at the order'],
  office: ['Naar het beheer', 'To the back office'],
})

export const isStaffNotification = (mail: OrderMail): mail is StaffNotification =>
  (STAFF_NOTIFICATION_KINDS as readonly string[]).includes(mail.kind)

type Services = {
  siteUrl: string
  operators: readonly string[]
  /** Other orders by which the customer has the same plan. */
  others?: readonly string[]
}

const OTHERS = byLanguage([
  'Let op: deze klant (zelfde bedrijf of e-mailadres) heeft dit pakket al: {others}. Die bestelling loopt door. Is dat niet de bedoeling, zeg er dan een op en betaal die terug.',
  'Please note: this customer (same company or e-mail address) has this plan already: {others}. That order runs on. If that is not meant, cancel one of them and refund it.',
])

/** A mail to the people of the company about an order, in the default language; it leads to the back office. */
export function staffNotificationFor(
  order: Order,
  notification: StaffNotification,
  {siteUrl, operators, others = []}: Services,
): Message {
  const {kind} = notification
  const {id, planName, customerName, details, alerts} = order
  const first = kind === 'orderPaid' ? order.payments.find((payment) => payment.id === order.paymentId) : undefined
  const {total} = first ? amountsOf(order, first) : order
  const customerEmail = order.customerEmail && readableAddress(order.customerEmail)
  const period = inSentence(ADMIN_WORDS[DEFAULT_STAFF_LANGUAGE].periods[order.period])
  const name = [details?.company, customerName].filter(Boolean).join(', ')
  const promised = liveBy(order)
  const values = {
    order: id,
    plan: planName,
    period,
    total: formatEuros(total, DEFAULT_STAFF_LANGUAGE),
    liveBy: promised ? formatMoment(promised, DEFAULT_STAFF_LANGUAGE) : '',
    customer: name && customerEmail ? `${name} (${customerEmail})` : name || customerEmail || id,
    attention: alerts.map((each) => `- ${alertText(each, DEFAULT_STAFF_LANGUAGE)}`).join('\n'),
  }
  const {subject, heading, text} = WORDS[DEFAULT_STAFF_LANGUAGE][kind]
  const labels = LABELS[DEFAULT_STAFF_LANGUAGE]
  return {
    to: operators.join(', '),
    subject: fill(subject, values),
    ...operatorMail(siteUrl, {
      heading,
      text: [fill(text, values), others.length > 0 && fill(OTHERS[DEFAULT_STAFF_LANGUAGE], {others: others.join(', ')})]
        .filter(Boolean)
        .join('\n\n'),
      details: [
        {label: labels.order, value: id},
        {label: labels.customer, value: values.customer},
        {label: labels.plan, value: `${planName}, ${period}`},
        {label: order.vatScheme ? labels.totalReversed : labels.total, value: values.total},
      ],
      button: {label: labels.button, href: `${siteUrl}/beheer?${new URLSearchParams({order: id})}`},
    }),
    messageId: messageIdOf(notification, order, siteUrl),
  }
}

type OperatorWords = Pick<MailParts, 'heading' | 'button'> & {
  text: string
  language?: Language
  details?: MailParts['details']
}

/** A mail to the people of the company. They know who they are, and must get it while the CMS is away: it asks nobody. */
export function operatorMail(
  siteUrl: string,
  {text, language = DEFAULT_STAFF_LANGUAGE, details = [], ...words}: OperatorWords,
): Pick<Message, 'sender' | 'text' | 'html'> {
  const sender = new URL(siteUrl).host
  const parts = {...words, language, details, sender, preheader: text, opening: passageOf(text)}
  return {sender, text: mailText(parts), html: mailHtml(parts)}
}

/** The same, about no single order. */
export const toOffice = (siteUrl: string, words: Pick<OperatorWords, 'heading' | 'text'>) =>
  operatorMail(siteUrl, {...words, button: {label: LABELS[DEFAULT_STAFF_LANGUAGE].office, href: `${siteUrl}/beheer`}})

/** Plain words: paragraphs stand apart, lines of one paragraph below each other. */
const passageOf = (text: string): Passage => ({
  text,
  html: text
    .split('\n\n')
    .map(
      (paragraph) =>
        html`<p>${paragraph.split('\n').map((line, index) => html`${index > 0 && html`<br>`}${line}`)}</p>`.text,
    )
    .join(''),
})
