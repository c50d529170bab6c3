import {invoiceFields, workFields} from './invoiceFields.ts'
import type {PortalOrder} from './order.ts'

/** The one thing that the page is for now; its button alone is orange. */
export type NextAction = 'pay' | 'agree' | 'invoice' | 'vatNumber' | 'tell' | 'none'

type Decided = Pick<
  PortalOrder,
  'state' | 'owes' | 'details' | 'planChange' | 'unknownVatNumber' | 'firstDay' | 'isGivenBack'
>

/** Pays what is open; else agrees to the change that was asked for; else tells what is missing; else nothing. */
export function decide(order: Decided): NextAction {
  const {state, owes, planChange, unknownVatNumber} = order
  if (owes) return 'pay'
  if (planChange.chosen) return 'agree'
  if (state === 'ended') return 'none'
  if (invoiceFields(order).length > 0) return 'invoice'
  if (unknownVatNumber !== '') return 'vatNumber'
  return workFields(order).length > 0 ? 'tell' : 'none'
}

/**
 * Whether the customer has nothing to do: nothing is decided, the subscription simply runs, and no account for us is still to
 * be made.
 */
export const isAtRest = (order: Decided): boolean =>
  decide(order) === 'none' && order.state === 'running' && !order.isGivenBack && !isAccessAwaited(order)

const isAccessAwaited = ({firstDay, details}: Decided) =>
  firstDay !== null && !firstDay.liveAt && !firstDay.connectedAt && details.access === 'login'
