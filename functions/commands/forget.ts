import type {MollieClient} from '@mollie/api-client'
import {type Details, detailsFor} from '../../domain/customers/customerDetails.ts'
import {RETENTION} from '../../domain/customers/retention.ts'
import {sameMailAddress} from '../../domain/customers/typedText.ts'
import {amsterdamDay, DAY_MS} from '../../domain/format/dates.ts'
import {deleteOrder, refusedAt} from '../billing/orders/lists/due.ts'
import {isOwed, type Order} from '../billing/orders/order.ts'
import type {Audit} from '../billing/orders/orders.ts'
import {databaseOrders} from '../billing/orders/store.ts'
import {forgetAtMollie} from '../billing/payments/forgetAtMollie.ts'
import {mollieClient} from '../billing/payments/mollie.ts'
import {isWithBank} from '../billing/state/stateOf.ts'
import {isCancelled} from '../billing/state/subscription.ts'
import {withDetails} from '../customers/details.ts'
import type {Database} from '../database/database.ts'
import {openDatabase} from '../database/index.ts'
import {forgetMessages, messagesOf} from '../forms/messages.ts'
import {forgetLinks} from '../portal/links/signInLink.ts'
import {mollieConfig} from '../runtime/config.ts'
import {ordersOf} from './export.ts'

const AUDIT: Audit = {actor: 'operator command line', reason: 'forgotten'}

/** Decision about an order of a person to forget, and its reason. */
export type Fate =
  | {order: string; fate: 'deleted'; reason: string}
  | {order: string; fate: 'anonymised'; reason: string; keptUntil: string; kept: string}
  | {order: string; fate: 'refused'; reason: string}

type Services = {database: Database; mollie: MollieClient; now: Date}

/**
 * Forgets whoever has a mail address, with `isMeant`; else says what it would do. Nothing is done while one of the orders
 * cannot be forgotten yet.
 */
export async function forget(address: string, email: string, environment: Record<string, string>, isMeant: boolean) {
  const services = {
    database: openDatabase(address),
    mollie: mollieClient(mollieConfig(environment)),
    now: new Date(),
  }
  return forgetPerson(email, services, isMeant)
}

export async function forgetPerson(email: string, services: Services, isMeant: boolean) {
  const orders = await ordersOf(email, services.database)
  const fates = await Promise.all(
    orders.map(async (order) => fateOf(order, await refusedAt(services.database, order.id), services.now)),
  )
  const messages = (await messagesOf(email, services.database)).length
  const isDone = isMeant && fates.every(({fate}) => fate !== 'refused')
  if (isDone) {
    for (const [index, order] of orders.entries()) await carryOut(order, fates[index] as Fate, services)
    await forgetMessages(email, services.database)
    await forgetLinks(sameMailAddress(email), services.database)
    await services.database.erase()
  }
  return {email, isDone, orders: fates, messages}
}

/** `refused`: when money came that was not counted. It was paid all the same. */
function fateOf(order: Order, refused: string | null, now: Date): Fate {
  const {id, payments, subscription, createdAt} = order
  if (subscription && !isCancelled(subscription))
    return {order: id, fate: 'refused', reason: 'its subscription runs: cancel it first'}
  const isYoung = now.getTime() - Date.parse(createdAt) < DAY_MS
  const isUnderway = payments.some(({status}) => isWithBank(status) || (status === 'open' && isYoung))
  if (isUnderway)
    return {order: id, fate: 'refused', reason: 'a payment is underway: try again when it is paid or over'}
  const moments = [...payments.map(({paidAt}) => paidAt), refused]
  const years = moments.flatMap((moment) => (moment ? Number(amsterdamDay(new Date(moment)).slice(0, 4)) : []))
  if (years.length === 0) return {order: id, fate: 'deleted', reason: 'nothing was paid'}
  const keptUntil = `${Math.max(...years) + RETENTION.paidYears}-12-31`
  if (keptUntil < amsterdamDay(now)) return {order: id, fate: 'deleted', reason: `it had to be kept until ${keptUntil}`}
  return {
    order: id,
    fate: 'anonymised',
    reason: 'tax law asks to keep what was paid for seven years (art. 52 AWR)',
    keptUntil,
    kept: 'what was bought, amounts, VAT, country, days, ids of payments and what happened to them, the VAT number of a business that paid without VAT, without a name or an address; and the invoices as they were issued',
  }
}

/** At Mollie first: when it is away, the same command does the rest later. */
async function carryOut(order: Order, {fate, reason}: Fate, {database, mollie, now}: Services) {
  await forgetAtMollie(order, mollie)
  if (fate === 'anonymised') {
    await databaseOrders(database, () => now).update(order.id, (kept) => anonymous(kept, now), AUDIT)
    // Notes of operators may name the person.
    await database.query('UPDATE history SET note = NULL WHERE order_id = $1', [order.id])
    return
  }
  await deleteOrder(database, order.id, {
    at: now.toISOString(),
    by: 'forgetting',
    reason: `forgotten on request: ${reason}`,
  })
}

/** Why no VAT was paid must be shown for as long as what was paid. */
const keptDetails = ({details = {}, vatScheme}: Order): Details =>
  Object.fromEntries(
    detailsFor('always', ...(vatScheme ? ['reverseCharge' as const] : [])).map(({name}) => [name, details[name]]),
  )

const anonymous = ({customerName: _, customerEmail: __, attempt: ___, ...order}: Order, now: Date): Order => ({
  ...order,
  forgottenAt: now.toISOString(),
  details: withDetails(undefined, keptDetails(order)),
  // A link in an old mail would still show the invoices.
  linkSerial: (order.linkSerial ?? 0) + 1,
  mails: order.mails.filter((mail) => !isOwed(mail)).map((mail) => ({...mail, to: ''})),
})
