import {DEADLINES, type Deadlines} from '../deadline.ts'
import {errorName, log} from '../log.ts'
import type {Order, OrderMail, Orders} from '../orders/order.ts'

type Services = {
  orders: Orders
  sendMail: (order: Order, mail: OrderMail) => Promise<void>
  deadlines?: Pick<Deadlines, 'mailClaim'>
  now?: () => Date
}

/**
 * Sends each mail that the order owes: at least once, always with the same Message-ID. A mail that
 * somebody else is sending at this moment is left alone. Returns whether all mails have been sent.
 */
export async function sendMails(orderId: string, services: Services): Promise<boolean> {
  let sent = true
  for (;;) {
    const taken = await takeMail(orderId, services)
    if (taken === 'none') return sent
    if (taken === 'others') return false
    sent = (await sendTaken(taken.order, taken.mail, services)) && sent
    if (!sent) return false
  }
}

async function takeMail(orderId: string, {orders, deadlines = DEADLINES, now = () => new Date()}: Services) {
  const moment = now()
  let taken: OrderMail | undefined
  const order = await orders.update(orderId, (kept) => {
    taken = kept.mails.find((mail) => mail.state === 'pending' && !isTaken(mail, moment, deadlines.mailClaim))
    const takenAt = moment.toISOString()
    return taken ? {...kept, mails: kept.mails.map((mail) => (mail === taken ? {...mail, takenAt} : mail))} : kept
  })
  if (taken) return {order, mail: taken}
  return order.mails.some(({state}) => state === 'pending') ? 'others' : 'none'
}

const isTaken = ({takenAt}: OrderMail, now: Date, claimMs: number) =>
  takenAt !== undefined && now.getTime() - Date.parse(takenAt) < claimMs

async function sendTaken(order: Order, mail: OrderMail, {orders, sendMail}: Services): Promise<boolean> {
  const marked = (change: Partial<OrderMail>) =>
    orders.update(order.id, (kept) => ({
      ...kept,
      mails: kept.mails.map((other) => (other.key === mail.key ? {...other, ...change} : other)),
    }))
  try {
    await sendMail(order, mail)
  } catch (error) {
    log('mail not sent', {order: order.id, mail: mail.key, error: errorName(error)})
    await marked({takenAt: undefined})
    return false
  }
  await marked({state: 'sent', takenAt: undefined})
  log('mail sent', {order: order.id, mail: mail.key})
  return true
}
