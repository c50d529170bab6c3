import {escapeHTML} from '@portabletext/to-html'
import {formatDay, type Language, pathOf} from '../model.ts'
import {runsUntil} from '../payments/renewal.ts'
import {document, linkButton, postButton} from './document.ts'
import type {SubscriptionView} from './subscriptionPage.ts'

/**
 * What a person reads when the texts of the CMS cannot be read: docs/decisions/0020. The only words for visitors that are
 * not content.
 */
type Words = {heading: string; text: string}
type Page = 'confirm' | 'cancelled' | 'failed' | 'invalidLink' | 'unavailable'

const WORDS: Record<Language, Record<Page, Words> & {cancel: string; home: string; order: string}> = {
  nl: {
    confirm: {
      heading: 'Je abonnement loopt',
      text: 'We kunnen je gegevens nu niet laten zien. Opzeggen kan wel: dan schrijven we niets meer af en loopt je abonnement tot {date}.',
    },
    cancelled: {heading: 'Je abonnement is opgezegd', text: 'Het loopt tot {date}. Daarna schrijven we niets meer af.'},
    failed: {heading: 'Opzeggen is nu niet gelukt', text: 'Probeer het over een paar minuten opnieuw.'},
    invalidLink: {heading: 'Deze link werkt niet', text: 'Gebruik de hele link uit je laatste e-mail.'},
    unavailable: {heading: 'Deze pagina is er nu niet', text: 'Probeer het over een paar minuten opnieuw.'},
    cancel: 'Abonnement opzeggen',
    home: 'Naar de site',
    order: 'Bestelnummer',
  },
  en: {
    confirm: {
      heading: 'Your subscription is running',
      text: 'We cannot show your details right now. You can cancel all the same: we then collect nothing more, and your subscription runs until {date}.',
    },
    cancelled: {
      heading: 'Your subscription has been cancelled',
      text: 'It runs until {date}. After that we collect nothing more.',
    },
    failed: {heading: 'Cancelling did not work just now', text: 'Please try again in a few minutes.'},
    invalidLink: {heading: 'This link does not work', text: 'Use the whole link from your latest e-mail.'},
    unavailable: {heading: 'This page is not available right now', text: 'Please try again in a few minutes.'},
    cancel: 'Cancel subscription',
    home: 'To the site',
    order: 'Order number',
  },
}

const PAGE_OF = {
  confirm: 'confirm',
  done: 'cancelled',
  already: 'cancelled',
  failed: 'failed',
  invalidLink: 'invalidLink',
  unavailable: 'unavailable',
} as const

/** The same as the subscription page says, in plain words. */
export function lastResortPage(
  view: SubscriptionView | {kind: 'unavailable'; language: Language},
  now = new Date(),
): string {
  const order = 'order' in view ? view.order : null
  const language = 'order' in view ? view.order.language : view.language
  const {cancel, home, order: orderLabel, ...words} = WORDS[language]
  const {heading, text} = words[PAGE_OF[view.kind]]
  const day = order && runsUntil(order, now)
  const mayCancel = view.kind === 'confirm' || view.kind === 'failed'
  return document({
    language,
    title: heading,
    heading,
    text: escapeHTML(text.replace('{date}', day ? formatDay(day, language, 'long') : '')),
    details: order ? `<p>${escapeHTML(`${orderLabel}: ${order.id}`)}</p>` : '',
    actions: `${mayCancel ? postButton(cancel) : ''}${linkButton(pathOf('landing', language), home)}`,
  })
}
