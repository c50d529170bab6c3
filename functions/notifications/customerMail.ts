import {identityOf} from '../../domain/company/identity.ts'
import type {MailQueryResult} from '../../domain/content/content.types.ts'
import {formatDay, inSentence} from '../../domain/format/format.ts'
import {type Cents, formatEuros} from '../../domain/money/money.ts'
import {MONTHS, type Period} from '../../domain/money/periods.ts'
import type {Breakdown} from '../../domain/money/pricing.ts'
import type {VatScheme} from '../../domain/money/vat.ts'
import {withHrefs} from '../../domain/pages/destinations.ts'
import {pathOf} from '../../domain/pages/pages.ts'
import {FOR_INVOICE} from '../../domain/pages/portalAddress.ts'
import type {Language} from '../../domain/texts/languages.ts'
import {fill, type PlaceholderValues} from '../../domain/texts/placeholders.ts'
import {fillContent, placeholderValuesFrom} from '../../domain/texts/placeholderValues.ts'
import {type Localised, localise} from '../../domain/texts/texts.ts'
import {html} from '../ui/html.ts'
import {mailHtml, mailText, type Passage} from '../ui/mailLayout.ts'
import {withMailLinks} from '../ui/mailLinks.ts'
import {htmlOf, plainTextOf} from '../ui/richText.ts'

type MailTexts = NonNullable<MailQueryResult['message']>

/** An order as a mail tells it: as agreed, not as the CMS says now. */
export type MailOrder = {
  id: string
  language: Language
  period: Period
  planName: string
  periodLabel: string
  exclVat: Cents
  vat: Cents
  vatRate: number
  total: Cents
  /** VAT is the customer's to pay. */
  vatScheme?: 'reverseCharge' | undefined
  customerName: string
  customerEmail: string
  /** The company and website of the order; empty until they are submitted. */
  company: string
  website: string
  /** The days on which the next period starts and the last one ends, where there are such days. */
  nextDay: string | null
  endDay: string | null
  /** The number of its cancellation; empty when it is not cancelled. */
  receipt: string
  /** Until when an unpaid renewal can be paid; null when none is. */
  payUntil: string | null
  /** The day that was promised instead of one that was not kept. */
  newDay: string | null
  /** The discount that it was bought with, and the sentence about it. */
  offer?: {label: string; text: string} | undefined
  /** The refunded amount, in a mail about a refund. */
  refunded: Cents
  /** Another price, of a mail that tells of one: what was paid before, and from which day on it holds. */
  newPrice:
    | (Breakdown & {
        oldTotal: Cents
        vatRate: number
        from: string
        planName?: string
        periodLabel?: string
        /** Another VAT scheme, from then on. */
        vatScheme?: VatScheme | undefined
      })
    | null
  /** Whether the invoice is attached, waits for the customer's details, or comes later. */
  invoice:
    | {state: 'attached'; kind: 'invoice' | 'creditNote' | 'correction'; number: string}
    | {state: 'awaited' | 'follows'}
  /** Without a final slash. */
  siteUrl: string
  /** The customer's own page: there one cancels, and pays what is overdue. */
  manageUrl: string
}

/** The settings of the site that a mail needs. */
type MailSettings = NonNullable<MailQueryResult['settings']>

type Around = {
  settings: MailSettings
  promise: NonNullable<MailQueryResult>['promise']
  addressOf: (destination: string) => string
}

/** Mails to customers whose work is still to begin, which promise when it will be there. */
const PROMISING: ReadonlySet<string> = new Set(['confirmation', 'detailsReminder'])

/** A mail about an order, in its language; `addressOf` gives the whole address of a destination. */
export function writeMail(kind: string, message: MailTexts, order: MailOrder, {settings, promise, addressOf}: Around) {
  const {language, period} = order
  const words = localise(settings.invoice, language)
  const values = {
    ...placeholderValuesFrom({settings, prices: []}, language),
    ...placeholderValuesOf(order),
    ...invoiceValues(order, words),
    // One of the two totals has VAT, and the other none.
    inclVat: order.newPrice?.vatScheme ? '' : behindTotal(settings, language, order.vatScheme === 'reverseCharge'),
  }
  const texts = withHrefs(fillContent(withVatWords(localise(message, language), order, settings), values), addressOf)
  // A renewal without an invoice asks for its missing details, and the button leads to their form.
  const isAsked = kind === 'renewal' && order.invoice.state === 'awaited'
  const byPeriod = period === 'monthly' ? texts.monthly : texts.prepaid
  const parts = {
    language,
    sender: settings.brandName,
    preheader: tidy(texts.preheader),
    heading: texts.heading,
    opening: passageOf([...texts.body, ...(isAsked ? [paragraph(words.missing)] : [])]),
    // Unknown values have no line: a subscription that ended has no next payment.
    details: [
      ...(texts.details ?? []),
      ...offerLine(kind, order),
      ...aboutLines(kind, order, words),
      ...invoiceLine(kind, order, words),
      ...receiptLine(kind, order, words),
    ].filter(({value}) => value.trim() !== ''),
    button: {
      label: isAsked ? words.fillIn : texts.buttonLabel,
      href: buttonOf(isAsked ? 'invoiceDetails' : kind, order, settings),
    },
    promise: PROMISING.has(kind) && promise ? fillContent(localise(promise, language), values) : undefined,
    closing: passageOf([...(byPeriod ?? []), ...(texts.closing ?? []), ...texts.signature]),
    footer: footerOf(fillContent(localise(settings, language), values), order),
  }
  return {
    subject: fill(texts.subject, values),
    preheader: parts.preheader,
    text: mailText(parts),
    html: mailHtml(parts),
  }
}

/** The words behind a total: with VAT, or VAT reverse-charged. */
export function behindTotal({mail}: Pick<MailSettings, 'mail'>, language: Language, isReverseCharged: boolean): string {
  const {inclVat, vatReversed} = localise(mail, language)
  return isReverseCharged ? vatReversed : inclVat
}

/** The words of the line about VAT under the reverse charge. */
function withVatWords(texts: Localised<MailTexts>, {vatScheme, newPrice, language}: MailOrder, {labels}: MailSettings) {
  if ((newPrice?.vatScheme ?? vatScheme ?? 'charged') === 'charged') return texts
  const {reverseCharge} = localise(labels, language)
  const worded = (texts.details ?? []).map((line) =>
    /\{(v|newV)atRate\}/.test(line.label) ? {...line, label: reverseCharge} : line,
  )
  return {...texts, details: worded}
}

type InvoiceWords = Localised<MailSettings['invoice']>

const invoiceValues = ({invoice}: MailOrder, words: InvoiceWords): PlaceholderValues =>
  invoice.state === 'attached' ? {document: words[invoice.kind], invoiceNumber: invoice.number} : {}

/** Names company and website, for customers with several orders. A mail to a former address, or one anybody can ask for, names neither. */
function aboutLines(kind: string, {company, website}: MailOrder, words: InvoiceWords) {
  if (kind === 'signIn' || kind === 'addressReplaced' || kind === 'addressAsked') return []
  return [
    {label: words.company, value: company},
    {label: words.website, value: shownAddress(website)},
  ]
}

/** The confirmation says what the discount is, and what is paid after it. */
const offerLine = (kind: string, {offer}: MailOrder) =>
  kind === 'confirmation' && offer ? [{label: offer.label, value: offer.text}] : []

/** "https://voorbeeld.nl/" is "voorbeeld.nl". */
export const shownAddress = (website: string): string => website.replace(/^https?:\/\//, '').replace(/\/$/, '')

const OF_CANCELLING: ReadonlySet<string> = new Set(['cancellationConfirmed', 'cancelledUnderway', 'cancelledAtOnce'])

/** The confirmation of a cancellation carries its number. */
const receiptLine = (kind: string, {receipt}: MailOrder, words: InvoiceWords) =>
  OF_CANCELLING.has(kind) ? [{label: words.receipt, value: receipt}] : []

const WITH_INVOICE: ReadonlySet<string> = new Set(['confirmation', 'renewal', 'planChanged'])

/** A mail about a payment says where its invoice is; of a credit note, only that it is there. A free period has none. */
function invoiceLine(kind: string, {invoice, total}: MailOrder, words: InvoiceWords) {
  const isBack = kind === 'refunded' || kind === 'refundCancelled'
  if (!WITH_INVOICE.has(kind) && !isBack) return []
  if (invoice.state === 'attached')
    return [{label: words[invoice.kind], value: fill(words.attached, {invoiceNumber: invoice.number})}]
  return isBack || total === 0 ? [] : [{label: words.invoice, value: words[invoice.state]}]
}

/** A text of its own in a mail. */
const paragraph = (text: string): Localised<MailTexts>['body'][number] => ({
  _type: 'block',
  _key: 'asked',
  style: 'normal',
  markDefs: [],
  children: [{_type: 'span', _key: 'asked-text', text, marks: []}],
})

const passageOf = (blocks: Localised<MailTexts>['body']): Passage => ({
  text: tidy(plainTextOf(blocks)),
  html: tidy(htmlOf(blocks)),
})

/** The one button leads to the customer's own page, unless the mail goes to somebody whose page it is not any more. */
function buttonOf(kind: string, {manageUrl, siteUrl, language}: MailOrder, {emails}: MailSettings): string {
  if (kind === 'addressReplaced') return `mailto:${emails.support}`
  if (kind === 'invoiceDetails') return `${manageUrl}#${FOR_INVOICE}`
  if (kind === 'vatNumberAsked') return `${manageUrl}#vat`
  return kind === 'subscriptionEnded' ? `${siteUrl}${pathOf('landing', language)}#pricing` : manageUrl
}

/** The contact, the sender's identity and the terms. */
function footerOf(settings: Localised<MailSettings>, {siteUrl, language}: MailOrder): Passage {
  const {mail} = settings
  const termsUrl = `${siteUrl}${pathOf('terms', language)}`
  const identity = identityOf(settings)
  return {
    text: [mail.questions, ...identity, `${mail.terms}: ${termsUrl}`].join('\n'),
    html: html`<p>${withMailLinks(mail.questions)}</p><p>${identity[0]}<br>${identity[1]}<br><a href="${termsUrl}">${mail.terms}</a></p>`
      .text,
  }
}

function placeholderValuesOf({
  language,
  period,
  nextDay,
  endDay,
  payUntil,
  newDay,
  newPrice,
  ...order
}: MailOrder): PlaceholderValues {
  const day = (date: string | null) => (date ? formatDay(date, language, 'long') : '')
  return {
    customerName: order.customerName,
    customerEmail: order.customerEmail,
    orderNumber: order.id,
    plan: order.planName,
    period: inSentence(order.periodLabel),
    months: String(MONTHS[period]),
    exclVat: formatEuros(order.exclVat, language),
    vat: formatEuros(order.vat, language),
    vatRate: String(order.vatRate),
    total: formatEuros(order.total, language),
    nextRenewalDate: day(nextDay),
    endDate: day(endDay),
    payUntil: day(payUntil),
    newDay: day(newDay),
    refunded: formatEuros(order.refunded, language),
    ...(newPrice && {
      oldTotal: formatEuros(newPrice.oldTotal, language),
      newExclVat: formatEuros(newPrice.exclVat, language),
      newVat: formatEuros(newPrice.vat, language),
      newVatRate: String(newPrice.vatRate),
      newTotal: formatEuros(newPrice.total, language),
      newFrom: day(newPrice.from),
      newPlan: newPrice.planName ?? order.planName,
      newPeriod: inSentence(newPrice.periodLabel ?? order.periodLabel),
    }),
    cancelUrl: order.manageUrl,
    payUrl: order.manageUrl,
    dashboardUrl: `${order.siteUrl}${pathOf('landing', language)}`,
  }
}

/** A value that is empty leaves no space before the comma or the end of the sentence. */
const tidy = (text: string) => text.replace(/ +([,.])/g, '$1')
