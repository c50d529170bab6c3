import {type Alert, isSameAlert} from './alerts.ts'
import {isSameMail, onceMore} from './mails.ts'
import type {MailKind, MailSubject, Order, OrderMail, StaffNotificationKind} from './order.ts'

/** Adds an alert and notifies staff, once per alert. */
export function withAlert(order: Order, added: Alert): Order {
  if (order.alerts.some((each) => isSameAlert(each, added))) return order
  const notified = order.staffNotifications.filter(({kind}) => kind === 'needsPerson').length
  return withStaffNotification(
    {...order, alerts: [...order.alerts, added]},
    'needsPerson',
    notified > 0 ? {number: notified + 1} : {},
  )
}

const withOwed = (mails: OrderMail[], mail: OrderMail) =>
  mails.some((each) => isSameMail(each, mail)) ? mails : [...mails, mail]

/** Adds a mail to be sent, once per kind and subject; an order without an address gets none. */
export const withMail = (order: Order, kind: MailKind, mail: MailSubject = {}): Order =>
  order.customerEmail ? withMailTo(order, kind, order.customerEmail, mail) : order

/** Adds a mail that is due each time: once more, when the order had the same before. */
export function withMailAgain(order: Order, kind: MailKind, mail: MailSubject = {}): Order {
  const isRepeated = order.mails.some((each) => isSameMail(each, {...mail, kind}))
  return withMail(order, kind, isRepeated ? onceMore({...mail, kind}, order.mails) : mail)
}

export const withMailTo = (order: Order, kind: MailKind, to: string, mail: MailSubject): Order => ({
  ...order,
  mails: withOwed(order.mails, {...mail, kind, to, state: 'pending'}),
})

export const withStaffNotification = (order: Order, kind: StaffNotificationKind, mail: MailSubject = {}): Order => ({
  ...order,
  staffNotifications: withOwed(order.staffNotifications, {...mail, kind, to: '', state: 'pending'}),
})
