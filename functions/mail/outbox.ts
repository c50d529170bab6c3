import {DEADLINES, type Deadlines} from '../deadline.ts'
import {errorName, log} from '../log.ts'
import {attention} from '../orders/attention.ts'
import type {Act, Order, OrderMail, Orders} from '../orders/order.ts'
import {withTold} from '../orders/priceChange.ts'
import {withAttention} from '../orders/record.ts'

type Services = {
  orders: Orders
  sendMail: (order: Order, mail: OrderMail) => Promise<void>
  deadlines?: Pick<Deadlines, 'mailClaim'>
  now?: () => Date
}

const MINUTE_MS = 60_000
/** How long the schedule waits after each try that failed; the last is repeated. A webhook tries at once. */
const WAIT_MINUTES = [1, 5, 15, 60, 180, 360]
/** About three days. */
export const TRIES = 15

export type SendOptions = {
  /** Leaves alone what failed a moment ago. */
  onlyDue?: boolean
  /** A change of the order that is made with the taking of its first mails, whether it owes any or not. */
  noting?: {change: Change; act: Act}
}

/**
 * Sends each mail that the order owes: at least once, always with the same Message-ID. A mail that somebody else is sending
 * at this moment is left alone. One that was refused for days is given up, and a person is told. Returns whether all mails
 * have been sent.
 */
export async function sendMails(
  orderId: string,
  services: Services,
  {onlyDue = false, noting}: SendOptions = {},
): Promise<boolean> {
  const tried = new Set<string>()
  // The customer's go in their order, and so do the company's: one that hangs holds up none of the others.
  const underway = new Map<Readers, Promise<void>>()
  const mayTry = (mail: OrderMail, now: Date) =>
    !tried.has(mail.key) && !underway.has(readersOf(mail)) && !(onlyDue && isEarly(mail, now))
  const ended: Change[] = noting ? [noting.change] : []
  let act = noting?.act
  for (;;) {
    const {order, taken} = await takeMails(orderId, services, mayTry, ended.splice(0), act)
    act = undefined
    for (const mail of taken) {
      tried.add(mail.key)
      const sending = sendTaken(order, mail, services).then((change) => {
        ended.push(change)
        underway.delete(readersOf(mail))
      })
      underway.set(readersOf(mail), sending)
    }
    if (underway.size + ended.length === 0) return owedBy(order).length === 0
    if (ended.length === 0) await Promise.race(underway.values())
  }
}

/** What became of a mail, to be noted when others are taken. */
type Change = (order: Order) => Order

async function takeMails(
  orderId: string,
  {orders, deadlines = DEADLINES, now = () => new Date()}: Services,
  mayTry: (mail: OrderMail, now: Date) => boolean,
  ended: readonly Change[],
  act: Act = {by: 'shop', why: 'mails'},
) {
  const moment = now()
  let taken: OrderMail[] = []
  const take = (order: Order): Order => {
    const noted = ended.reduce((kept, change) => change(kept), order)
    const free = owedBy(noted).filter((mail) => !isTaken(mail, moment, deadlines.mailClaim) && mayTry(mail, moment))
    taken = READERS.flatMap((readers) => free.find((mail) => readersOf(mail) === readers) ?? [])
    return taken.reduce((kept, {key}) => withMailChanged(kept, key, {takenAt: moment.toISOString()}), noted)
  }
  const order = await orders.update(orderId, take, act)
  return {order, taken}
}

const isTaken = ({takenAt}: OrderMail, now: Date, claimMs: number) =>
  takenAt !== undefined && now.getTime() - Date.parse(takenAt) < claimMs

const isEarly = ({nextAt}: OrderMail, now: Date) => nextAt !== undefined && nextAt > now.toISOString()

const READERS = ['customer', 'company'] as const
type Readers = (typeof READERS)[number]
const readersOf = ({to}: OrderMail): Readers => (to === '' ? 'company' : 'customer')

/** To the customer, and to the people of the company. */
const owedBy = ({mails, notices}: Order) => [...mails, ...notices].filter(({state}) => state === 'pending')

function withMailChanged(order: Order, key: string, change: Partial<OrderMail>): Order {
  const changed = (mails: OrderMail[]) => mails.map((mail) => (mail.key === key ? {...mail, ...change} : mail))
  return {...order, mails: changed(order.mails), notices: changed(order.notices)}
}

async function sendTaken(order: Order, mail: OrderMail, services: Services): Promise<Change> {
  const {sendMail, now = () => new Date()} = services
  try {
    await sendMail(order, mail)
  } catch (error) {
    log('mail not sent', {order: order.id, mail: mail.key, error: errorName(error)})
    return (kept) => afterFailure(kept, mail.key, now())
  }
  log('mail sent', {order: order.id, mail: mail.key})
  const sent = {state: 'sent', takenAt: undefined, nextAt: undefined} as const
  const at = now().toISOString()
  return (kept) => withTold(withMailChanged(kept, mail.key, sent), mail.key, at)
}

function afterFailure(order: Order, key: string, now: Date): Order {
  const tries = 1 + (owedBy(order).find((mail) => mail.key === key)?.tries ?? 0)
  if (tries >= TRIES)
    return withAttention(
      withMailChanged(order, key, {state: 'given up', tries, takenAt: undefined, nextAt: undefined}),
      attention('mailRefused', key),
    )
  const minutes = WAIT_MINUTES[Math.min(tries, WAIT_MINUTES.length) - 1] ?? 0
  const nextAt = new Date(now.getTime() + minutes * MINUTE_MS).toISOString()
  return withMailChanged(order, key, {tries, takenAt: undefined, nextAt})
}
