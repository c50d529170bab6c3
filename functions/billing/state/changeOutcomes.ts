import {withAgreed, withoutChanges, withWithdrawn} from '../changes/agreement.ts'
import {changeOf, isWaiting} from '../changes/change.ts'
import {withCompleted, withPaidChange} from '../changes/holding.ts'
import {withMail} from '../orders/notify.ts'
import type {Order} from '../orders/order.ts'
import type {EventOf, Outcome} from './events.ts'

/** Another plan or period for a running subscription. */

export const changeAgreed: Outcome<EventOf<'changeAgreed'>> = {
  name: 'changeAgreed',
  does: 'From the next renewal: it is planned, and a mail says both amounts. At once: no mail yet; it waits for the payment of the difference over the days left, and takes the place of one that nobody paid.',
  apply: (order, {planned, at}) => withAgreed(order, planned, at),
}

/** The mail that says that nothing changes. */
const withToldOff = (before: Order, after: Order, number: number): Order => {
  const change = changeOf(before, number)
  return change && isWaiting(change) ? withMail(after, 'planChangeOff', {number}) : after
}

export const changeWithdrawn: Outcome<EventOf<'changeWithdrawn'>> = {
  name: 'changeWithdrawn',
  does: 'Unless it was begun at Mollie: nothing changes, and the customer is told.',
  apply: (order, {number, at}) => withToldOff(order, withWithdrawn(order, number, at), number),
}

export const changeDebited: Outcome<EventOf<'changeUnderway'>> = {
  name: 'changeDebited',
  does: 'A direct debit is announced by mail; other payments are the customer’s own and take no days.',
  apply: (order, {payment: {id, method}}) =>
    method === 'directdebit' ? withMail(order, 'planChangeDebit', {payment: id}) : order,
}

export const changeHolds: Outcome<EventOf<'changePaid'>> = {
  name: 'changeHolds',
  does: 'The new plan holds from then on: mail with the invoice. Days that were paid for before that go back by themselves. When the customer agreed to another change meanwhile, or the days it pays for are over, the money goes back by itself.',
  apply: (order, {payment: {id, planChange, paidAt}, at}) => {
    const held = withPaidChange(order, planChange, paidAt ?? at)
    return held ? withMail(held, 'planChanged', {payment: id}) : order
  },
}

export const changeComesTooLate: Outcome<EventOf<'changePaid'>> = {
  name: 'changeComesTooLate',
  does: 'Nothing changes, and the money goes back by itself.',
  apply: (order, {at}) => withoutChanges(order, at),
}

export const changeNotPaid: Outcome<EventOf<'changeLost'>> = {
  name: 'changeNotPaid',
  does: 'Nothing changes, and the customer is told.',
  apply: (order, {payment: {planChange = 0}, at}) =>
    withToldOff(order, withWithdrawn(order, planChange, at), planChange),
}

export const changeCompleted: Outcome<EventOf<'changeMade'>> = {
  name: 'changeCompleted',
  does: 'Mollie collects by the new terms; those of a change from the renewal hold from then on.',
  apply: (order, {number, startsOn, at}) => withCompleted(order, number, {startsOn, at}),
}
