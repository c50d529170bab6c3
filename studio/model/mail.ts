import {escapeHTML} from '@portabletext/to-html'
import type {MailQueryResult} from './content.types.ts'
import {formatDay} from './format.ts'
import type {Language} from './languages.ts'
import {type Cents, formatEuros} from './money.ts'
import {type Facts, fill, fillContent} from './placeholders.ts'
import {type Breakdown, MONTHS, type Period} from './pricing.ts'
import {htmlOf, plainTextOf} from './richText.ts'
import {localise} from './texts.ts'

type MailTexts = NonNullable<MailQueryResult['message']>

/** What a mail tells of an order: what was agreed, not what the CMS says now. */
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
  customerName: string
  customerEmail: string
  /** The days on which the next period starts and the last one ends, where there are such days. */
  nextDay: string | null
  endDay: string | null
  /** Until when an unpaid renewal can be paid; null when none is. */
  payUntil: string | null
  /** What went back, of a mail that says so. */
  refunded: Cents
  /** Another price, of a mail that tells of one: what was paid before, and from which day on it holds. */
  newPrice: (Breakdown & {oldTotal: Cents; vatRate: number; from: string}) | null
  cancelUrl: string
  payUrl: string
  dashboardUrl: string
}

/** A mail about an order, in its language; `general` is what placeholders stand for everywhere. */
export function writeMail(message: MailTexts, order: MailOrder, general: Facts) {
  const {language, period} = order
  const facts = {...general, ...factsOf(order)}
  const texts = fillContent(localise(message, language), facts)
  const byPeriod = period === 'monthly' ? texts.monthly : texts.prepaid
  const blocks = [...texts.body, ...(byPeriod ?? []), ...(texts.closing ?? []), ...texts.signature]
  return {
    subject: fill(texts.subject, facts),
    preheader: texts.preheader,
    text: `${tidy(plainTextOf(blocks))}\n`,
    html: page(tidy(htmlOf(blocks)), texts.preheader, language),
  }
}

function factsOf({language, period, nextDay, endDay, payUntil, newPrice, ...order}: MailOrder): Facts {
  const day = (date: string | null) => (date ? formatDay(date, language, 'long') : '')
  return {
    customerName: order.customerName,
    customerEmail: order.customerEmail,
    orderNumber: order.id,
    plan: order.planName,
    period: order.periodLabel,
    months: String(MONTHS[period]),
    exclVat: formatEuros(order.exclVat, language),
    vat: formatEuros(order.vat, language),
    vatRate: String(order.vatRate),
    total: formatEuros(order.total, language),
    nextRenewalDate: day(nextDay),
    endDate: day(endDay),
    payUntil: day(payUntil),
    refunded: formatEuros(order.refunded, language),
    ...(newPrice && {
      oldTotal: formatEuros(newPrice.oldTotal, language),
      newExclVat: formatEuros(newPrice.exclVat, language),
      newVat: formatEuros(newPrice.vat, language),
      newVatRate: String(newPrice.vatRate),
      newTotal: formatEuros(newPrice.total, language),
      newFrom: day(newPrice.from),
    }),
    cancelUrl: order.cancelUrl,
    payUrl: order.payUrl,
    dashboardUrl: order.dashboardUrl,
  }
}

/** Without a name the greeting is "Dag," and not "Dag ,". */
const tidy = (text: string) => text.replace(/ +,/g, ',')

const page = (body: string, preheader: string, language: Language) => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:24px;font:16px/1.55 system-ui,sans-serif">
<div style="display:none">${escapeHTML(preheader)}</div>
<div style="max-width:36em;margin:0 auto">
${body}
</div>
</body>
</html>
`
