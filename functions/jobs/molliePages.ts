import type {MollieClient, Payment} from '@mollie/api-client'
import {knownPayments} from '../billing/orders/lists/due.ts'
import {isWorthRebuilding, owesCent, snapshotOf} from '../billing/payments/snapshot.ts'
import type {Database} from '../database/database.ts'

/** Our statement takes so many at once; Mollie's pages are never larger. */
const PAGE = 250
/** The client slows itself down to 5,000 values a minute unless told otherwise; Mollie's limits are far higher. */
const VALUES_PER_MINUTE = 1_000_000
const paging = {limit: PAGE, valuesPerMinute: VALUES_PER_MINUTE}
/** More than any shop has. The client asks for pages of 128 unless it is told how many are wanted, and then for the largest. */
const ALL = 1_000_000

type Listed<Item> = {iterate: (options: typeof paging) => {take: (most: number) => AsyncIterable<Item>}}

/** All of a list at Mollie, in its largest pages. */
export const allOf = <Item>(list: Listed<Item>): AsyncIterable<Item> => list.iterate(paging).take(ALL)

/** Newest first, until one is older than `since`. */
async function* newer<Item extends {createdAt: string}>(items: AsyncIterable<Item>, since: Date): AsyncGenerator<Item> {
  for await (const item of items) {
    if (Date.parse(item.createdAt) < since.getTime()) return
    yield item
  }
}

/**
 * The payments at Mollie that the store does not know as they are: made since a moment, or given or taken back since then.
 * Webhooks tell us of all of them; this is for those that never arrived.
 */
export async function* paymentsThatDiffer(
  mollie: MollieClient,
  database: Database,
  since: Date,
): AsyncGenerator<string> {
  let page: Payment[] = []
  for await (const payment of newer(allOf(mollie.payments), since)) {
    page.push(payment)
    if (page.length < PAGE) continue
    yield* await changedPayments(page, database)
    page = []
  }
  yield* await changedPayments(page, database)

  const reversed = new Set<string>()
  for await (const {paymentId} of newer(allOf(mollie.refunds), since)) reversed.add(paymentId)
  for await (const {paymentId} of newer(allOf(mollie.chargebacks), since)) reversed.add(paymentId)
  yield* reversed
}

async function changedPayments(payments: Payment[], database: Database): Promise<string[]> {
  const known = await knownPayments(
    database,
    payments.map(({id}) => id),
  )
  return payments.flatMap((payment) => {
    const [ours, theirs] = [known.get(payment.id), snapshotOf(payment)]
    const isSame =
      ours?.status === theirs.status && ours.refunded === theirs.refunded && ours.chargedBack === theirs.chargedBack
    // Somebody who left without paying is no news; a renewal that failed is.
    const isNothing = !ours && theirs.kind === 'first' && !isWorthRebuilding(payment)
    return (isSame && !owesCent(payment)) || isNothing ? [] : [payment.id]
  })
}
