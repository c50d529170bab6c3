import {HOUR_MS} from '../../domain/format/dates.ts'
import {alert} from '../billing/orders/alerts.ts'
import {isSameMail, type MailIdentity, mailId} from '../billing/orders/mails.ts'
import {withAlert} from '../billing/orders/notify.ts'
import {isOwed, type Order, type OrderMail} from '../billing/orders/order.ts'
import {withNotified} from '../billing/prices/priceChange.ts'
import {caught, log} from '../runtime/log.ts'
import {nextTry, TRIES} from '../runtime/retries.ts'
import {UnconfirmedDelivery} from './send.ts'

/** Hours until an unconfirmed mail is sent once more: nobody waits that long for one that arrived. */
const UNCONFIRMED_HOURS = 6

/** Mails to the customer and to the people of the company that are still to be sent. */
export const owedBy = ({mails, staffNotifications}: Order) => [...mails, ...staffNotifications].filter(isOwed)

export function withMailChanged(order: Order, changed: MailIdentity, change: Partial<OrderMail>): Order {
  const among = (mails: OrderMail[]) => mails.map((mail) => (isSameMail(mail, changed) ? {...mail, ...change} : mail))
  return {...order, mails: among(order.mails), staffNotifications: among(order.staffNotifications)}
}

/** Sends a mail. Returns the change of the order that notes how it went; it does not reject. */
export async function deliver(
  order: Order,
  mail: OrderMail,
  {send, now}: {send: () => Promise<void>; now: () => Date},
): Promise<(order: Order) => Order> {
  try {
    await send()
  } catch (error) {
    if (error instanceof UnconfirmedDelivery) {
      caught('mail.unconfirmed', {order: order.id, mail: mailId(mail)}, error)
      return (kept) => afterSilence(kept, mail, now())
    }
    caught('mail.send_failed', {order: order.id, mail: mailId(mail)}, error)
    return (kept) => afterFailure(kept, mail, now())
  }
  log('mail.sent', {order: order.id, mail: mailId(mail)})
  const sent = {state: 'sent', takenAt: undefined, nextAt: undefined} as const
  const at = now().toISOString()
  return (kept) => withNotified(withMailChanged(kept, mail, sent), mail, at)
}

function afterFailure(order: Order, failed: OrderMail, now: Date): Order {
  const tries = 1 + (owedBy(order).find((mail) => isSameMail(mail, failed))?.tries ?? 0)
  if (tries >= TRIES)
    return withAlert(
      withMailChanged(order, failed, {state: 'given up', tries, takenAt: undefined, nextAt: undefined}),
      alert('mailRefused', failed.kind, mailId(failed)),
    )
  return withMailChanged(order, failed, {tries, takenAt: undefined, nextAt: nextTry(tries, now)})
}

/**
 * The order after a mail that the server accepted without confirming. The second time it counts as sent, but not as an
 * announcement: an unannounced price raises an alert.
 */
function afterSilence(order: Order, silent: OrderMail, now: Date): Order {
  const mail = owedBy(order).find((each) => isSameMail(each, silent))
  if (mail?.state !== 'unconfirmed') {
    const nextAt = new Date(now.getTime() + UNCONFIRMED_HOURS * HOUR_MS).toISOString()
    return withMailChanged(order, silent, {state: 'unconfirmed', takenAt: undefined, nextAt})
  }
  const done = {takenAt: undefined, nextAt: undefined}
  return mail.kind === 'priceChange'
    ? withAlert(
        withMailChanged(order, silent, {...done, state: 'given up'}),
        alert('mailUnconfirmed', silent.kind, mailId(silent)),
      )
    : withMailChanged(order, silent, {...done, state: 'sent'})
}
