import type {Invoice} from '../billing/invoices/store.ts'
import type {Change, ChangeOf} from '../billing/ledger/changes.ts'
import {type Order, STAFF_NOTIFICATION_KINDS} from '../billing/orders/order.ts'
import type {AuditEntry} from '../billing/orders/orders.ts'

/** Fields that are about our own work and not about the customer. */
const OURS: readonly ChangeOf<'order'>['field'][] = ['webhookUrl', 'attempt', 'linkSerial']
const isOurs = (change: Change): boolean =>
  change.of === 'alert' ||
  change.of === 'noted' ||
  (change.of === 'order' && OURS.includes(change.field)) ||
  (change.of === 'mail' && STAFF_NOTIFICATION_KINDS.some((kind) => kind === change.mail.kind))

/** Everything that is kept of an order, for its customer, without the names and notes of operators. */
export function exportData(order: Order, history: readonly AuditEntry[], invoices: readonly Invoice[]) {
  const {mails, attempt: _, webhookUrl: __, linkSerial: ___, alerts: ____, staffNotifications: _____, ...agreed} = order
  return {
    order: agreed,
    invoices: invoices.map(({data}) => data),
    mails: mails.map(({kind, to, state}) => ({kind, to, state})),
    history: history.flatMap(({at, actor: by, reason: why, note, changes: all}) => {
      const changes = all.filter((change) => !isOurs(change))
      if (changes.length === 0) return []
      return [
        by.startsWith('operator ')
          ? {at, by: 'operator', changes}
          : {at, by, why, ...(by === 'customer' && note && {note}), changes},
      ]
    }),
  }
}
