import type {Cents} from '../../../domain/money/money.ts'
import type {Order, OrderMail} from '../orders/order.ts'
import {changeOf, isAtOnce, type Terms, termsOf} from './change.ts'

/** The terms that a mail about a change tells of, with the total before and the day on which they are collected. */
export type ToldChange = Terms & {oldTotal: Cents; from: string}

/** Whether a mail is about another plan or period. */
export const isAboutChange = ({kind}: Pick<OrderMail, 'kind'>): boolean =>
  kind === 'planChangePlanned' || kind === 'planChangeDebit' || kind === 'planChanged' || kind === 'planChangeOff'

/** The change that a mail tells of; null for any other mail. `nextDay` is the day of the next collection. */
export function toldChange(order: Order, mail: OrderMail, nextDay: string | null): ToldChange | null {
  if (!isAboutChange(mail)) return null
  const payment = order.payments.find(({id}) => id === mail.payment)
  const change = changeOf(order, payment?.planChange ?? mail.number)
  if (!change) return null
  // Another period follows a dearer plan.
  const last = order.planChanges?.find(({follows}) => follows === change.number) ?? change
  const from = isAtOnce(last) ? (nextDay ?? last.startsOn) : last.startsOn
  return {...termsOf(last), oldTotal: change.fromTotal, from}
}
