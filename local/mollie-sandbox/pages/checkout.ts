import {choicesOf} from '../api/methods.ts'
import type {Amount, Answer, Payment, PaymentStatus} from '../state/items.ts'
import {type Frame, html, type PageLanguage} from './html.ts'

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
    planned: {
      expired: 'De tijd om te betalen is voorbij op',
      paid: 'De bank betaalt op',
      failed: 'De bank weigert op',
      chargedBack: 'De bank boekt terug op',
    },
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
    planned: {
      expired: 'The time to pay ends on',
      paid: 'The bank pays on',
      failed: 'The bank refuses on',
      chargedBack: 'The bank takes it back on',
    },
    back: 'Back to the shop',
    paid: 'Paid',
    pending: 'Pending',
    failed: 'Failed',
    canceled: 'Canceled',
    expired: 'Expired',
  },
}

type Choice = 'paid' | 'pending' | 'failed' | 'canceled' | 'expired'

/** Outcomes that a person may choose for a payment in its status. */
const CHOICES_IN: Partial<Record<PaymentStatus, readonly Choice[]>> = {
  open: ['paid', 'pending', 'failed', 'canceled', 'expired'],
  pending: ['paid', 'failed'],
}
export const choicesFor = ({status}: Payment) => CHOICES_IN[status] ?? []

const languageOf = ({locale}: Payment): PageLanguage => (locale.startsWith('nl_') ? 'nl' : 'en')

const formatAmount = ({currency, value}: Amount, language: PageLanguage) =>
  new Intl.NumberFormat(language === 'nl' ? 'nl-NL' : 'en-IE', {style: 'currency', currency}).format(Number(value))

const formatMoment = (iso: string, language: PageLanguage) =>
  new Intl.DateTimeFormat(language === 'nl' ? 'nl-NL' : 'en-IE', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  }).format(new Date(iso))

/** The page where a customer pays: first the method, then the outcome of the test. A pending payment is settled on it. */
export function checkoutPage(payment: Payment, planned: Answer | null, frame: Frame): string {
  const language = languageOf(payment)
  const t = TEXTS[language]
  const head = html`<h1>${t.title}</h1><p class="muted">${t.notice}</p><p>${payment.description}</p>
<p class="big">${formatAmount(payment.amount, language)}</p>${
    planned && html`<p>${t.planned[planned.status]} ${formatMoment(planned.at, language)}.</p>`
  }`
  const choices = choicesFor(payment)
  if (choices.length === 0)
    return frame(
      t.title,
      html`${head}<p>${t.ended} ${payment.redirectUrl && html`<a href="${payment.redirectUrl}">${t.back}</a>`}</p>`
        .text,
      language,
    )
  const action = `/checkout/${payment.id}`
  const body =
    payment.method || payment.status === 'pending'
      ? html`<form method="post" action="${action}"><fieldset><legend>${t.outcome}</legend>${choices.map(
          (state) =>
            html`<label><input type="radio" name="final_state" value="${state}" required${state === 'paid' && html` checked`}> ${t[state]}</label>`,
        )}</fieldset><button class="main">${t.confirm}</button></form>`
      : html`<form method="post" action="${action}"><p>${t.method}</p>${choicesOf(payment).map(
          ({id, description}) => html`<p><button name="method" value="${id}">${description}</button></p>`,
        )}</form>
<form method="post" action="${action}"><button name="final_state" value="canceled">${t.cancel}</button></form>`
  return frame(t.title, html`${head}${body}`.text, language)
}
