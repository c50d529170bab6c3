import type {OnSale} from '../../billing/changes/planChange.ts'
import type {Delivery} from '../../billing/deliveries/store.ts'
import {invoiceDue} from '../../billing/invoices/due.ts'
import type {Invoice} from '../../billing/invoices/store.ts'
import type {KeptEntry} from '../../billing/ledger/ledger.ts'
import type {AgreedTexts} from '../../billing/orders/agreedTexts.ts'
import type {Order} from '../../billing/orders/order.ts'
import type {AuditEntry} from '../../billing/orders/orders.ts'
import {html} from '../../ui/html.ts'
import {notice} from '../../ui/notice.ts'
import {ADMIN} from '../addresses.ts'
import {adminPage, badge, type SignedInView} from '../adminPage.ts'
import {STATUS_TONES} from '../list/listPage.ts'
import type {Done} from './acting.ts'
import {agreedCard} from './cards/agreedCard.ts'
import {agreedTextsCard} from './cards/agreedTextsCard.ts'
import {alertsCard} from './cards/alertsCard.ts'
import {auditLogCard} from './cards/auditLogCard.ts'
import {customerCard} from './cards/customerCard.ts'
import {firstDayCard} from './cards/firstDayCard.ts'
import {invoicesCard} from './cards/invoicesCard.ts'
import {mailsCard} from './cards/mailsCard.ts'
import {paymentsCard} from './cards/paymentsCard.ts'
import {whyCard} from './cards/whyCard.ts'
import {actionsCard} from './orderActionForms.ts'
import {type Failed, orderView, problemOf} from './orderView.ts'

type Shown = {
  order: Order
  history: AuditEntry[]
  ledger: readonly KeptEntry[]
  onSale: OnSale
  texts: AgreedTexts
  invoices: Invoice[]
  deliveries: readonly Delivery[]
  done?: Done | undefined
  failed?: Failed | undefined
  /** The fields of the form that failed, as they were typed. */
  typed?: Record<string, string>
  now: Date
}

/** Problems that a field says itself; the field has focus then. */
const AT_FIELDS: readonly Failed['problem'][] = ['noNote', 'noAmount', 'noAddress', 'wrongDetail']

/** Everything about an order, and the actions that an operator can take with it. */
export function orderPage({history, texts, deliveries, done, ...shown}: Shown, signedIn: SignedInView): string {
  const view = orderView(shown, signedIn)
  const {order, invoices, failed, words} = view
  const problem = failed && problemOf(failed, view)
  const hasInvoices = invoices.length > 0 || order.payments.some((payment) => invoiceDue(order, payment) > 0)
  const body = html`<p><a class="alone" href="${ADMIN}">← ${words.order.back}</a></p>
<div class="title"><h1>${order.id}</h1>${badge(STATUS_TONES[order.status], words.statuses[order.status])}</div>
${done && notice('up', words.done[done])}
${failed && problem && notice('down', problem, {heading: words.problems.title, hasFocus: !AT_FIELDS.includes(failed.problem)})}
${alertsCard(view)}
<div class="columns">
<div class="stack">
${customerCard(order, signedIn)}
${firstDayCard(order, signedIn)}
${paymentsCard(view)}
${hasInvoices && invoicesCard(deliveries, view)}
${mailsCard(view)}
</div>
<div class="stack">
${actionsCard(view)}
${agreedCard(view)}
${whyCard(view)}
${agreedTextsCard(texts, view)}
</div>
</div>
${auditLogCard(history, view)}`
  return adminPage(order.id, body, signedIn, problem)
}
