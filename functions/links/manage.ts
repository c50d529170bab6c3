import {createHmac, timingSafeEqual} from 'node:crypto'
import {RETENTION} from '../model.ts'
import type {Order} from '../orders/order.ts'

/**
 * The link with which a customer manages an order without an account: the signature is the proof. The first
 * secret signs; all of them are accepted, so that a secret can be replaced while old mails keep working. Links of one order
 * are withdrawn by counting it up: those that were sent before open nothing more.
 */
type Linked = Pick<Order, 'id' | 'linkSerial'>

const signatureOf = ({id, linkSerial}: Linked, secret: string) =>
  createHmac('sha256', secret)
    .update(linkSerial ? `manage ${id} ${linkSerial}` : `manage ${id}`)
    .digest('base64url')

export const manageToken = (order: Linked, [secret]: readonly [string, ...string[]]) => signatureOf(order, secret)

export function isManageToken(token: string, order: Linked, secrets: readonly string[]): boolean {
  const given = Buffer.from(token)
  return secrets
    .map((secret) => Buffer.from(signatureOf(order, secret)))
    .some((expected) => expected.length === given.length && timingSafeEqual(expected, given))
}

export const manageUrl = (siteUrl: string, order: Linked, secrets: readonly [string, ...string[]]) =>
  `${siteUrl}/api/subscription?${new URLSearchParams({order: order.id, token: manageToken(order, secrets)})}`

const DAY_MS = 86_400_000

/** Whether the order's links still open anything. */
export const isLinkAlive = ({subscription}: Order, now: Date): boolean =>
  !subscription?.endsOn || now.getTime() - Date.parse(subscription.endsOn) < RETENTION.linkDays * DAY_MS
