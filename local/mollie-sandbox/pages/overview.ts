import type {Sandbox} from '../sandbox.ts'
import type {Delivery, Payment, Subscription} from '../state/items.ts'
import {type Frame, html} from './html.ts'

type Action = {label: string; action: string; fields: Record<string, string>}

const button = ({label, action, fields}: Action) =>
  html`<form method="post" action="/control/${action}" class="row">${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button>${label}</button></form>`

const buttons = (actions: Action[]) => actions.map(button)

/** Actions of a bank or a customer on a payment in its state. */
function paymentActions({id, status}: Payment): Action[] {
  if (status === 'pending')
    return (['paid', 'failed'] as const).map((next) => ({
      label: `Make it ${next}`,
      action: 'payment',
      fields: {id, status: next},
    }))
  if (status !== 'paid') return []
  return [
    {label: 'Refund', action: 'refund', fields: {id}},
    {label: 'Charge back', action: 'chargeback', fields: {id}},
  ]
}

const minute = (iso: string) => iso.slice(0, 16).replace('T', ' ')

const attemptsOf = (id: string, deliveries: readonly Delivery[]) =>
  deliveries
    .filter(({paymentId}) => paymentId === id)
    .flatMap(({tries, nextAt}) => [
      ...tries.map(({at, status}) => `${at.slice(11, 19)} → ${status ?? 'no answer'}`),
      ...(nextAt ? [`next at ${minute(nextAt)}`] : []),
    ])

function paymentRow(payment: Payment, deliveries: readonly Delivery[]) {
  const {id, createdAt, amount, description, status, sequenceType, amountRefunded, amountChargedBack} = payment
  return html`<tr><td>${id}</td><td>${minute(createdAt)}</td>
<td class="amount">€ ${amount.value}${amountRefunded && html`<br>refunded ${amountRefunded.value}`}${
    amountChargedBack && html`<br>charged back ${amountChargedBack.value}`
  }</td><td>${description}<br><span class="muted">${sequenceType}</span></td>
<td>${status === 'open' ? html`<a href="/checkout/${id}">open</a>` : status}</td>
<td>${attemptsOf(id, deliveries).map((line) => html`${line}<br>`)}</td><td>${buttons(paymentActions(payment))}</td></tr>`
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
<td>${nextPaymentDate ?? 'none'}${nextPaymentDate && nextOutcome !== 'paid' && html`<br>will be ${nextOutcome}`}</td>
<td>${
    status === 'active' &&
    buttons([
      {label: 'Next one fails', action: 'subscription', fields: {id, nextOutcome: 'failed'}},
      {label: 'Revoke mandate', action: 'mandate', fields: {id: mandateId}},
    ])
  }</td></tr>`

/** The list of payments and subscriptions, newest first, with buttons for what a bank, a customer or time does. */
export function overviewPage({store, clock}: Sandbox, frame: Frame): string {
  const deliveries = store.list('delivery')
  const payments = store.list('payment').map((payment) => paymentRow(payment, deliveries))
  const subscriptions = store.list('subscription').map(subscriptionRow)
  return frame(
    'Mollie sandbox',
    html`<h1>Mollie sandbox</h1><p class="muted">Payments on this computer. Nothing here is real money.</p>
<p>It is <strong>${minute(clock.now().toISOString())}</strong> (UTC) here.</p>
<div class="row">${buttons([
      {label: 'One day on', action: 'clock', fields: {days: '1'}},
      {label: 'A month on', action: 'clock', fields: {days: '31'}},
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
