import {goesElsewhere} from '../billing/orders/mails.ts'
import {withMail, withMailTo} from '../billing/orders/notify.ts'
import {isOwed, type Order} from '../billing/orders/order.ts'

const CORRECTIONS = 3

/**
 * The order with a corrected address: the confirmation is sent again, to the new one; the old one is told, and its link opens
 * nothing more. Null when it was corrected too often.
 */
export function withAddress(order: Order, customerEmail: string): Order | null {
  const before = order.mails.filter(({kind}) => kind === 'confirmation').length
  if (before > CORRECTIONS) return null
  const replaced = replacedAddress(order, customerEmail)
  const confirmed = withMail(replaced, 'confirmation', before > 0 ? {number: before + 1} : {})
  return before > 0 ? withMail(confirmed, 'addressCorrected', {number: replaced.linkSerial}) : confirmed
}

/** Replaces the e-mail address: notifies the old one and revokes its links. */
function replacedAddress(order: Order, customerEmail: string): Order {
  const linkSerial = (order.linkSerial ?? 0) + 1
  const old = order.customerEmail
  const wasWritten = order.mails.some(({to, state}) => to === old && (state === 'sent' || state === 'unconfirmed'))
  const notified =
    wasWritten && old !== customerEmail ? withMail(order, 'addressReplaced', {number: linkSerial}) : order
  return {
    ...notified,
    customerEmail,
    linkSerial,
    mails: notified.mails.map((mail) => (isOwed(mail) && !goesElsewhere(mail) ? {...mail, to: customerEmail} : mail)),
  }
}

const ASKED_A_DAY = 3

/** The order that asks a new address whether it is right; null when that was asked too often on that day (YYYY-MM-DD). */
export function withAddressAsked(order: Order, address: string, day: string): Order | null {
  const times = order.mails.filter((mail) => mail.kind === 'addressAsked' && mail.day === day).length
  return times < ASKED_A_DAY ? withMailTo(order, 'addressAsked', address, {day, number: times + 1}) : null
}

/** The order with an address that proved to be right: it gets a fresh link. */
export function withConfirmedAddress(order: Order, customerEmail: string): Order {
  const replaced = replacedAddress(order, customerEmail)
  return withMail(replaced, 'addressCorrected', {number: replaced.linkSerial})
}
