import type {Language} from '../../domain/texts/languages.ts'
import type {PortalOrder} from '../portal/view/order.ts'

/**
 * Texts for when those of the CMS cannot be read: docs/decisions/0020. The only ones for visitors that are not content.
 */
type Words = {heading: string; text: string}
export type FallbackKind =
  | PortalOrder['state']
  | 'failed'
  | 'notUndone'
  | 'signIn'
  | 'sent'
  | 'list'
  | 'openLink'
  | 'confirmAddress'
  | 'addressConfirmed'
  | 'mail'
  | 'invalidLink'
  | 'unavailable'
  | 'paymentFailed'
  | 'priceChanged'

export const FALLBACK_WORDS: Record<
  Language,
  Record<FallbackKind, Words> &
    Record<
      | ('cancel' | 'pay' | 'open' | 'home' | 'back' | 'order' | 'plan' | 'next' | 'until')
      | ('amount' | 'amountReversed' | 'byMail' | 'email' | 'invalidEmail' | 'askLink' | 'confirm' | 'reference'),
      string
    >
> = {
  nl: {
    starting: {
      heading: 'We zetten je abonnement klaar',
      text: 'Je betaling is binnen. Kijk over een paar minuten opnieuw.',
    },
    running: {
      heading: 'Je abonnement loopt',
      text: 'We kunnen nu niet alles laten zien. Opzeggen kan wel: dan schrijven we niets meer af en loopt je abonnement tot {date}.',
    },
    overdue: {
      heading: 'Er staat een betaling open',
      text: 'We konden je abonnement niet verlengen. Betaal vóór {payUntil}, dan loopt alles gewoon door.',
    },
    chargedBack: {
      heading: 'Je bank heeft een betaling teruggeboekt',
      text: 'De factuur staat daardoor weer open. Betaal vóór {payUntil}, dan loopt alles gewoon door.',
    },
    onPause: {
      heading: 'Je abonnement pauzeert',
      text: 'We kunnen nu niet alles laten zien. Opzeggen kan wel: dan schrijven we niets meer af.',
    },
    paused: {
      heading: 'Je abonnement staat stil',
      text: 'We hebben je betaling niet ontvangen. Betaal vóór {payUntil}, dan loopt alles weer door.',
    },
    cancelled: {heading: 'Je abonnement is opgezegd', text: 'Het loopt tot {date}. Daarna schrijven we niets meer af.'},
    ended: {heading: 'Je abonnement is afgelopen', text: 'Het liep tot {date}. We schrijven niets meer af.'},
    failed: {heading: 'Opzeggen is nu niet gelukt', text: 'Probeer het over een paar minuten opnieuw.'},
    notUndone: {
      heading: 'Dat is nu niet gelukt',
      text: 'Er is niets veranderd. Probeer het over een paar minuten opnieuw.',
    },
    signIn: {
      heading: 'Mijn abonnement',
      text: 'Vul het e-mailadres in waarmee je hebt besteld. We sturen je een link naar je abonnement.',
    },
    sent: {
      heading: 'Kijk in je e-mail',
      text: 'Hoort er bij dat adres een abonnement, dan is er nu een link naar onderweg. Die werkt één keer, 15 minuten lang.',
    },
    list: {heading: 'Je abonnementen', text: 'Bij dit e-mailadres horen meer abonnementen. Kies er een.'},
    confirmAddress: {
      heading: 'Is dit je nieuwe e-mailadres?',
      text: 'Berichten over je abonnement gaan voortaan naar {email}.',
    },
    addressConfirmed: {heading: 'Je e-mailadres', text: 'Je e-mailadres is veranderd.'},
    mail: {
      heading: 'Je link naar je abonnement',
      text: 'Je vroeg om een link naar je abonnement. Die werkt één keer, 15 minuten lang.',
    },
    openLink: {heading: 'Open je abonnement', text: 'De link werkt één keer.'},
    invalidLink: {
      heading: 'Deze link werkt niet',
      text: 'Gebruik de hele link uit je laatste e-mail, of vraag een nieuwe aan.',
    },
    unavailable: {heading: 'Deze pagina is er nu niet', text: 'Probeer het over een paar minuten opnieuw.'},
    paymentFailed: {
      heading: 'Betaling mislukt',
      text: 'Er is een fout opgetreden bij het verwerken van je betaling. Er is niets betaald.',
    },
    priceChanged: {
      heading: 'De prijs is zojuist gewijzigd',
      text: 'Het totaal is nu {total}. Er is niets betaald.',
    },
    cancel: 'Abonnement opzeggen',
    pay: 'Nu betalen',
    open: 'Naar mijn abonnement',
    home: 'Naar de site',
    back: 'Terug naar het pakket',
    order: 'Bestelnummer',
    plan: 'Pakket',
    next: 'Volgende betaling',
    until: 'Loopt tot',
    amount: 'Bedrag incl. btw',
    amountReversed: 'Bedrag, btw verlegd',
    email: 'E-mailadres',
    invalidEmail: 'Dit is nog geen e-mailadres. Schrijf het zoals naam@voorbeeld.nl.',
    askLink: 'Stuur mij een link',
    confirm: 'Ja, gebruik dit adres',
    reference: 'Kenmerk: {id}',
    byMail: 'Opzeggen kan ook met een e-mail aan {mail}. De datum van je e-mail telt.',
  },
  en: {
    starting: {
      heading: 'We are setting up your subscription',
      text: 'We have received your payment. Look again in a few minutes.',
    },
    running: {
      heading: 'Your subscription is running',
      text: 'We can’t show everything right now. You can still cancel: you won’t be charged again, and your subscription runs until {date}.',
    },
    overdue: {
      heading: 'A payment is outstanding',
      text: 'We couldn’t renew your subscription. Pay before {payUntil} and everything carries on.',
    },
    chargedBack: {
      heading: 'Your bank reversed a payment',
      text: 'The invoice is open again. Pay before {payUntil} and everything carries on.',
    },
    onPause: {
      heading: 'Your subscription is paused',
      text: 'We can’t show everything right now. You can still cancel: you won’t be charged again.',
    },
    paused: {
      heading: 'Your subscription is on hold',
      text: 'We haven’t received your payment. Pay before {payUntil} and everything picks up again.',
    },
    cancelled: {
      heading: 'Your subscription has been cancelled',
      text: 'It runs until {date}. After that you won’t be charged again.',
    },
    ended: {heading: 'Your subscription has ended', text: 'It ran until {date}. You won’t be charged again.'},
    notUndone: {
      heading: 'That didn’t work just now',
      text: 'Nothing has changed. Please try again in a few minutes.',
    },
    signIn: {
      heading: 'My subscription',
      text: 'Enter the e-mail address you ordered with, and we’ll send you a link to your subscription.',
    },
    sent: {
      heading: 'Check your e-mail',
      text: 'If that address has a subscription, a link is on its way. It works once, for 15 minutes.',
    },
    list: {heading: 'Your subscriptions', text: 'This e-mail address has several subscriptions. Choose one.'},
    confirmAddress: {
      heading: 'Is this your new e-mail address?',
      text: 'Messages about your subscription will go to {email}.',
    },
    addressConfirmed: {heading: 'Your e-mail address', text: 'Your e-mail address has been changed.'},
    mail: {
      heading: 'Your link to your subscription',
      text: 'You asked for a link to your subscription. It works once, for 15 minutes.',
    },
    openLink: {heading: 'Open your subscription', text: 'The link works once.'},
    failed: {heading: 'We couldn’t cancel just now', text: 'Please try again in a few minutes.'},
    invalidLink: {
      heading: 'This link doesn’t work',
      text: 'Use the whole link from your latest e-mail, or ask for a new one.',
    },
    unavailable: {heading: 'This page isn’t available right now', text: 'Please try again in a few minutes.'},
    paymentFailed: {
      heading: 'Payment failed',
      text: 'An error occurred while processing your payment. Nothing has been charged.',
    },
    priceChanged: {
      heading: 'The price has just changed',
      text: 'The total is now {total}. Nothing has been charged.',
    },
    cancel: 'Cancel subscription',
    pay: 'Pay now',
    open: 'Open my subscription',
    home: 'To the site',
    back: 'Back to the plan',
    order: 'Order number',
    plan: 'Plan',
    next: 'Next payment',
    until: 'Runs until',
    amount: 'Amount incl. VAT',
    amountReversed: 'Amount, VAT reverse-charged',
    email: 'E-mail address',
    invalidEmail: 'This is not an e-mail address yet. Enter it like name@example.com.',
    askLink: 'Send me a link',
    confirm: 'Yes, use this address',
    reference: 'Reference: {id}',
    byMail: 'You can also cancel with an e-mail to {mail}. The date of your e-mail counts.',
  },
}
