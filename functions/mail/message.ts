import type {SanityClient} from '@sanity/client'
import {manageUrl} from '../links/manage.ts'
import {writeMail} from '../model.ts'
import type {Order, OrderMail} from '../orders/order.ts'
import {payUntil} from '../orders/overdue.ts'
import {nameForMail} from '../payments/customer.ts'
import {paidUntil} from '../payments/renewal.ts'
import {mailQuery} from './mail.query.ts'

export type Message = {
  to: string
  /** The name before the address that mails are sent from. */
  sender: string
  /** Where answers go, if not back to where the mail came from. */
  replyTo?: string
  subject: string
  text: string
  html: string
  messageId: string
}

type Services = {
  content: SanityClient
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
    siteUrl,
    manageUrl: manageUrl(siteUrl, order, linkSecrets),
  }
  const {subject, text, html} = writeMail(mail.kind, message, told, settings)
  const messageId = `<${mail.key}-${order.id}@${new URL(siteUrl).hostname}>`
  return {to: mail.to, sender: settings.brandName, replyTo: settings.emails.support, subject, text, html, messageId}
}
