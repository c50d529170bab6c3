import {type Alert, alert, isSameAlert, withoutAlerts} from '../orders/alerts.ts'
import {withAlert} from '../orders/notify.ts'
import type {Order} from '../orders/order.ts'
import type {AuditEntry} from '../orders/orders.ts'

// Characters of a customer that no typeface of an invoice has: an operator hears of them before the invoice is frozen.

const KIND = 'invoiceLetters'

/** The texts of the customer that stand on an invoice. */
export const partyTexts = ({details: {company, street, postalCode, city} = {}}: Order): string[] =>
  [company, street, postalCode, city].flatMap((text) => text ?? [])

/**
 * The order with a task for an operator, while its invoice would lack characters; null when it can be issued. A task that was
 * dealt with is the operator's word that the invoice comes without these characters.
 */
export function awaitingWord(order: Order, letters: readonly string[], auditLog: readonly AuditEntry[]): Order | null {
  if (letters.length === 0) return null
  const task = alert(KIND, letters.join(''))
  const isDealtWith = auditLog.some(
    ({actor, changes}) =>
      actor.startsWith('operator') &&
      changes.some((change) => change.of === 'alert' && isSameAlert(change.alert, task) && !change.isOpen),
  )
  return isDealtWith ? null : withAlert(withoutLetterTasks(order, task), task)
}

/** The order without tasks about characters, but for one: details that were changed since have others, or none. */
export const withoutLetterTasks = (order: Order, but?: Alert): Order =>
  withoutAlerts(order, (each) => each.kind === KIND && !(but && isSameAlert(each, but)))
