import {escapeHTML, toHTML} from '@portabletext/to-html'
import {toPlainText} from '@portabletext/toolkit'
import type {SanityClient} from '@sanity/client'
import {factsFrom, fill, fillContent, formatDay, formatEuros, type Language, localise, MONTHS} from '../model.ts'
import type {Order} from '../orders/order.ts'
import {nextRenewal} from '../payments/renewal.ts'
import {confirmationQuery} from './mail.query.ts'

export type Message = {to: string; subject: string; text: string; html: string; messageId: string}

/** The confirmation of a paid order, in the customer's language, from the texts in the CMS. */
export async function confirmationFor(
  order: Order,
  {content, siteUrl}: {content: SanityClient; siteUrl: string},
): Promise<Message> {
  const {language, customerEmail, paidAt = new Date().toISOString()} = order
  if (!customerEmail) throw new Error('The order has no address')
  const {message, settings} = await content.fetch(confirmationQuery)
  if (!message || !settings) throw new Error('The confirmation mail is not in the CMS')

  const facts = {
    ...factsFrom({settings, prices: []}, language),
    // What was agreed, not what the CMS says now.
    customerName: order.customerName ?? '',
    orderNumber: order.id,
    plan: order.planName,
    period: order.periodLabel,
    months: String(MONTHS[order.period]),
    exclVat: formatEuros(order.exclVat, language),
    vat: formatEuros(order.vat, language),
    vatRate: String(order.vatRate),
    total: formatEuros(order.total, language),
    nextRenewalDate: formatDay(nextRenewal(paidAt, order.period), language, 'long'),
    dashboardUrl: `${siteUrl}/`,
  }
  const texts = fillContent(localise(message, language), facts)
  const blocks = [...texts.body, ...(order.period === 'monthly' ? texts.monthly : texts.prepaid), ...texts.signature]
  return {
    to: customerEmail,
    subject: fill(texts.subject, facts),
    text: `${tidy(toPlainText(blocks))}\n`,
    html: page(tidy(toHTML(blocks)), texts.preheader, language),
    messageId: `<confirmation-${order.id}@${new URL(siteUrl).hostname}>`,
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
