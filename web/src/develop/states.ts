/** Texts in the languages of the site, literal or as a pattern. */
type Words = {nl: string | RegExp; en: string | RegExp}
/** An element by its selector, or by its role and its name. */
export type Target = string | {button: Words} | {link: Words} | {heading: Words} | {text: Words}

export type Step =
  /** Presses the first match; with `below` only on screens narrower than that, in pixels. */
  | {press: Target; below?: number}
  | {check: string; last?: true}
  | {fill: string; with: string}
  /** Chooses the first option that begins with the text. */
  | {choose: string; option: string; last?: true}
  | {hover: string}
  | {scrollTo: string}
  | {waitFor: Target}
  /** Waits until the page is hydrated. */
  | 'hydrated'

/** API answer: a body, with status 200 by default; no answer at all; or no connection. */
export type Answer = {status?: number; json: object} | 'never' | 'no connection'

export type State = {
  /** Dutch path of the page. */
  route: string
  /** Query string. */
  search?: string
  answers?: Record<string, Answer>
  /** Removes a part of the content of another page. */
  spoils?: {route: string; part: string}
  steps: readonly Step[]
}

const button = (nl: string | RegExp, en: string | RegExp): Target => ({button: {nl, en}})
const press = (nl: string | RegExp, en: string | RegExp): Step => ({press: button(nl, en)})

const CHECKOUT = '/checkout/pro/'
/** By keyboard, as a visitor does: later layout shifts then count as caused by input. */
const BELGIUM: Step = {choose: '#customer-country', option: 'Belgi'}
const PAY = press('Doorgaan naar betaling', 'Continue to payment')
const MENU: Step = {press: button('Menu openen', 'Open menu'), below: 1024}
/** Valid details of a business. */
const BUSINESS: readonly Step[] = [
  {fill: '#customer-company', with: 'Bakkerij Jansen'},
  {fill: '#customer-website', with: 'voorbeeld.nl'},
  {fill: '#customer-postal-code', with: '1011 AB'},
  {fill: '#customer-street', with: 'Kade 1'},
  {fill: '#customer-city', with: 'Amsterdam'},
  {fill: '#customer-email', with: 'jo@example.nl'},
]
const NEW_PRICE = {success: false, error: 'Price changed', exclVat: '159.00', vat: '33.39', total: '192.39'}

const ORDER = 'VK-6SD9F67Y8RBM'
const KNOWN = {success: true, order: ORDER, plan: 'pro', period: 'quarterly', hasAddress: true}

/** The page after paying, with an order in this state. */
const payment = (route: string, answer: object | 404 | 503, steps: readonly Step[] = []): State => ({
  route,
  search: `?order=${ORDER}`,
  answers: {
    '/api/order-status':
      typeof answer === 'number' ? {status: answer, json: {success: false}} : {json: {...KNOWN, ...answer}},
  },
  steps,
})

/** Dialogs, menus, messages, busy and error states: the page of each, and the steps that lead to it. */
export const STATES = {
  'landing-plan-dialog': {
    route: '/',
    steps: [press(/Wat zit er precies in\? \(Pro\)/, /What exactly is in it\? \(Pro\)/)],
  },
  'landing-quarterly': {route: '/', steps: [{check: '#pricing input[value=quarterly]'}]},
  'landing-question-open': {route: '/', steps: [{press: '#questions summary'}]},
  'checkout-pro-quarterly': {route: CHECKOUT, steps: [{check: '#period-quarterly'}]},
  'checkout-abroad': {route: CHECKOUT, steps: [BELGIUM]},
  'checkout-incomplete': {route: CHECKOUT, steps: ['hydrated', BELGIUM, PAY]},
  'checkout-busy': {
    route: CHECKOUT,
    answers: {'/api/create-payment': 'never'},
    steps: ['hydrated', ...BUSINESS, PAY],
  },
  'checkout-failed': {
    route: CHECKOUT,
    answers: {'/api/create-payment': 'no connection'},
    steps: ['hydrated', ...BUSINESS, PAY, {waitFor: {text: {nl: 'Betaling mislukt', en: 'Payment failed'}}}],
  },
  'checkout-new-price': {
    route: CHECKOUT,
    answers: {'/api/create-payment': {status: 409, json: NEW_PRICE}},
    steps: ['hydrated', ...BUSINESS, PAY, {waitFor: button(/192[,.]39/, /192[,.]39/)}],
  },
  'payment-waiting': payment('/payment-success/', {status: 'pending'}),
  'payment-unknown': payment('/payment-success/', 404),
  'payment-unavailable': payment('/payment-success/', 503),
  'payment-twice': payment('/payment-success/', {status: 'paid', duplicate: true}),
  'payment-failed': payment('/payment-cancelled/', {status: 'failed'}),
  'payment-expired': payment('/payment-cancelled/', {status: 'expired'}),
  'payment-address': payment('/payment-success/', {status: 'paid', token: 'token', manageUrl: '/abonnement/'}, [
    {press: '#content details summary'},
  ]),
  'landing-menu': {route: '/', steps: [MENU]},
  'dashboard-menu': {route: '/dashboard/', steps: [MENU]},
  'dashboard-tooltip': {
    route: '/dashboard/',
    steps: [{scrollTo: '[role=img][aria-label]'}, {waitFor: '.echarts-for-react'}, {hover: '[role=img][aria-label]'}],
  },
  'dashboard-table': {route: '/dashboard/', steps: [{press: '#content details summary'}]},
  'dashboard-plans': {route: '/dashboard/', steps: [press('Bekijk de pakketten', 'See the plans')]},
  'dashboard-update': {route: '/dashboard/', steps: [press(/Bekijk details/, /View details/)]},
  'adjustments-edit': {route: '/aanpassingen/', steps: [press(/^Bewerken/, /^Edit/)]},
  'adjustments-examples': {route: '/aanpassingen/', steps: [press(/^Voorbeelden/, /^Examples/)]},
  'adjustments-saved': {route: '/aanpassingen/', steps: [press('Wijzigingen opslaan', 'Save changes')]},
  'adjustments-nothing-found': {
    route: '/aanpassingen/',
    steps: [
      'hydrated',
      {choose: 'select', option: 'pending'},
      {choose: 'select', option: 'H1', last: true},
      {waitFor: button('Filter wissen', 'Clear filter')},
      {scrollTo: 'select'},
    ],
  },
  'account-cancel': {route: '/account/', steps: [press('Abonnement opzeggen', 'Cancel subscription')]},
  'account-switched': {route: '/account/', steps: [{check: '[role=switch]', last: true}]},
  // Content that breaks after the build, as a fault in the code would.
  'fault-while-drawing': {
    route: '/audit/',
    spoils: {route: '/hulp/', part: 'faqs'},
    steps: [
      MENU,
      {press: {link: {nl: 'Hulp', en: 'Help'}}},
      {waitFor: {heading: {nl: 'Unexpected Application Error', en: 'Unexpected Application Error'}}},
    ],
  },
  'login-incomplete': {
    route: '/login/',
    steps: ['hydrated', {fill: '#email', with: 'jo@'}, press('Inloggen', 'Log in')],
  },
  'login-forgotten': {
    route: '/login/',
    steps: [
      'hydrated',
      press('Wachtwoord vergeten?', 'Forgot password?'),
      {
        waitFor:
          ':is(section, [role=region]):is([aria-label^=Berichten], [aria-label^=Messages]) :is(li, [role=alert])',
      },
    ],
  },
} satisfies Record<string, State>
