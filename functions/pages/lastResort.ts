import {escapeHTML} from '@portabletext/to-html'
import {buttonRow, fill, formatDay, type Language, linkButton, PAY, pathOf, plainPage, postButton} from '../model.ts'
import {payUntil} from '../orders/overdue.ts'
import {runsUntil} from '../payments/renewal.ts'
import type {SubscriptionView} from './subscriptionPage.ts'

/**
 * Texts for when those of the CMS cannot be read: docs/decisions/0020. The only ones for visitors that are not content.
 */
type Words = {heading: string; text: string}
type Page =
  | 'confirm'
  | 'overdue'
  | 'cancelled'
  | 'failed'
  | 'invalidLink'
  | 'unavailable'
  | 'paymentFailed'
  | 'priceChanged'

const WORDS: Record<
  Language,
  Record<Page, Words> & {cancel: string; pay: string; home: string; back: string; order: string}
> = {
  nl: {
    confirm: {
      heading: 'Je abonnement loopt',
      text: 'We kunnen je gegevens nu niet laten zien. Opzeggen kan wel: dan schrijven we niets meer af en loopt je abonnement tot {date}.',
    },
    overdue: {
      heading: 'Er staat een betaling open',
      text: 'We konden je abonnement niet verlengen. Betaal vóór {payUntil}, dan loopt alles gewoon door.',
    },
    cancelled: {heading: 'Je abonnement is opgezegd', text: 'Het loopt tot {date}. Daarna schrijven we niets meer af.'},
    failed: {heading: 'Opzeggen is nu niet gelukt', text: 'Probeer het over een paar minuten opnieuw.'},
    invalidLink: {heading: 'Deze link werkt niet', text: 'Gebruik de hele link uit je laatste e-mail.'},
    unavailable: {heading: 'Deze pagina is er nu niet', text: 'Probeer het over een paar minuten opnieuw.'},
    paymentFailed: {
      heading: 'Betaling mislukt',
      text: 'Er is een fout opgetreden bij het verwerken van je betaling. Er is niets betaald.',
    },
    priceChanged: {
      heading: 'De prijs is zojuist gewijzigd',
      text: 'Het totaal is nu {total} incl. btw. Er is niets betaald.',
    },
    cancel: 'Abonnement opzeggen',
    pay: 'Nu betalen',
    home: 'Naar de site',
    back: 'Terug naar het pakket',
    order: 'Bestelnummer',
  },
  en: {
    confirm: {
      heading: 'Your subscription is running',
      text: 'We cannot show your details right now. You can cancel all the same: we then collect nothing more, and your subscription runs until {date}.',
    },
    overdue: {
      heading: 'A payment is still open',
      text: 'We could not renew your subscription. Pay before {payUntil} and everything simply goes on.',
    },
    cancelled: {
      heading: 'Your subscription has been cancelled',
      text: 'It runs until {date}. After that we collect nothing more.',
    },
    failed: {heading: 'Cancelling did not work just now', text: 'Please try again in a few minutes.'},
    invalidLink: {heading: 'This link does not work', text: 'Use the whole link from your latest e-mail.'},
    unavailable: {heading: 'This page is not available right now', text: 'Please try again in a few minutes.'},
    paymentFailed: {
      heading: 'Payment failed',
      text: 'An error occurred while processing your payment. Nothing has been paid.',
    },
    priceChanged: {
      heading: 'The price has just changed',
      text: 'The total is now {total} incl. VAT. Nothing has been paid.',
    },
    cancel: 'Cancel subscription',
    pay: 'Pay now',
    home: 'To the site',
    back: 'Back to the plan',
    order: 'Order number',
  },
}

const pageOf = ({kind}: View): Page => (kind === 'done' || kind === 'already' ? 'cancelled' : kind)

type View =
  | SubscriptionView
  | {kind: 'unavailable'; language: Language}
  | {kind: 'paymentFailed'; language: Language; back: string}
  | {kind: 'priceChanged'; language: Language; back: string; total: string}

/** What the subscription page or the checkout would have said, in plain words. */
export function lastResortPage(view: View, now = new Date()): string {
  const order = 'order' in view ? view.order : null
  const language = 'order' in view ? view.order.language : view.language
  const words = WORDS[language]
  const {heading, text} = words[pageOf(view)]
  const day = order && runsUntil(order, now)
  const until = order && payUntil(order)
  const facts = {
    ...(until && {payUntil: formatDay(until, language, 'long')}),
    ...(day && {date: formatDay(day, language, 'long')}),
    ...('total' in view && {total: view.total}),
  }
  const mayPay = view.kind === 'overdue'
  const mayCancel = mayPay || view.kind === 'confirm' || view.kind === 'failed'
  const onward =
    'back' in view ? linkButton(view.back, words.back) : linkButton(pathOf('landing', language), words.home)
  return plainPage({
    language,
    title: heading,
    heading,
    text: escapeHTML(fill(text, facts)),
    details: order ? `<p>${escapeHTML(`${words.order}: ${order.id}`)}</p>` : '',
    actions: buttonRow(
      `${mayPay ? postButton(words.pay, PAY) : ''}${mayCancel ? postButton(words.cancel) : ''}${onward}`,
    ),
  })
}
