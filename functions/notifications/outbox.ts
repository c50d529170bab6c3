import {HOUR_MS, MINUTE_MS} from '../../domain/format/dates.ts'
import {alert} from '../billing/orders/alerts.ts'
import {isSameMail, type MailIdentity, mailId} from '../billing/orders/mails.ts'
import {withAlert} from '../billing/orders/notify.ts'
import {type Audit, isOwed, type Order, type OrderMail, type Orders} from '../billing/orders/order.ts'
import {withNotified} from '../billing/prices/priceChange.ts'
import {atMost, DEADLINES, type Deadlines} from '../runtime/deadline.ts'
import {caught, log} from '../runtime/log.ts'
import {type DeliveryTimeouts, UnconfirmedDelivery} from './send.ts'

type Services = {
  orders: Orders
  sendMail: (order: Order, mail: OrderMail, timeouts: DeliveryTimeouts) => Promise<void>
  deadlines?: Pick<Deadlines, 'mailClaim'>
  now?: () => Date
}

/** How long the schedule waits after each try that failed; the last is repeated. A webhook tries at once. */
const WAIT_MINUTES = [1, 5, 15, 60, 180, 360]
const MAILS: Audit = {actor: 'shop', reason: 'mails'}
/** About three days. */
export const TRIES = 15

/** Hours until an unconfirmed mail is sent once more: nobody waits that long for one that arrived. */
const UNCONFIRMED_HOURS = 6

/** Waited for others that end: what ends within it is noted together. A mail that hangs delays no note by more. */
const BATCH_MS = 500

export type OutboxOptions = {
  /** Leaves alone what failed a moment ago. */
  onlyDue?: boolean
  /** How long the mail server may take, when nobody waits. */
  timeouts?: () => DeliveryTimeouts
}

/** A change of the order with the act that its history tells of. */
type AuditedChange = {change: Change; audit: Audit}
type Change = (order: Order) => Order

/** The mails of one order, sent by whoever made this: at least once, always with the same Message-ID. */
export type Outbox = {
  /** Takes the first mails within a change of the order, which saves a transaction; `send` sends them when it was made. */
  claim: Change
  /**
   * Sends each mail that the order owes. Returns whether all were sent, unconfirmed ones included. A mail that another process
   * is sending is left alone; one that was refused for days is given up and raises an alert. `concurrent`: a change of the
   * order to save with the result of the mails, if it is ready by then; it must not reject.
   */
  send: (concurrent?: Promise<AuditedChange | null>) => Promise<boolean>
}

export function outboxOf(
  orderId: string,
  {orders, sendMail, deadlines = DEADLINES, now = () => new Date()}: Services,
  {onlyDue = false, timeouts = () => ({})}: OutboxOptions = {},
): Outbox {
  const tried = new Set<string>()
  // The customer's go in their order, and so do the company's: one that hangs holds up none of the others.
  const underway = new Map<Readers | 'concurrent', Promise<void>>()
  const ended: AuditedChange[] = []
  let claimed: {order: Order; mails: OrderMail[]} | undefined

  function claim(order: Order): Order {
    const moment = now()
    const free = owedBy(order).filter(
      (mail) =>
        !isClaimed(mail, moment, deadlines.mailClaim) &&
        !tried.has(mailId(mail)) &&
        !underway.has(readersOf(mail)) &&
        !((onlyDue || mail.state === 'unconfirmed') && isEarly(mail, moment)),
    )
    const mails = READERS.flatMap((readers) => free.find((mail) => readersOf(mail) === readers) ?? [])
    const changed = mails.reduce((kept, mail) => withMailChanged(kept, mail, {takenAt: moment.toISOString()}), order)
    claimed = {order: changed, mails}
    return changed
  }

  /** Notes what ended, and takes the next. */
  async function claimNext() {
    const noted = ended.splice(0)
    const audit = noted.find(({audit}) => audit !== MAILS)?.audit ?? MAILS
    await orders.update(orderId, (order) => claim(noted.reduce((kept, {change}) => change(kept), order)), audit)
  }

  function begin(name: Readers | 'concurrent', work: Promise<AuditedChange | null>) {
    const ending = work.then((audited) => {
      if (audited) ended.push(audited)
      underway.delete(name)
    })
    underway.set(name, ending)
  }

  async function deliver(order: Order, mail: OrderMail): Promise<AuditedChange> {
    try {
      await sendMail(order, mail, timeouts())
    } catch (error) {
      if (error instanceof UnconfirmedDelivery) {
        caught('mail.unconfirmed', {order: order.id, mail: mailId(mail)}, error)
        return {change: (kept) => afterSilence(kept, mail, now()), audit: MAILS}
      }
      caught('mail.send_failed', {order: order.id, mail: mailId(mail)}, error)
      return {change: (kept) => afterFailure(kept, mail, now()), audit: MAILS}
    }
    log('mail.sent', {order: order.id, mail: mailId(mail)})
    const sent = {state: 'sent', takenAt: undefined, nextAt: undefined} as const
    const at = now().toISOString()
    return {change: (kept) => withNotified(withMailChanged(kept, mail, sent), mail, at), audit: MAILS}
  }

  async function send(concurrent?: Promise<AuditedChange | null>): Promise<boolean> {
    if (concurrent) begin('concurrent', concurrent)
    for (;;) {
      if (!claimed) await claimNext()
      const {order, mails} = claimed as NonNullable<typeof claimed>
      claimed = undefined
      for (const mail of mails) {
        tried.add(mailId(mail))
        begin(readersOf(mail), deliver(order, mail))
      }
      while (underway.size > 0 && ended.length === 0) await Promise.race(underway.values())
      await atMost(BATCH_MS, Promise.all(underway.values()))
      if (underway.size + ended.length === 0) return owedBy(order).every(({state}) => state === 'unconfirmed')
    }
  }

  return {claim, send}
}

/** For a preview, which has no mail server: the order owes its mails, and nobody need ask again. */
export const withheldOutbox = (orderId: string, orders: Orders): Outbox => ({
  claim: (order) => order,
  send: async (concurrent) => {
    const audited = await concurrent
    if (audited) await orders.update(orderId, audited.change, audited.audit)
    return true
  },
})

const isClaimed = ({takenAt}: OrderMail, now: Date, claimMs: number) =>
  takenAt !== undefined && now.getTime() - Date.parse(takenAt) < claimMs

const isEarly = ({nextAt}: OrderMail, now: Date) => nextAt !== undefined && nextAt > now.toISOString()

const READERS = ['customer', 'company'] as const
type Readers = (typeof READERS)[number]
const readersOf = ({to}: OrderMail): Readers => (to === '' ? 'company' : 'customer')

/** To the customer, and to the people of the company. */
const owedBy = ({mails, staffNotifications}: Order) => [...mails, ...staffNotifications].filter(isOwed)

function withMailChanged(order: Order, changed: MailIdentity, change: Partial<OrderMail>): Order {
  const among = (mails: OrderMail[]) => mails.map((mail) => (isSameMail(mail, changed) ? {...mail, ...change} : mail))
  return {...order, mails: among(order.mails), staffNotifications: among(order.staffNotifications)}
}

function afterFailure(order: Order, failed: OrderMail, now: Date): Order {
  const tries = 1 + (owedBy(order).find((mail) => isSameMail(mail, failed))?.tries ?? 0)
  if (tries >= TRIES)
    return withAlert(
      withMailChanged(order, failed, {state: 'given up', tries, takenAt: undefined, nextAt: undefined}),
      alert('mailRefused', failed.kind, mailId(failed)),
    )
  const minutes = WAIT_MINUTES[Math.min(tries, WAIT_MINUTES.length) - 1] ?? 0
  const nextAt = new Date(now.getTime() + minutes * MINUTE_MS).toISOString()
  return withMailChanged(order, failed, {tries, takenAt: undefined, nextAt})
}

/**
 * The order after a mail that the server accepted without confirming. The second time it counts as sent, but not as an
 * announcement: an unannounced price raises an alert.
 */
function afterSilence(order: Order, silent: OrderMail, now: Date): Order {
  const mail = owedBy(order).find((each) => isSameMail(each, silent))
  if (mail?.state !== 'unconfirmed') {
    const nextAt = new Date(now.getTime() + UNCONFIRMED_HOURS * HOUR_MS).toISOString()
    return withMailChanged(order, silent, {state: 'unconfirmed', takenAt: undefined, nextAt})
  }
  const done = {takenAt: undefined, nextAt: undefined}
  return mail.kind === 'priceChange'
    ? withAlert(
        withMailChanged(order, silent, {...done, state: 'given up'}),
        alert('mailUnconfirmed', silent.kind, mailId(silent)),
      )
    : withMailChanged(order, silent, {...done, state: 'sent'})
}
