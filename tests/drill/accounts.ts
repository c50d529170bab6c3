import {fileURLToPath} from 'node:url'
import {refundDue} from '../../functions/billing/ledger/refunds.ts'
import type {Order} from '../../functions/billing/orders/order.ts'
import {databaseOrders} from '../../functions/billing/orders/store.ts'
import type {Database} from '../../functions/database/database.ts'
import {openPostgres} from '../../functions/database/postgres.ts'
import {openSqlite} from '../../functions/database/sqlite.ts'
import {messageIdOf} from '../../functions/notifications/message.ts'
import type {House} from './house.ts'

const MOLLIE = {authorization: 'Bearer test_localsandboxlocalsandboxlocal'}

type Money = {value: string}
type AtMollie = {
  id: string
  status: string
  amount: Money
  amountRefunded?: Money
  amountChargedBack?: Money
  metadata?: {orderId?: string} | null
}

export type Accounts = {
  lines: string[]
  /** Mails that go out once more hours later, a sentence each. */
  waiting: string[]
  /** Sentences; none when everything agrees. */
  differences: string[]
}

const cents = (money?: Money) => Math.round(Number(money?.value ?? 0) * 100)
const euros = (amount: number) => `€ ${(amount / 100).toFixed(2)}`

/** Payments at Mollie, oldest last. */
export async function paymentsAt(mollie: string): Promise<AtMollie[]> {
  const found: AtMollie[] = []
  for (let next: string | undefined = `${mollie}/v2/payments?limit=250`; next; ) {
    const response = await fetch(next, {headers: MOLLIE})
    const page = (await response.json()) as {_embedded: {payments: AtMollie[]}; _links: {next: {href: string} | null}}
    found.push(...page._embedded.payments)
    next = page._links.next?.href
  }
  return found
}

/** Message-IDs of the mails in the inbox. */
async function inboxOf(mail: string): Promise<string[]> {
  const response = await fetch(`${mail}/messages`)
  return ((await response.json()) as {messageId?: string}[]).flatMap(({messageId}) => messageId ?? [])
}

/**
 * Compares Mollie's payments since the drill began with orders, ledger and mails. `before` are the payments that were there
 * when it began.
 */
export async function accountsOf(house: House, before: ReadonlySet<string>): Promise<Accounts> {
  // Each time anew: a drill may have put another file in its place.
  const address = house.environment.DATABASE_URL ?? ''
  const database = address.startsWith('file:') ? openSqlite(fileURLToPath(address)) : openPostgres(address)
  try {
    return await compare(database, house, before)
  } finally {
    await database.close()
  }
}

async function compare(database: Database, house: House, before: ReadonlySet<string>): Promise<Accounts> {
  const payments = (await paymentsAt(house.urls.mollie)).filter(({id}) => !before.has(id))
  const ids = [...new Set(payments.flatMap(({metadata}) => metadata?.orderId ?? []))]
  const orders = (await Promise.all(ids.map((id) => databaseOrders(database).get(id)))).filter((each) => each !== null)
  const [books, inbox] = [await ledgerOf(database, payments), await inboxOf(house.urls.mail)]
  const money = {
    ...netOf(payments, orders, books),
    ...{paid: payments.filter(({status}) => status === 'paid').length, orders: orders.filter(isPaid).length},
  }
  const mails = mailsOf(orders, inbox, {site: house.urls.site, now: new Date()})
  return {
    lines: [
      `orders paid ${money.orders}, payments paid ${money.paid}; mails sent ${mails.sent}, in the inbox ${mails.arrived}${mails.twice > 0 ? ` (${mails.twice} twice, with one Message-ID)` : ''}`,
      `Mollie ${euros(money.mollie)} = payments here ${euros(money.here)} = books ${euros(money.books)}`,
    ],
    waiting: mails.waiting,
    differences: [
      ...missingOf(payments, orders),
      ...money.differences,
      ...subscriptionsOf(orders),
      ...mails.differences,
    ],
  }
}

const isPaid = ({status}: Order) => status === 'paid'

/** The ledger's sum of payments, in cents. */
async function ledgerOf({query}: Database, payments: readonly AtMollie[]): Promise<number> {
  const known = new Set(payments.map(({id}) => id))
  const rows = await query(
    `SELECT payment_id, total FROM ledger_entries WHERE kind IN ('charge', 'refund', 'refundFailed', 'chargeback', 'chargebackReversed')`,
  )
  return rows.reduce((sum, {payment_id, total}) => sum + (known.has(String(payment_id)) ? Number(total) : 0), 0)
}

/** Paid payments of no order. */
function missingOf(payments: readonly AtMollie[], orders: readonly Order[]): string[] {
  return payments.flatMap(({id, status, metadata}) =>
    status === 'paid' && !orders.some((order) => order.id === metadata?.orderId)
      ? [`${id} is paid and has no order`]
      : [],
  )
}

function netOf(payments: readonly AtMollie[], orders: readonly Order[], books: number) {
  const differences: string[] = []
  let [mollie, here] = [0, 0]
  const kept = orders.flatMap((order) => order.payments.map((payment) => ({order, payment})))
  for (const {id, status, amount, amountRefunded, amountChargedBack} of payments) {
    const net = status === 'paid' ? cents(amount) - cents(amountRefunded) - cents(amountChargedBack) : 0
    mollie += net
    const found = kept.find(({payment}) => payment.id === id)
    if (!found) {
      if (status === 'paid') differences.push(`${id} is no payment here`)
      continue
    }
    const {payment, order} = found
    const own = payment.status === 'paid' ? (payment.total ?? order.total) - payment.refunded - payment.chargedBack : 0
    here += own
    if (payment.status !== status || own !== net)
      differences.push(`${id} of ${order.id}: ${status} ${euros(net)} at Mollie, ${payment.status} ${euros(own)} here`)
    const owed = refundDue(order, payment)
    if (owed > 0) differences.push(`${id} of ${order.id}: ${euros(owed)} is still to go back`)
  }
  if (mollie !== here || here !== books)
    differences.push(`The sums differ: Mollie ${euros(mollie)}, payments here ${euros(here)}, books ${euros(books)}`)
  return {mollie, here, books, differences}
}

const subscriptionsOf = (orders: readonly Order[]) =>
  orders.flatMap(({id, status, duplicateOf, subscription}) =>
    status === 'paid' && !duplicateOf && !subscription ? [`${id} is paid and has no subscription`] : [],
  )

/**
 * Compares the mails of orders with an inbox. A mail whose server ended before it confirmed it is sent once more hours later, by
 * design (functions/notifications/delivery.ts): until then it waits, and is no difference.
 */
export function mailsOf(
  orders: readonly Pick<Order, 'id' | 'mails'>[],
  inbox: readonly string[],
  {site, now}: {site: string; now: Date},
) {
  const differences: string[] = []
  const waiting: string[] = []
  const arrivals = orders.flatMap((order) =>
    order.mails.map((mail) => {
      const messageId = messageIdOf(mail, order, site)
      const times = inbox.filter((each) => each === messageId).length
      const again =
        mail.state === 'unconfirmed' && mail.nextAt && Date.parse(mail.nextAt) > now.getTime() && mail.nextAt
      if (again)
        waiting.push(
          `the mail ${mail.kind} of ${order.id} was not confirmed, ${times > 0 ? 'and arrived' : 'and did not arrive'}; it goes out once more at ${again.slice(0, 16).replace('T', ' ')} UTC`,
        )
      else if (mail.state !== 'sent') differences.push(`the mail ${mail.kind} of ${order.id} is ${mail.state}`)
      else if (times === 0) differences.push(`the mail ${mail.kind} of ${order.id} was sent and did not arrive`)
      return {isSent: mail.state === 'sent', times}
    }),
  )
  return {
    sent: arrivals.filter(({isSent}) => isSent).length,
    arrived: arrivals.filter(({times}) => times > 0).length,
    twice: arrivals.filter(({times}) => times > 1).length,
    waiting,
    differences,
  }
}
