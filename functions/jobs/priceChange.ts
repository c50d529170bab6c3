import {createHash} from 'node:crypto'
import type {MollieClient} from '@mollie/api-client'
import {amsterdamDay, daysLater} from '../../domain/format/dates.ts'
import {formatEuros} from '../../domain/money/money.ts'
import {byLanguage} from '../../domain/texts/byLanguage.ts'
import {DEFAULT_STAFF_LANGUAGE} from '../../domain/texts/languages.ts'
import {fill} from '../../domain/texts/placeholders.ts'
import {readCheckpoint, writeCheckpoint} from '../billing/orders/lists/due.ts'
import type {Order, PriceChange} from '../billing/orders/order.ts'
import type {Audit, Orders} from '../billing/orders/orders.ts'
import {changePrice} from '../billing/prices/changePrice.ts'
import {isPromised, isRaise, isStillPlanned, replanned} from '../billing/prices/pricePlan.ts'
import {hasOpenChanges, priceChangesDue, runningOrders} from '../billing/prices/runningCustomers.ts'
import {type RunningPrices, readRunningPrices} from '../billing/prices/runningPrices.ts'
import type {Database} from '../database/database.ts'
import type {OperatorMail} from '../notifications/operatorMail.ts'
import type {ContentClient} from '../runtime/content.ts'
import {caught} from '../runtime/log.ts'

/** Checkpoint: the content, and the day, of the last complete pass over orders. */
const MARK = 'prices of running customers'
/** Orders that are changed in one run: the next one goes on. */
const AT_ONCE = 200
const AUDIT: Audit = {actor: 'shop', reason: 'pricesPlanned'}

type Services = {
  content: ContentClient
  database: Database
  orders: Orders
  mollie: MollieClient
  mode: Order['mode']
  tellOperators: (mail: OperatorMail) => Promise<void>
}

/**
 * Plans what prices and the rate of VAT mean for running customers, and makes the changes whose day has come. The mails
 * leave by the outbox. Returns whether all that could be done was.
 */
export async function changePrices(services: Services, now: Date, isLate: () => boolean): Promise<boolean> {
  const {content, database, mode} = services
  const running = await readRunningPrices(content, now)
  await plan(running, services, now, isLate)
  const tomorrow = daysLater(amsterdamDay(now), 1)
  let isDone = true
  for (const id of await priceChangesDue(database, mode, tomorrow, AT_ONCE)) {
    if (isLate()) return false
    // One that fails holds up no other.
    await changePrice(id, running, services, now).catch((error: unknown) => {
      isDone = false
      caught('price.change_failed', {order: id}, error)
    })
  }
  return isDone
}

/** Each order is looked at once a day, and when the content says something else. */
async function plan(running: RunningPrices, services: Services, now: Date, isLate: () => boolean) {
  const {database, mode, orders} = services
  const digest = hashOf(running)
  const seen = `${amsterdamDay(now)} ${digest}`
  if ((await readCheckpoint(database, MARK)) === seen) return
  const isNothing = running.prices.length === 0 && !running.vat.vatChange && !(await hasOpenChanges(database))
  const all = isNothing ? [] : await runningOrders(database, mode)
  await notifyOfWithdrawn(all, running, digest, services)
  const concerned = all.filter((order) => replanned(order, running, now) !== order)
  for (const {id} of concerned.slice(0, AT_ONCE)) {
    if (isLate()) return
    await orders.update(id, (kept) => replanned(kept, running, now), AUDIT)
  }
  if (concerned.length <= AT_ONCE) await writeCheckpoint(database, MARK, seen)
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

const WORDS = byLanguage({
  subject: [
    'Een aangekondigde prijs geldt niet meer: {plan}, {period}',
    'A price that was announced no longer holds: {plan}, {period}',
  ],
  raise: [
    'Aan {count} klant(en) van {plan}, {period}, was {total} incl. btw aangekondigd (nu {from}). De prijs is ingetrokken of veranderd. Deze klanten blijven betalen wat ze nu betalen; een nieuwe prijs wordt opnieuw aangekondigd. Ze krijgen er vanzelf geen bericht over dat de verhoging niet doorgaat.',
    '{count} customer(s) of {plan}, {period}, had been told {total} incl. VAT (now {from}). The price was withdrawn or changed. These customers go on paying what they pay now; a new price is announced anew. They are not written to by themselves that the raise does not come.',
  ],
  reduction: [
    'Aan {count} klant(en) van {plan}, {period}, was {total} incl. btw aangekondigd (nu {from}). De prijs is ingetrokken of veranderd. Omdat niemand meer betaalt dan is aangekondigd, gaat deze verlaging toch door.',
    '{count} customer(s) of {plan}, {period}, had been told {total} incl. VAT (now {from}). The price was withdrawn or changed. As nobody pays more than they were told, this reduction comes all the same.',
  ],
})

/** Notifies staff once of each announced price that the content withdrew. */
async function notifyOfWithdrawn(
  all: Order[],
  running: RunningPrices,
  digest: string,
  {database, tellOperators}: Services,
) {
  const groups = new Map<string, {order: Order; change: PriceChange; count: number}>()
  for (const order of all)
    for (const change of order.priceChanges ?? []) {
      if (!isPromised(change) || isStillPlanned(order, change, running)) continue
      const name = `${order.plan} ${order.period} ${change.total} ${change.fromTotal}`
      groups.set(name, {order, change, count: (groups.get(name)?.count ?? 0) + 1})
    }
  for (const [name, {order, change, count}] of groups) {
    const key = `price-withdrawn-${hashOf([name, digest])}`
    if (await readCheckpoint(database, key)) continue
    const words = WORDS[DEFAULT_STAFF_LANGUAGE]
    const values = {
      plan: order.planName,
      period: order.periodLabel,
      count: String(count),
      total: formatEuros(change.total, DEFAULT_STAFF_LANGUAGE),
      from: formatEuros(change.fromTotal, DEFAULT_STAFF_LANGUAGE),
    }
    const text = fill(isRaise(change) ? words.raise : words.reduction, values)
    await tellOperators({key, subject: fill(words.subject, values), text})
    await writeCheckpoint(database, key, 'told')
  }
}
