import {mailId} from '../billing/orders/mails.ts'
import type {Order, OrderMail} from '../billing/orders/order.ts'
import type {Audit, Orders} from '../billing/orders/orders.ts'
import {DEADLINES, type Deadlines} from '../runtime/deadline.ts'
import {sideBySide} from '../runtime/sideBySide.ts'
import {deliver, owedBy, withMailChanged} from './delivery.ts'
import type {DeliveryTimeouts} from './send.ts'

type Services = {
  orders: Orders
  sendMail: (order: Order, mail: OrderMail, timeouts: DeliveryTimeouts) => Promise<void>
  deadlines?: Pick<Deadlines, 'mailClaim'>
  now?: () => Date
}

const MAILS: Audit = {actor: 'shop', reason: 'mails'}

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
  const sending = sideBySide<Readers | 'concurrent', AuditedChange>()
  let claimed: {order: Order; mails: OrderMail[]} | undefined

  function claim(order: Order): Order {
    const moment = now()
    const free = owedBy(order).filter(
      (mail) =>
        !isClaimed(mail, moment, deadlines.mailClaim) &&
        !tried.has(mailId(mail)) &&
        !sending.isUnderway(readersOf(mail)) &&
        !((onlyDue || mail.state === 'unconfirmed') && isEarly(mail, moment)),
    )
    const mails = READERS.flatMap((readers) => free.find((mail) => readersOf(mail) === readers) ?? [])
    const changed = mails.reduce((kept, mail) => withMailChanged(kept, mail, {takenAt: moment.toISOString()}), order)
    claimed = {order: changed, mails}
    return changed
  }

  /** Notes what ended, and takes the next. */
  async function claimNext() {
    const noted = sending.taken()
    const audit = noted.find(({audit}) => audit !== MAILS)?.audit ?? MAILS
    await orders.update(orderId, (order) => claim(noted.reduce((kept, {change}) => change(kept), order)), audit)
  }

  async function delivered(order: Order, mail: OrderMail): Promise<AuditedChange> {
    const change = await deliver(order, mail, {send: () => sendMail(order, mail, timeouts()), now})
    return {change, audit: MAILS}
  }

  async function send(concurrent?: Promise<AuditedChange | null>): Promise<boolean> {
    if (concurrent) sending.begin('concurrent', concurrent)
    for (;;) {
      if (!claimed) await claimNext()
      const {order, mails} = claimed as NonNullable<typeof claimed>
      claimed = undefined
      for (const mail of mails) {
        tried.add(mailId(mail))
        sending.begin(readersOf(mail), delivered(order, mail))
      }
      if (!(await sending.waited(BATCH_MS))) return owedBy(order).every(({state}) => state === 'unconfirmed')
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
