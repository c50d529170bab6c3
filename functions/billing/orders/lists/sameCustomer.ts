import type {Details} from '../../../../domain/customers/customerDetails.ts'
import {sameMailAddress} from '../../../../domain/customers/typedText.ts'
import type {Database} from '../../../database/database.ts'
import {stateIn} from '../../state/subscription.ts'
import type {Order} from '../order.ts'
import type {Orders} from '../orders.ts'
import {simplified} from '../rows.ts'

type Buyer = Parameters<Orders['ofSameCustomer']>[0]

/** So many are looked at: a company may be named like a part of many others. */
const CANDIDATES = 50

/** The words of a company's name, without signs: "B.V." is "BV". */
const wordsOf = (company = '') => simplified(company).match(/[\p{L}\p{N}]+/gu) ?? []
/** "https://www.voorbeeld.nl/" is "voorbeeld.nl". */
const hostOf = (website = '') => (URL.canParse(website) ? new URL(website).host.replace(/^www\./, '') : website)
const named = (company?: string) => wordsOf(company).join('')

/** The paid orders of the same customer for the same plan whose subscription runs, or is being made; the newest first. */
export async function ordersOfSameCustomer(
  {query}: Database,
  {plan, mode, customerEmail, details, isOtherWebsite}: Buyer,
): Promise<string[]> {
  const address = customerEmail ? sameMailAddress(customerEmail) : ''
  const company = named(details?.company)
  if (!address && !company) return []
  // The longest word finds it: signs between words may be others.
  const [word = ''] = wordsOf(details?.company).toSorted((one, other) => other.length - one.length)
  const rows = await query(
    `SELECT orders.id, orders.customer_email, orders.details FROM orders
     LEFT JOIN subscriptions ON subscriptions.order_id = orders.id
     WHERE orders.plan = $1 AND orders.mode = $2 AND orders.status = 'paid' AND orders.duplicate_of IS NULL
       AND orders.forgotten_at IS NULL AND (subscriptions.id IS NULL OR NOT subscriptions.${stateIn('cancelled', 'resuming')})
       AND (lower(orders.customer_email) = $3 OR orders.search LIKE $4)
     ORDER BY orders.created_at DESC, orders.id LIMIT ${CANDIDATES}`,
    [plan, mode, address, word ? `%${word}%` : ''],
  )
  return rows.flatMap(({id, customer_email, details: kept}) => {
    const own = typeof kept === 'string' ? (JSON.parse(kept) as Details) : {}
    const isSame =
      (address !== '' && sameMailAddress(String(customer_email ?? '')) === address) ||
      (company !== '' && named(own.company) === company)
    const counts = !isOtherWebsite || hostOf(own.website) === hostOf(details?.website)
    return isSame && counts ? [String(id)] : []
  })
}

/** The others by which the customer of an order has its plan. */
export const othersOf = async (order: Order, orders: Pick<Orders, 'ofSameCustomer'>): Promise<string[]> =>
  (await orders.ofSameCustomer(order)).filter((id) => id !== order.id)
