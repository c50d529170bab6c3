import {escapeHTML} from '@portabletext/to-html'
import {
  type AccountOrder,
  type AccountProblem,
  buttonRow,
  fill,
  formatDay,
  formatEuros,
  type Language,
  linkButton,
  PAY,
  pathOf,
  plainPage,
  postButton,
  type SignInView,
  signInPath,
} from '../model.ts'

/**
 * Texts for when those of the CMS cannot be read: docs/decisions/0020. The only ones for visitors that are not content.
 */
type Words = {heading: string; text: string}
type Page =
  | AccountOrder['state']
  | 'failed'
  | 'notUndone'
  | 'openLink'
  | 'invalidLink'
  | 'unavailable'
  | 'paymentFailed'
  | 'priceChanged'

const WORDS: Record<
  Language,
  Record<Page, Words> &
    Record<
      'cancel' | 'pay' | 'open' | 'home' | 'back' | 'order' | 'plan' | 'next' | 'until' | 'amount' | 'byMail',
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
    cancelled: {heading: 'Je abonnement is opgezegd', text: 'Het loopt tot {date}. Daarna schrijven we niets meer af.'},
    ended: {heading: 'Je abonnement is afgelopen', text: 'Het liep tot {date}. We schrijven niets meer af.'},
    failed: {heading: 'Opzeggen is nu niet gelukt', text: 'Probeer het over een paar minuten opnieuw.'},
    notUndone: {
      heading: 'Dat is nu niet gelukt',
      text: 'Er is niets veranderd. Probeer het over een paar minuten opnieuw.',
    },
    openLink: {heading: 'Open je abonnement', text: 'De link werkt één keer.'},
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
    open: 'Naar mijn abonnement',
    home: 'Naar de site',
    back: 'Terug naar het pakket',
    order: 'Bestelnummer',
    plan: 'Pakket',
    next: 'Volgende betaling',
    until: 'Loopt tot',
    amount: 'Bedrag incl. btw',
    byMail: 'Opzeggen kan ook met een e-mail aan {mail}. De datum van je e-mail telt.',
  },
  en: {
    starting: {
      heading: 'We are setting up your subscription',
      text: 'Your payment has come in. Look again in a few minutes.',
    },
    running: {
      heading: 'Your subscription is running',
      text: 'We cannot show everything right now. You can cancel all the same: we then collect nothing more, and your subscription runs until {date}.',
    },
    overdue: {
      heading: 'A payment is still open',
      text: 'We could not renew your subscription. Pay before {payUntil} and everything simply goes on.',
    },
    cancelled: {
      heading: 'Your subscription has been cancelled',
      text: 'It runs until {date}. After that we collect nothing more.',
    },
    ended: {heading: 'Your subscription has ended', text: 'It ran until {date}. We collect nothing more.'},
    notUndone: {
      heading: 'That did not work just now',
      text: 'Nothing has changed. Please try again in a few minutes.',
    },
    openLink: {heading: 'Open your subscription', text: 'The link works once.'},
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
    open: 'To my subscription',
    home: 'To the site',
    back: 'Back to the plan',
    order: 'Order number',
    plan: 'Plan',
    next: 'Next payment',
    until: 'Runs until',
    amount: 'Amount incl. VAT',
    byMail: 'You can also cancel with an e-mail to {mail}. The date of your e-mail counts.',
  },
}

type View =
  | {kind: 'order'; order: AccountOrder; language: Language; problem?: AccountProblem | undefined; mailTo: string}
  | (SignInView & {language: Language})
  | {kind: 'unavailable'; language: Language}
  | {kind: 'paymentFailed'; language: Language; back: string}
  | {kind: 'priceChanged'; language: Language; back: string; total: string}

function pageOf(view: View): Page {
  switch (view.kind) {
    case 'order':
      return view.problem === 'cancel' ? 'failed' : view.problem === 'undo' ? 'notUndone' : view.order.state
    case 'open':
      return 'openLink'
    case 'signIn':
      return view.problem === 'invalidLink' ? 'invalidLink' : 'unavailable'
    case 'sent':
    case 'list':
    case 'confirmAddress':
      return 'unavailable'
    default:
      return view.kind
  }
}

/** What the customer's page or the checkout would have said, in plain words. */
export function lastResortPage(view: View): string {
  const {language} = view
  const words = WORDS[language]
  const {heading, text} = words[pageOf(view)]
  const order = view.kind === 'order' ? view.order : null
  const formatted = (day: string | null | undefined) => (day ? formatDay(day, language, 'long') : '')
  const facts = {
    ...(order && {date: formatted(order.runsUntil), payUntil: formatted(order.payUntil)}),
    ...('total' in view && {total: view.total}),
  }
  const mayPay = order?.state === 'overdue'
  const mayCancel = mayPay || order?.state === 'running'
  const onward =
    'back' in view ? linkButton(view.back, words.back) : linkButton(pathOf('landing', language), words.home)
  const opening =
    view.kind === 'open'
      ? `<form method="post" action="${signInPath(language)}"><input type="hidden" name="link" value="${escapeHTML(view.link)}"><button name="open">${words.open}</button></form>`
      : ''
  return plainPage({
    language,
    title: heading,
    heading,
    text: escapeHTML(fill(text, facts)),
    details: view.kind === 'order' ? detailsOf(view, words) : '',
    actions: buttonRow(
      `${opening}${mayPay ? postButton(words.pay, PAY) : ''}${mayCancel ? postButton(words.cancel) : ''}${onward}`,
    ),
  })
}

/** What runs, what is paid next, and how it is cancelled by mail. */
function detailsOf({order, language, mailTo}: Extract<View, {kind: 'order'}>, words: (typeof WORDS)[Language]): string {
  const goesOn = order.state === 'running' || order.state === 'overdue'
  const rows = [
    [words.plan, `${order.planName}, ${order.periodLabel}`],
    [goesOn ? words.next : words.until, order.runsUntil && formatDay(order.runsUntil, language, 'long')],
    ...(goesOn ? [[words.amount, formatEuros(order.total, language)]] : []),
    [words.order, order.id],
  ]
  const list = rows.map(
    ([name = '', value = '']) => `<div><dt>${escapeHTML(name)}</dt><dd>${escapeHTML(value)}</dd></div>`,
  )
  return `<dl>${list.join('')}</dl>${goesOn ? `<p>${escapeHTML(fill(words.byMail, {mail: mailTo}))}</p>` : ''}`
}
