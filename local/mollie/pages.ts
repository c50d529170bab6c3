import {isStaffLanguage, type StaffLanguage} from '../../studio/model/languages.ts'
import {formatEuros, parseAmount} from '../../studio/model/money.ts'
import {document, html} from '../html.ts'
import {CHOICES} from './methods.ts'
import type {Sandbox} from './sandbox.ts'
import type {Payment} from './store.ts'

const TEXTS = {
  nl: {
    title: 'Betalen (testomgeving)',
    notice: 'Dit is de testomgeving op deze computer. Er gaat geen geld om.',
    method: 'Hoe wil je betalen?',
    next: 'Verder',
    cancel: 'Betaling annuleren',
    outcome: 'Wat gebeurt er met deze betaling?',
    confirm: 'Bevestigen',
    ended: 'Deze betaling is al afgerond.',
    back: 'Terug naar de winkel',
    paid: 'Betaald',
    pending: 'In behandeling',
    failed: 'Mislukt',
    canceled: 'Geannuleerd',
    expired: 'Verlopen',
  },
  en: {
    title: 'Payment (test environment)',
    notice: 'This is the test environment on this computer. No money moves.',
    method: 'How would you like to pay?',
    next: 'Continue',
    cancel: 'Cancel payment',
    outcome: 'What happens to this payment?',
    confirm: 'Confirm',
    ended: 'This payment has ended.',
    back: 'Back to the shop',
    paid: 'Paid',
    pending: 'Pending',
    failed: 'Failed',
    canceled: 'Canceled',
    expired: 'Expired',
  },
}

export const OUTCOMES = ['paid', 'pending', 'failed', 'canceled', 'expired'] as const

/** Of Mollie's own page, as far as the sandbox speaks it: "nl_BE" is Dutch. */
const languageOf = ({locale}: Payment): StaffLanguage => {
  const [language] = locale.split('_')
  return isStaffLanguage(language) ? language : 'en'
}

/** Where the customer pays: first the method, then the outcome of the test. */
export function checkoutPage(payment: Payment): string {
  const language = languageOf(payment)
  const t = TEXTS[language]
  const head = html`<h1>${t.title}</h1><p class="muted">${t.notice}</p><p>${payment.description}</p>
<p class="big">${formatEuros(parseAmount(payment.amount.value) ?? 0, language)}</p>`
  if (payment.status !== 'open')
    return document(
      t.title,
      html`${head}<p>${t.ended} ${payment.redirectUrl && html`<a href="${payment.redirectUrl}">${t.back}</a>`}</p>`,
      language,
    )
  const action = `/checkout/${payment.id}`
  const body = payment.method
    ? html`<form method="post" action="${action}"><fieldset><legend>${t.outcome}</legend>${OUTCOMES.map(
        (state) =>
          html`<label><input type="radio" name="final_state" value="${state}" required${state === 'paid' && html` checked`}> ${t[state]}</label>`,
      )}</fieldset><button class="main">${t.confirm}</button></form>`
    : html`<form method="post" action="${action}"><p>${t.method}</p>${CHOICES.map(
        ({id, description}) => html`<p><button name="method" value="${id}">${description}</button></p>`,
      )}</form>
<form method="post" action="${action}"><button name="final_state" value="canceled">${t.cancel}</button></form>`
  return document(t.title, html`${head}${body}`, language)
}

type Action = {label: string; action: string; fields: Record<string, string>}

const button = ({label, action, fields}: Action) =>
  html`<form method="post" action="/control/${action}" class="row">${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button>${label}</button></form>`

const buttons = (actions: Action[]) => actions.map(button)

/** What a bank or a customer may still do with a payment. */
function actionsOn({id, status}: Payment): Action[] {
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

const moment = (iso: string) => iso.slice(0, 16).replace('T', ' ')

/** What happened in the sandbox, newest first, and what can be made to happen. */
export function overviewPage({store, clock}: Sandbox): string {
  const deliveries = store.list('delivery')
  const triesOf = (id: string) =>
    deliveries
      .filter(({paymentId}) => paymentId === id)
      .flatMap(({tries, nextAt}) => [
        ...tries.map(({at, status}) => `${at.slice(11, 19)} → ${status ?? 'no answer'}`),
        ...(nextAt ? [`next at ${moment(nextAt)}`] : []),
      ])
  const payments = store.list('payment').map((payment) => {
    const {id, createdAt, amount, description, status, sequenceType, amountRefunded, amountChargedBack} = payment
    return html`<tr><td>${id}</td><td>${moment(createdAt)}</td>
<td class="amount">€ ${amount.value}${amountRefunded && html`<br>refunded ${amountRefunded.value}`}${
      amountChargedBack && html`<br>charged back ${amountChargedBack.value}`
    }</td><td>${description}<br><span class="muted">${sequenceType}</span></td>
<td>${status === 'open' ? html`<a href="/checkout/${id}">open</a>` : status}</td>
<td>${triesOf(id).map((line) => html`${line}<br>`)}</td><td>${buttons(actionsOn(payment))}</td></tr>`
  })
  const subscriptions = store.list('subscription').map(
    ({id, description, amount, interval, status, nextPaymentDate, nextOutcome, mandateId}) =>
      html`<tr><td>${id}</td><td>${description}</td><td class="amount">€ ${amount.value} per ${interval}</td><td>${status}</td>
<td>${nextPaymentDate ?? 'none'}${nextPaymentDate && nextOutcome !== 'paid' && html`<br>will be ${nextOutcome}`}</td>
<td>${
        status === 'active' &&
        buttons([
          {label: 'Next one fails', action: 'subscription', fields: {id, nextOutcome: 'failed'}},
          {label: 'Revoke mandate', action: 'mandate', fields: {id: mandateId}},
        ])
      }</td></tr>`,
  )
  return document(
    'Mollie sandbox',
    html`<h1>Mollie sandbox</h1><p class="muted">Payments on this computer. Nothing here is real money.</p>
<p>It is <strong>${moment(clock.now().toISOString())}</strong> (UTC) here.</p>
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
}`,
  )
}
