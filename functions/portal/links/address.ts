import {createHmac} from 'node:crypto'
import {DAY_MS} from '../../../domain/format/dates.ts'
import {portalPath} from '../../../domain/pages/portalAddress.ts'
import type {Order} from '../../billing/orders/order.ts'
import {isOneOf} from './manage.ts'

/**
 * The link that is sent to another address of a customer's: who opens it reads mail there. Nothing is kept of it: it ends
 * after a day, and when the order's links are withdrawn, as they are once it was used. It opens nothing else.
 */
type Asked = {email: string; until: string}
type Linked = Pick<Order, 'id' | 'linkSerial' | 'language'>

const keyOf = ({id, linkSerial = 0}: Linked, {email, until}: Asked, secret: string) =>
  createHmac('sha256', secret)
    .update(`address ${JSON.stringify([id, linkSerial, email, until])}`)
    .digest('base64url')

type Secrets = readonly [string, ...string[]]

export function addressUrl(siteUrl: string, order: Linked, email: string, secrets: Secrets, now: Date): string {
  const asked = {email, until: new Date(now.getTime() + DAY_MS).toISOString()}
  const query = new URLSearchParams({order: order.id, ...asked, key: keyOf(order, asked, secrets[0])})
  return `${siteUrl}${portalPath(order.language)}?${query}`
}

/** Whether such a link was used already: what it asked for is so. */
export const wasConfirmed = (query: URLSearchParams, order: Order, secrets: readonly string[], now: Date): boolean =>
  addressIn(query, {...order, linkSerial: (order.linkSerial ?? 0) - 1}, secrets, now) === order.customerEmail

/** The address that such a link confirms; null when it is none of ours, or over. */
export function addressIn(query: URLSearchParams, order: Linked, secrets: readonly string[], now: Date): string | null {
  const asked = {email: query.get('email') ?? '', until: query.get('until') ?? ''}
  const isOurs = isOneOf(
    query.get('key') ?? '',
    secrets.map((secret) => keyOf(order, asked, secret)),
  )
  return isOurs && asked.until > now.toISOString() ? asked.email : null
}
