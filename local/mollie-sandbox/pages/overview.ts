import type {Sandbox} from '../sandbox.ts'
import {type Answer, type Delivery, type Payment, REASONS, type Subscription} from '../state/items.ts'
import {type Frame, html} from './html.ts'

type Action = {label: string; action: string; fields: Record<string, string>}

const button = ({label, action, fields}: Action) =>
  html`<form method="post" action="/control/${action}" class="row">${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button>${label}</button></form>`

const buttons = (actions: Action[]) => actions.map(button)

/** Actions of a bank or a customer on a payment in its state. */
function paymentActions({id, status}: Payment, planned: Answer | undefined): Action[] {
  const settle = planned ? [{label: 'Settle now', action: 'settle', fields: {id}}] : []
  if (status === 'pending')
    return [...settle, {label: 'Fail', action: 'payment', fields: {id, status: 'failed', reason: 'AM04'}}]
  if (status !== 'paid') return []
  return [
    {label: 'Refund', action: 'refund', fields: {id}},
    {label: 'Charge back', action: 'chargeback', fields: {id}},
  ]
}

const minute = (iso: string) => iso.slice(0, 16).replace('T', ' ')

const PLANNED = {
  expired: 'will expire',
  paid: 'will be paid',
  failed: 'will fail',
  chargedBack: 'will be charged back',
}

/** Status of a payment, with the bank's reason and what time will do to it. */
const statusLines = ({id, status, debitOn, reason}: Payment, planned: Answer | undefined) => [
  status === 'open' || status === 'pending' ? html`<a href="/checkout/${id}">${status}</a>` : html`${status}`,
  reason && html`${reason}: ${REASONS[reason].text}`,
  status === 'pending' && debitOn && html`debited on ${debitOn}`,
  planned && html`${PLANNED[planned.status]} on ${minute(planned.at)}`,
]

/** Deliveries of a payment: the last call of each, and the next. */
const deliveryLines = (id: string, deliveries: readonly Delivery[]) =>
  deliveries
    .filter(({paymentId}) => paymentId === id)
    .flatMap(({tries, nextAt}) => {
      const {at, status} = tries.at(-1) ?? {}
      return [
        at && `call ${tries.length} at ${minute(at)} → ${status ?? 'no answer'}`,
        nextAt && `next at ${minute(nextAt)}`,
      ]
    })

function paymentRow(payment: Payment, deliveries: readonly Delivery[], planned: Answer | undefined) {
  const {id, createdAt, amount, description, sequenceType, amountRefunded, amountChargedBack} = payment
  return html`<tr><td>${id}</td><td>${minute(createdAt)}</td>
<td class="amount">€ ${amount.value}${amountRefunded && html`<br>refunded ${amountRefunded.value}`}${
    amountChargedBack && html`<br>charged back ${amountChargedBack.value}`
  }</td><td>${description}<br><span class="muted">${sequenceType}</span></td>
<td>${statusLines(payment, planned).map((line) => line && html`<div>${line}</div>`)}</td>
<td>${deliveryLines(id, deliveries).map((line) => line && html`${line}<br>`)}</td><td>${buttons(paymentActions(payment, planned))}</td></tr>`
}

const subscriptionRow = ({
  id,
  description,
  amount,
  interval,
  status,
  nextPaymentDate,
  nextOutcome,
  mandateId,
}: Subscription) =>
  html`<tr><td>${id}</td><td>${description}</td><td class="amount">€ ${amount.value} per ${interval}</td><td>${status}</td>
<td>${nextPaymentDate ?? 'none'}${nextPaymentDate && nextOutcome && html`<br>${PLANNED[nextOutcome.status]}`}</td>
<td>${
    status === 'active' &&
    buttons([
      {label: 'Next one fails', action: 'subscription', fields: {id, nextOutcome: 'failed', reason: 'AM04'}},
      {label: 'Next one comes back', action: 'subscription', fields: {id, nextOutcome: 'chargedBack'}},
      {label: 'Revoke mandate', action: 'mandate', fields: {id: mandateId}},
    ])
  }</td></tr>`

/** The list of payments and subscriptions, newest first, with buttons for what a bank, a customer or time does. */
export function overviewPage({store, clock, renewals}: Sandbox, frame: Frame): string {
  const deliveries = store.list('delivery')
  const planned = new Map(store.list('answer').map((answer) => [answer.id, answer]))
  const payments = store.list('payment').map((payment) => paymentRow(payment, deliveries, planned.get(payment.id)))
  const subscriptions = store.list('subscription').map(subscriptionRow)
  return frame(
    'Mollie sandbox',
    html`<h1>Mollie sandbox</h1><p class="muted">Payments on this computer. Nothing here is real money.</p>
<p>It is <strong>${minute(clock.now().toISOString())}</strong> (UTC) here. ${
      renewals.atOnce ? 'Renewals are paid at once.' : 'Banks take business days to answer a renewal.'
    }</p>
<div class="row">${buttons([
      {label: 'One day on', action: 'clock', fields: {days: '1'}},
      {label: 'A month on', action: 'clock', fields: {days: '31'}},
      renewals.atOnce
        ? {label: 'Let banks take days', action: 'renewals', fields: {atOnce: 'false'}}
        : {label: 'Pay renewals at once', action: 'renewals', fields: {atOnce: 'true'}},
      {label: 'Forget everything', action: 'reset', fields: {}},
    ])}</div>
<h2>Payments</h2>
${
  payments.length === 0
    ? html`<p>No payments yet. Start one at the checkout of the site.</p>`
    : html`<div class="scroll"><table><thead><tr><th>Payment</th><th>Created (UTC)</th><th>Amount</th><th>Description</th><th>Status</th><th>Webhook calls</th><th>Make happen</th></tr></thead><tbody>${payments}</tbody></table></div>`
}
<h2>Subscriptions</h2>
${
  subscriptions.length === 0
    ? html`<p>No subscriptions yet. The first paid payment of a customer starts one.</p>`
    : html`<div class="scroll"><table><thead><tr><th>Subscription</th><th>Description</th><th>Amount</th><th>Status</th><th>Next payment</th><th>Make happen</th></tr></thead><tbody>${subscriptions}</tbody></table></div>`
}`.text,
    'en',
  )
}
