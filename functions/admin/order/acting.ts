import type {Cents} from '../../../domain/money/money.ts'
import {issueInvoices} from '../../billing/invoices/issue.ts'
import type {Order} from '../../billing/orders/order.ts'
import type {Audit} from '../../billing/orders/orders.ts'
import type {Reinvoice} from '../../billing/vat/reinvoice.ts'
import type {SchemeChange} from '../../billing/vat/schemeChange.ts'
import {caught} from '../../runtime/log.ts'
import type {Services} from '../../runtime/services.ts'
import type {AdminWords} from '../words/words.ts'
import type {PlanAtOnce} from './planActs.ts'

export type Done = keyof AdminWords['done']
type Problem = Exclude<keyof AdminWords['problems'], 'title'>
/** A refund for the operator to confirm. `seen` is the amount refunded so far, as the operator saw it. */
export type PlannedRefund = {payment: string; cents: Cents; seen: Cents; note: string}
/** A correction that changes the VAT scheme, for the operator to confirm: the next collections, and what paid periods can become. */
export type PlannedScheme = {change: SchemeChange; reinvoices: Reinvoice[]; form: Form}
export type Outcome =
  | {done: Done}
  | {confirm: PlannedRefund}
  | {confirmPlan: PlanAtOnce}
  | {confirmScheme: PlannedScheme}
  /** The form that was refused, so that the page opens it again. */
  | {problem: Problem; status: number; act: string; reason?: string}

export type Form = Record<string, string>
export type ActServices = Pick<Services, 'mollie' | 'orders' | 'database' | 'content' | 'outbox' | 'deadlines'> & {
  now: () => Date
}
export type Acting = {order: Order; form: Form; services: ActServices; act: Audit}

/** Sends the owed mails and returns whether the mail server took them. Credit notes come first: the refund mail carries one. */
export async function sent(order: Order, services: ActServices): Promise<boolean> {
  await issueInvoices(order.id, services).catch((error: unknown) =>
    caught('invoice.issue_failed', {order: order.id}, error),
  )
  return services
    .outbox(order)
    .send()
    .catch((error: unknown) => {
      caught('mail.send_failed', {order: order.id}, error)
      return false
    })
}
