import {amsterdamDay} from '../../domain/format/dates.ts'
import type {Step} from '../../domain/pages/counting.ts'
import {pathOf} from '../../domain/pages/pages.ts'
import type {OrderChange} from '../billing/ledger/auditRows.ts'
import type {Statement} from '../database/database.ts'
import {counting} from './store.ts'

/** Statements that count the steps between two states of an order, at the checkout of its plan: in its own transaction, so once. */
export const stepsCounted = (change: OrderChange): Statement[] =>
  stepsBetween(change).map((step) => {
    const {plan, language} = change.after
    return counting({day: amsterdamDay(change.at), page: pathOf('checkout', language, plan), step, language})
  })

/** An order that was rebuilt from Mollie's data passed the checkout before. */
function stepsBetween({before, after, audit}: OrderChange): Step[] {
  if (!before) return audit.reason === 'checkout' ? ['details'] : []
  const isBegun = audit.reason === 'checkout' && before.payments.length === 0 && after.payments.length > 0
  const isPaid = before.status !== 'paid' && after.status === 'paid'
  return [...(isBegun ? (['payment'] as const) : []), ...(isPaid ? (['paid'] as const) : [])]
}
