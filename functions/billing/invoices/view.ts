import {formatDay} from '../../../domain/format/format.ts'
import {type Cents, formatEuros} from '../../../domain/money/money.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import {shownAddress} from '../../notifications/customerMail.ts'
import type {InvoiceData, Party} from './data.ts'

type Row = readonly [label: string, value: string]

/** An invoice in words, for the PDF and the page alike. */
export type InvoiceView = {
  title: string
  details: Row[]
  parties: {heading: string; name: string; lines: string[]}[]
  columns: readonly [description: string, period: string, exclVat: string]
  /** The subscription, and what is taken off. */
  lines: (readonly [description: string, period: string, exclVat: string])[]
  sums: Row[]
  total: Row
  notes: string[]
  questions: string
}

type Line = {description: string; period: string; cents: Cents}

/** The methods' own names: the same in every language. */
const METHODS: Record<string, string> = {ideal: 'iDEAL', bancontact: 'Bancontact', applepay: 'Apple Pay'}

export function invoiceView(data: InvoiceData): InvoiceView {
  const {kind, words: w, language, amounts, number, back, corrects, vatScheme} = data
  const isCredit = kind === 'creditNote'
  const day = (date: string) => formatDay(date, language, 'long')
  // Refunded amounts are negative.
  const euros = (cents: number) => formatEuros(isCredit && cents !== 0 ? -cents : cents, language)
  const method = {...METHODS, creditcard: w.card, directdebit: w.directDebit}[data.method ?? '']
  const payment: Row[] = [[w.paidOn, day(data.paidOn)], ...(method ? [[w.paidWith, method] as const] : [])]
  const backOn = {refunded: w.refundedOn, chargedBack: w.chargedBackOn, writtenOff: w.writtenOffOn}
  const reversal: Row[] = back ? [[backOn[back.how], day(back.on)]] : []
  return {
    title: `${w[kind]} ${number}`,
    details: [
      [w.number, number],
      [w.issuedOn, day(data.issuedOn)],
      ...(corrects
        ? [[w.corrects, `${corrects.number}${corrects.issuedOn ? `, ${day(corrects.issuedOn)}` : ''}`] as const]
        : []),
      ...(isCredit ? reversal : payment),
      [w.orderNumber, data.orderId],
      ...(data.reference ? [[w.reference, data.reference] as const] : []),
      ...(data.website ? [[w.website, shownAddress(data.website)] as const] : []),
    ],
    parties: [partyOf(w.seller, data.seller, w), partyOf(w.customer, data.customer, w)],
    columns: [w.description, w.period, w.exclVat],
    lines: linesOf(data).map(({description, period, cents}) => [description, period, euros(cents)] as const),
    sums: [
      [w.exclVat, euros(amounts.exclVat)],
      [(vatScheme && w.vatReversed) ?? `${w.vat} ${amounts.vatRate}%`, euros(amounts.vat)],
    ],
    total: [w.total, euros(amounts.total)],
    notes: [
      ...(vatScheme === 'reverseCharge' ? [w.reverseCharge] : []),
      // A correction of a write-off: the invoice is paid after all.
      // A credit note of version 2 without one is of an invoice that another one takes the place of: no money moved.
      ...(kind === 'correction' && !back
        ? [w.refundCancelled]
        : isCredit
          ? back || !data.version
            ? [w[back?.how ?? 'refunded']]
            : []
          : [w.settled]),
      ...(data.mode === 'test' ? [w.test] : []),
    ],
    questions: w.questions,
  }
}

/**
 * The lines of a document; for a dearer plan the days left, with what had been paid for them. Amounts excl. VAT; those of a
 * credit note are positive, and what is taken off is negative.
 */
export function linesOf({brand, plan, period, language, amounts, change, discount, words: w}: InvoiceData): Line[] {
  const day = (date: string) => formatDay(date, language, 'long')
  const days = fill(w.fromUntil, {from: day(period.from), until: day(period.until)})
  const line = (description: string, cents: Cents) => ({description, period: days, cents})
  const bought = line(`${brand} ${plan}, ${period.label}`, change?.price ?? amounts.exclVat + (discount?.exclVat ?? 0))
  const off = discount ? [{description: discount.label, period: '', cents: -discount.exclVat}] : []
  return change ? [bought, line(fill(w.credit, {plan: change.oldPlan}), -change.credit)] : [bought, ...off]
}

/** A number of another country's register stands as it was typed: it has a name of its own, such as HRB. */
const partyOf = (heading: string, {name, lines, kvk, register, vatNumber}: Party, w: InvoiceData['words']) => ({
  heading,
  name,
  lines: [
    ...lines,
    ...(kvk ? [`${w.kvk} ${kvk}`] : []),
    ...(register ? [register] : []),
    ...(vatNumber ? [`${w.vatNumber} ${vatNumber}`] : []),
  ],
})
