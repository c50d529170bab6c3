import type {Invoice} from '../billing/invoices/store.ts'
import {type AuditEntry, type Order, STAFF_NOTIFICATION_KINDS} from '../billing/orders/order.ts'

/** Changes that are about our own work and not about the customer. */
const OURS: readonly (keyof Order)[] = ['webhookUrl', 'attempt', 'linkSerial']
const isOurs = (what: string): boolean =>
  OURS.some((name) => name === what) ||
  what.startsWith('attention ') ||
  STAFF_NOTIFICATION_KINDS.some((kind) => what === `mail ${kind}` || what.startsWith(`mail ${kind}-`))

/** Everything that is kept of an order, for its customer, without the names and notes of operators. */
export function exportData(order: Order, history: readonly AuditEntry[], invoices: readonly Invoice[]) {
  const {mails, attempt: _, webhookUrl: __, linkSerial: ___, alerts: ____, staffNotifications: _____, ...agreed} = order
  return {
    order: agreed,
    invoices: invoices.map(({data}) => data),
    mails: mails.map(({kind, to, state}) => ({kind, to, state})),
    history: history.flatMap(({at, actor: by, reason: why, changes: all}) => {
      const changes = all.filter(([what]) => !isOurs(what))
      if (changes.length === 0) return []
      return [by.startsWith('operator ') ? {at, by: 'operator', changes} : {at, by, why, changes}]
    }),
  }
}
