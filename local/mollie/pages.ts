import {document, html} from '../html.ts'
import {METHODS} from './api.ts'
import type {Delivery, Payment} from './store.ts'

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
    paid: 'Paid',
    pending: 'Pending',
    failed: 'Failed',
    canceled: 'Canceled',
    expired: 'Expired',
  },
}

export const OUTCOMES = ['paid', 'pending', 'failed', 'canceled', 'expired'] as const
export type Outcome = (typeof OUTCOMES)[number]

const languageOf = (payment: Payment) => (payment.locale.startsWith('nl') ? 'nl' : 'en')

/** Where the customer pays: first the method, then the outcome of the test. */
export function checkoutPage(payment: Payment): string {
  const language = languageOf(payment)
  const t = TEXTS[language]
  const head = html`<h1>${t.title}</h1><p class="muted">${t.notice}</p><p>${payment.description}</p>
<p class="big">€ ${language === 'nl' ? payment.amount.value.replace('.', ',') : payment.amount.value}</p>`
  if (payment.status !== 'open')
    return document(t.title, html`${head}<p>${t.ended} <a href="${payment.redirectUrl}">→</a></p>`, language)
  const action = `/checkout/${payment.id}`
  const body = payment.method
    ? html`<form method="post" action="${action}"><fieldset><legend>${t.outcome}</legend>${OUTCOMES.map(
        (state) =>
          html`<label><input type="radio" name="final_state" value="${state}" required${state === 'paid' && html` checked`}> ${t[state]}</label>`,
      )}</fieldset><button class="main">${t.confirm}</button></form>`
    : html`<form method="post" action="${action}"><p>${t.method}</p>${METHODS.map(
        ({id, description}) => html`<p><button name="method" value="${id}">${description}</button></p>`,
      )}</form>
<form method="post" action="${action}"><button name="final_state" value="canceled">${t.cancel}</button></form>`
  return document(t.title, html`${head}${body}`, language)
}

/** What happened in the sandbox: payments and webhook deliveries, newest first. */
export function overviewPage(payments: Payment[], deliveries: Delivery[]): string {
  const triesOf = (id: string) =>
    deliveries
      .filter(({paymentId}) => paymentId === id)
      .flatMap(({tries, nextAt}) => [
        ...tries.map(({at, status}) => `${at.slice(11, 19)} → ${status ?? 'no answer'}`),
        ...(nextAt ? [`next at ${nextAt.slice(11, 19)}`] : []),
      ])
  const rows = payments.map(
    (payment) => html`<tr><td>${payment.id}</td><td>${payment.createdAt.slice(0, 19).replace('T', ' ')}</td>
<td>€ ${payment.amount.value}</td><td>${payment.description}</td>
<td>${payment.status === 'open' ? html`<a href="/checkout/${payment.id}">open</a>` : payment.status}</td>
<td>${triesOf(payment.id).map((line) => html`${line}<br>`)}</td></tr>`,
  )
  return document(
    'Mollie sandbox',
    html`<h1>Mollie sandbox</h1><p class="muted">Payments on this computer. Nothing here is real money.</p>
${
  payments.length === 0
    ? html`<p>No payments yet. Start one at the checkout of the site.</p>`
    : html`<div class="scroll"><table><thead><tr><th>Payment</th><th>Created (UTC)</th><th>Amount</th><th>Description</th><th>Status</th><th>Webhook calls</th></tr></thead><tbody>${rows}</tbody></table></div>`
}`,
  )
}
