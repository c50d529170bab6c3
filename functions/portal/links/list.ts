import {createHmac} from 'node:crypto'
import {HOUR_MS} from '../../../domain/format/dates.ts'
import {signInPath} from '../../../domain/pages/portalAddress.ts'
import type {Language} from '../../../domain/texts/languages.ts'
import type {Order} from '../../billing/orders/order.ts'
import {isOneOf, manageToken} from './manage.ts'

/** The list of the orders of one customer, for an hour after signing in: a link of one of them that is withdrawn ends it. */
type Secrets = readonly [string, ...string[]]

const keyOf = (orders: readonly Order[], until: string, secret: string) =>
  createHmac('sha256', secret)
    .update(`list ${until} ${orders.map((order) => manageToken(order, [secret])).join(' ')}`)
    .digest('base64url')

export function listPath(orders: readonly Order[], secrets: Secrets, language: Language, now: Date): string {
  const until = new Date(now.getTime() + HOUR_MS).toISOString()
  const ids = orders.map(({id}) => id).join(',')
  return `${signInPath(language)}?${new URLSearchParams({orders: ids, until, key: keyOf(orders, until, secrets[0])})}`
}

export function isList(
  query: URLSearchParams,
  orders: readonly Order[],
  secrets: readonly string[],
  now: Date,
): boolean {
  const until = query.get('until') ?? ''
  const right = secrets.map((secret) => keyOf(orders, until, secret))
  return isOneOf(query.get('key') ?? '', right) && until > now.toISOString()
}
