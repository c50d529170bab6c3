import type {MailKind, NoticeKind, Order, OrderMail, OrderPayment} from './order.ts'

/** A payment as it is now. `duplicateOf`: the order of the same attempt that was paid before. */
export type PaymentSnapshot = OrderPayment & {duplicateOf?: string; customerId?: string | undefined}

/**
 * The order with the latest status of one of its payments. Paid wins, whatever came before or comes after; recording the
 * same again changes nothing. Mails that are due are added to the order, and sent from there.
 */
export function recordPayment(order: Order, {duplicateOf, customerId, ...snapshot}: PaymentSnapshot): Order {
  const before = order.payments.find(({id}) => id === snapshot.id)
  const payment = before?.status === 'paid' ? {...snapshot, status: before.status, paidAt: before.paidAt} : snapshot
  const recorded = {
    ...order,
    // Known already, unless we crashed right after creating the payment.
    customerId: order.customerId ?? customerId,
    payments: [...order.payments.filter(({id}) => id !== snapshot.id), payment],
  }
  const changed =
    payment.kind === 'first' ? afterFirst(recorded, payment, duplicateOf) : afterRenewal(recorded, payment, before)
  return afterChargeback(changed, payment, before)
}

function afterFirst(order: Order, payment: OrderPayment, duplicateOf?: string): Order {
  const {id, status, paidAt} = payment
  if (order.status === 'paid')
    return status === 'paid' && order.paymentId !== id
      ? withAttention(order, `${id} was paid although ${order.paymentId} was paid before: refund ${id}`)
      : order
  if (status === 'paid') {
    const paid = withNotice({...order, status, paidAt, paymentId: id}, 'orderPaid')
    return duplicateOf
      ? withAttention(
          {...paid, duplicateOf},
          `${id} was paid although ${duplicateOf} was paid in the same attempt: refund ${id}`,
        )
      : withMail(paid, 'confirmation')
  }
  // An earlier payment that ends later says nothing about the current one.
  return id === order.paymentId ? {...order, status} : order
}

function afterRenewal(order: Order, payment: OrderPayment, before: OrderPayment | undefined): Order {
  const {id, status} = payment
  if (status === before?.status) return order
  if (status === 'paid') {
    const {cancelledAt} = order.subscription ?? {}
    const late = cancelledAt && payment.paidAt && payment.paidAt > cancelledAt
    const notified = withMail(order, 'renewal', id)
    return late
      ? withAttention(notified, `${id} was paid after the cancellation: refund it if it was collected after it`)
      : notified
  }
  return isLost(status) ? withMail(order, 'renewalFailed', id) : order
}

function afterChargeback(order: Order, payment: OrderPayment, before: OrderPayment | undefined): Order {
  return payment.chargedBack > (before?.chargedBack ?? 0)
    ? withAttention(order, `${payment.id} was charged back: ${payment.chargedBack} cents in all`)
    : order
}

const isLost = (status: OrderPayment['status']) => ['failed', 'canceled', 'expired'].includes(status)

/** Something that a person must look at, who is told at once, and once. */
export function withAttention(order: Order, text: string): Order {
  if (order.attention.includes(text)) return order
  const told = order.notices.filter(({kind}) => kind === 'needsPerson').length
  return withNotice(
    {...order, attention: [...order.attention, text]},
    'needsPerson',
    told ? String(told + 1) : undefined,
  )
}

const owed = (kind: OrderMail['kind'], to: string, about?: string): OrderMail => ({
  key: about ? `${kind}-${about}` : kind,
  kind,
  to,
  state: 'pending',
})
const withOwed = (mails: OrderMail[], mail: OrderMail) =>
  mails.some(({key}) => key === mail.key) ? mails : [...mails, mail]

/** Adds a mail to be sent, once per key; an order without an address gets none. */
export const withMail = (order: Order, kind: MailKind, about?: string): Order =>
  order.customerEmail ? {...order, mails: withOwed(order.mails, owed(kind, order.customerEmail, about))} : order

const withNotice = (order: Order, kind: NoticeKind, about?: string): Order => ({
  ...order,
  notices: withOwed(order.notices, owed(kind, '', about)),
})

const CORRECTIONS = 3

/** The order with a corrected address: the confirmation is sent again, to the new one. Null when it was corrected too often. */
export function withAddress(order: Order, customerEmail: string): Order | null {
  const before = order.mails.filter(({kind}) => kind === 'confirmation').length
  if (before > CORRECTIONS) return null
  const corrected = {
    ...order,
    customerEmail,
    mails: order.mails.map((mail) => (mail.state === 'pending' ? {...mail, to: customerEmail} : mail)),
  }
  const confirmed = withMail(corrected, 'confirmation', before > 0 ? String(before + 1) : undefined)
  return before > 0 ? withMail(confirmed, 'addressCorrected', String(before + 1)) : confirmed
}
