import type {Cents} from '../../../domain/money/money.ts'
import type {Order, OrderPayment} from '../orders/order.ts'
import {amountsOf} from '../prices/priceChange.ts'

/** Whether the bank charged back all that was not refunded: it is owed again. A partial chargeback is left to a person. */
export const isTakenBack = (order: Order, payment: OrderPayment): boolean =>
  payment.status === 'paid' &&
  payment.chargedBack > 0 &&
  payment.refunded + payment.chargedBack >= amountsOf(order, payment).total

/** Whether another payment pays what this one had paid. */
export const isPaidAgain = ({payments}: Order, {id}: OrderPayment): boolean =>
  payments.some(({renewalOf, status}) => renewalOf === id && status === 'paid')

/** Charged back, not paid again, and not written off: its invoice is open. */
export const isOpenAgain = (order: Order, payment: OrderPayment): boolean =>
  isTakenBack(order, payment) &&
  !isPaidAgain(order, payment) &&
  payment.writtenOff === undefined &&
  !order.duplicateOf &&
  (payment.kind !== 'first' || payment.id === order.paymentId)

/** Open amount of a charged-back payment. */
export const openCents = (order: Order, payment: OrderPayment): Cents =>
  amountsOf(order, payment).total - payment.refunded

/** The payment that the customer is to pay again; undefined where none is, or what is overdue only failed. */
export const owedAgain = (order: Order): OrderPayment | undefined =>
  order.payments.find((payment) => payment.id === order.subscription?.overdueId && isTakenBack(order, payment))

/** Takes the write-off of a payment back: the bank gave it back after all. */
export const withWriteOffReversed = (order: Order, id: string): Order => ({
  ...order,
  payments: order.payments.map((payment) =>
    payment.id === id && payment.writtenOff !== undefined
      ? {
          ...payment,
          writtenOff: undefined,
          writeOffReversed: (payment.writeOffReversed ?? 0) + payment.writtenOff,
        }
      : payment,
  ),
})

/** Writes off the claim to a charged-back payment. */
export const withWrittenOff = (order: Order, id: string): Order => ({
  ...order,
  payments: order.payments.map((payment) =>
    payment.id === id && isOpenAgain(order, payment) ? {...payment, writtenOff: openCents(order, payment)} : payment,
  ),
})
