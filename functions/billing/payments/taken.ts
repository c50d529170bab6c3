import {type MollieClient, type Payment, SequenceType} from '@mollie/api-client'
import type {OrderPayment} from '../orders/order.ts'
import {isLost} from '../state/stateOf.ts'
import {snapshotOf} from './snapshot.ts'

type Of = {customerId?: string | undefined; payments: readonly OrderPayment[]}

/**
 * A collection by mandate that Mollie took and the order does not know, since the answer was lost: Mollie's idempotency keys
 * last an hour only. Null when there is none. Throws when Mollie cannot be reached.
 */
export async function takenCollection(
  {customerId, payments}: Of,
  {renewalOf, planChange}: Pick<OrderPayment, 'renewalOf' | 'planChange'>,
  mollie: MollieClient,
): Promise<Payment | null> {
  if (!customerId) return null
  for await (const payment of mollie.customerPayments.iterate({customerId})) {
    if (payment.sequenceType !== SequenceType.recurring || isLost(snapshotOf(payment).status)) continue
    const found = snapshotOf(payment)
    const isOf = found.renewalOf === renewalOf && found.planChange === planChange && !payment.subscriptionId
    if (isOf && !payments.some(({id}) => id === payment.id)) return payment
  }
  return null
}
