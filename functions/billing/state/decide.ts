import type {Order} from '../orders/order.ts'
import type {EventName, EventOf} from './events.ts'
import {stateOf} from './stateOf.ts'
import {TABLE} from './table.ts'

/** The order after an event, by the table of states and events. Deciding the same again changes nothing. */
export function decide<Name extends EventName>(order: Order, event: EventOf<Name>, now: Date): Order {
  const name: Name = event.event
  return TABLE[name][stateOf(order, now)].apply(order, event, now)
}
