import {escapeHTML} from '@portabletext/to-html'
import type {SanityClient} from '@sanity/client'
import {manageUrl} from '../links/manage.ts'
import {factsFrom, fill, fillContent, formatDay, formatEuros, type Language, localise, MONTHS} from '../model.ts'
import type {Order, OrderMail} from '../orders/order.ts'
import {payUntil} from '../orders/overdue.ts'
import {nameForMail} from '../payments/customer.ts'
import {paidUntil} from '../payments/renewal.ts'
import {mailQuery} from './mail.query.ts'
import {htmlOf, plainTextOf} from './richText.ts'

export type Message = {to: string; subject: string; text: string; html: string; messageId: string}

type Services = {
  content: SanityClient
  siteUrl: string
  linkSecrets: readonly [string, ...string[]]
}

/** A mail of an order, in the customer's language, from the texts in the CMS. */
export async function messageFor(order: Order, mail: OrderMail, services: Services): Promise<Message> {
  const {content, siteUrl} = services
  const {language} = order
  const {message, settings} = await content.fetch(mailQuery, {kind: mail.kind})
  if (!message || !settings) throw new Error(`The mail ${mail.kind} is not in the CMS`)

  const facts = {...factsFrom({settings, prices: []}, language), ...orderFacts(order, mail, services)}
  const texts = fillContent(localise(message, language), facts)
  const byPeriod = order.period === 'monthly' ? texts.monthly : texts.prepaid
  const blocks = [...texts.body, ...(byPeriod ?? []), ...(texts.closing ?? []), ...texts.signature]
  return {
    to: mail.to,
    subject: fill(texts.subject, facts),
    text: `${tidy(plainTextOf(blocks))}\n`,
    html: page(tidy(htmlOf(blocks)), texts.preheader, language),
    messageId: `<${mail.key}-${order.id}@${new URL(siteUrl).hostname}>`,
  }
}

/** What was agreed, not what the CMS says now. */
function orderFacts(order: Order, {amount = 0}: OrderMail, {siteUrl, linkSecrets}: Services): Record<string, string> {
  const {language, period} = order
  const next = paidUntil(order)
  const day = (date: string | null | undefined) => (date ? formatDay(date, language, 'long') : '')
  return {
    customerName: nameForMail(order.customerName),
    customerEmail: order.customerEmail ?? '',
    orderNumber: order.id,
    plan: order.planName,
    period: order.periodLabel,
    months: String(MONTHS[period]),
    exclVat: formatEuros(order.exclVat, language),
    vat: formatEuros(order.vat, language),
    vatRate: String(order.vatRate),
    total: formatEuros(order.total, language),
    refunded: formatEuros(amount, language),
    nextRenewalDate: day(next),
    endDate: day(order.subscription?.endsOn ?? next),
    cancelUrl: manageUrl(siteUrl, order.id, linkSecrets),
    // The page behind the link offers to pay what is overdue.
    payUrl: manageUrl(siteUrl, order.id, linkSecrets),
    payUntil: day(payUntil(order)),
    dashboardUrl: `${siteUrl}/`,
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
