import type {ContentClient} from '../content.ts'
import {manageUrl} from '../links/manage.ts'
import {factsFrom, writeMail} from '../model.ts'
import type {Order, OrderMail} from '../orders/order.ts'
import {payUntil} from '../orders/overdue.ts'
import {nameForMail} from '../payments/customer.ts'
import {paidUntil} from '../payments/renewal.ts'
import {mailQuery} from './mail.query.ts'

export type Message = {to: string; subject: string; text: string; html: string; messageId: string}

type Services = {
  content: ContentClient
  siteUrl: string
  linkSecrets: readonly [string, ...string[]]
}

/** A mail of an order, in the customer's language, from the texts in the CMS. */
export async function messageFor(order: Order, mail: OrderMail, services: Services): Promise<Message> {
  const {content, siteUrl, linkSecrets} = services
  const {message, settings} = await content.fetch(mailQuery, {kind: mail.kind})
  if (!message || !settings) throw new Error(`The mail ${mail.kind} is not in the CMS`)

  const nextDay = paidUntil(order)
  const told = {
    ...order,
    customerName: nameForMail(order.customerName),
    customerEmail: order.customerEmail ?? '',
    nextDay,
    endDay: order.subscription?.endsOn ?? nextDay,
    payUntil: payUntil(order),
    refunded: mail.amount ?? 0,
    cancelUrl: manageUrl(siteUrl, order, linkSecrets),
    // The page behind the link offers to pay what is overdue.
    payUrl: manageUrl(siteUrl, order, linkSecrets),
    dashboardUrl: `${siteUrl}/`,
  }
  const {subject, text, html} = writeMail(message, told, factsFrom({settings, prices: []}, order.language))
  const messageId = `<${mail.key}-${order.id}@${new URL(siteUrl).hostname}>`
  return {to: mail.to, subject, text, html, messageId}
}
