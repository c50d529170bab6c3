import {countsPage} from '../../../functions/admin/counts/countsPage.ts'
import {customerPage} from '../../../functions/admin/customers/customerPage.ts'
import {customersPage} from '../../../functions/admin/customers/customersPage.ts'
import {exportPage} from '../../../functions/admin/export/exportPage.ts'
import {figuresPage} from '../../../functions/admin/figures/figuresPage.ts'
import {listPage} from '../../../functions/admin/list/listPage.ts'
import {mirrorPage} from '../../../functions/admin/mirror/mirrorPage.ts'
import {offersPage} from '../../../functions/admin/offers/offersPage.ts'
import {confirmPlanPage} from '../../../functions/admin/order/confirmPlanPage.ts'
import {confirmSchemePage} from '../../../functions/admin/order/confirmSchemePage.ts'
import {orderPage} from '../../../functions/admin/order/orderPage.ts'
import {termsPage} from '../../../functions/admin/terms/termsPage.ts'
import {adminWindPage} from '../../../functions/admin/wind/windPage.ts'
import {ON_SALE, soldAt} from '../../../functions/billing/changes/planChange.fixture.ts'
import type {PlanFigure} from '../../../functions/billing/figures/readFigures.ts'
import {ISSUED_AT, paidOrder, sampleInvoice} from '../../../functions/billing/invoices/invoice.fixture.ts'
import {invoicePage} from '../../../functions/billing/invoices/page.ts'
import type {Invoice} from '../../../functions/billing/invoices/store.ts'
import {entriesBetween} from '../../../functions/billing/ledger/entries.ts'
import {alert} from '../../../functions/billing/orders/alerts.ts'
import type {ListedOrder} from '../../../functions/billing/orders/lists/list.ts'
import {withAlert} from '../../../functions/billing/orders/notify.ts'
import {eventfulOrder} from '../../../functions/billing/orders/order.fixture.ts'
import type {Order} from '../../../functions/billing/orders/order.ts'
import type {AuditEntry} from '../../../functions/billing/orders/orders.ts'
import {NOW, ORDERS as STATES} from '../../../functions/billing/state/states.fixture.ts'
import {toReinvoice} from '../../../functions/billing/vat/reinvoice.ts'
import {fallbackPage} from '../../../functions/fallback/fallbackPage.ts'
import {portalPage} from '../../../functions/portal/view/portalPage.ts'
import {PORTAL_CONTENT, PORTAL_VIEWS, portalOrder} from './portalViews.ts'
import {NO_BOOKS, SAMPLE_BOOKS, SAMPLE_MIRROR, SAMPLE_MONEYBIRD} from './sampleBooks.ts'
import {SAMPLE_COUNTS} from './sampleCounts.ts'

import {formPages, messagePages} from './sampleForms.ts'
import {windPages} from './sampleWind.ts'

type SamplePage = {name: string; language: 'nl' | 'en'; page: string}

const BELGIAN = {...paidOrder.details, country: 'BE', vatNumber: 'BE0123456749', website: 'https://voorbeeld.nl/'}
const REVERSED = {vatScheme: 'reverseCharge', vatRate: 0, vat: 0, total: 40230, details: BELGIAN} as const
const TO_REVERSED = {
  ...({to: 'reverseCharge', vatRate: 0, startsOn: '2025-10-24'} as const),
  from: {exclVat: 40230, vat: 8448, total: 48678, vatRate: 21},
  next: {exclVat: 40230, vat: 0, total: 40230, vatRate: 0},
} as const

/** Every kind of page that a function makes, in each state and language. */
export async function samplePages(): Promise<SamplePage[]> {
  const pages = (['nl', 'en'] as const).map(async (language) => {
    const named = (kind: string, each: Record<string, string>) =>
      Object.entries(each).map(([name, page]) => ({name: `${kind}, ${name}`, language, page}))
    const account = Object.entries(PORTAL_VIEWS).map(([name, view]) => [
      name,
      portalPage({view, language}, PORTAL_CONTENT),
    ])
    return [
      ...named('account', Object.fromEntries(account)),
      ...named('invoice', await invoices(language)),
      ...named('back office', await office(language)),
      ...named('form', formPages(language)),
      ...named('wind', await windPages(language)),
      ...named('last resort', {
        running: fallbackPage({kind: 'order', order: portalOrder(), language, mailTo: 'hulp@example.nl'}),
        'signing in': fallbackPage({kind: 'signIn', language}),
        'no address': fallbackPage({kind: 'signIn', problem: 'invalidEmail', email: 'jo@', language}),
        confirming: fallbackPage({kind: 'confirmAddress', email: 'jo@example.nl', language}),
      }),
    ]
  })
  return (await Promise.all(pages)).flat()
}

async function invoices(language: 'nl' | 'en') {
  const order: Order = {...paidOrder, language}
  const back = {how: 'refunded', at: ISSUED_AT.toISOString()} as const
  return {
    invoice: invoicePage(await sampleInvoice(order), '/x.pdf'),
    'with a discount': invoicePage(await sampleInvoice(discounted(order)), '/x.pdf'),
    'without VAT': invoicePage(await sampleInvoice({...order, ...REVERSED}), '/x.pdf'),
    'credit note': invoicePage(await sampleInvoice(order, {kind: 'creditNote', back}), '/x.pdf'),
  }
}

/** The same order, bought for 10% less. */
const discounted = (order: Order): Order => ({
  ...order,
  ...{exclVat: 36207, vat: 7603, total: 43810},
  offer: {
    ...{id: 'offer-welcome', code: 'WELKOM10', label: 'Welkomstkorting', text: '', percent: 10, periods: null},
    ...{exclVat: order.exclVat, vat: order.vat, total: order.total},
  },
})

const ledgerOf = (order: Order) =>
  entriesBetween(null, order, ISSUED_AT.toISOString()).map((entry, index) => ({...entry, number: index + 1}))

const listed = (change: Partial<ListedOrder>): ListedOrder => ({
  ...paidOrder,
  ...{refunded: 0, chargedBack: 0, alerts: 0, mailsOwed: 0},
  ...change,
})
const LISTED = {
  list: {
    orders: [
      listed({company: 'Aannemersbedrijf Van der Zandschulp & Zonen B.V.', overdueSince: ISSUED_AT.toISOString()}),
      listed({
        company: 'Bakkerij',
        customerName: undefined,
        alerts: 1,
        refunded: 500,
        invoiceSince: '2025-08-02T08:00:00Z',
      }),
      listed({customerName: undefined, customerEmail: undefined, status: 'open'}),
    ],
    count: 3,
  },
  filter: {},
  needs: {person: 1, mail: 0, overdue: 1, onHold: 0, toBegin: 0, details: 0, invoice: 0},
  plans: [{key: 'pro', name: 'Pro'}],
  months: ['2025-09'],
  mode: 'test',
  now: ISSUED_AT,
} as const

const MONTH = {month: '2025-09', months: ['2025-09', '2025-08']}
const HALF_SET = {deliveries: [], problem: 'MONEYBIRD_ADMINISTRATION: is missing'}
const PERIODS = {months: ['2025-09', '2025-08', '2025-07'], quarters: ['2025-Q3']}
const LONG_NAME = 'Aannemersbedrijf Van der Zandschulp & Zonen B.V.'
const lineOf = (amount: number, name = 'Bakkerij') => ({orderId: paidOrder.id, name, amount})
const PRO = {plan: 'pro', planName: 'Pro'}
const FIGURES: PlanFigure[] = [
  {...PRO, figure: 'mrr', amount: 1247910, count: 1204, lines: [lineOf(1234500, LONG_NAME), lineOf(13410)]},
  {...PRO, figure: 'new', amount: 13410, count: 1, lines: [lineOf(13410)]},
  {plan: 'basis', planName: 'Basis', figure: 'churn', amount: -9900, count: 1, lines: [lineOf(-9900, LONG_NAME)]},
]

const terms = {...soldAt('gold', 'quarterly', 590), vat: 12390, total: 71390, vatRate: 21}
const PLAN = {
  ...{wish: 'gold.quarterly', isDebit: true, note: 'Gevraagd per telefoon', next: terms, startsOn: '2025-12-24'},
  atOnce: {
    ...{terms, from: '2025-09-29', until: '2025-12-23', daysLeft: 86, daysOfPeriod: 91, price: 55758, credit: 38020},
    due: {exclVat: 17738, vat: 3725, total: 21463, vatRate: 21},
  },
}

const CUSTOMERS = {
  customers: [
    {...paidOrder, details: {company: 'Aannemersbedrijf Van der Zandschulp & Zonen B.V.'}, count: 3},
    {...paidOrder, details: {company: 'Bakkerij'}, customerName: undefined, count: 1},
    {id: paidOrder.id, createdAt: paidOrder.createdAt, count: 1},
  ],
  next: `${paidOrder.createdAt}~${paidOrder.id}`,
}

/** A customer with a renewal that failed, another subscription, and a note. */
function customer(invoices: Invoice[]) {
  const noted: AuditEntry = {
    ...{at: ISSUED_AT.toISOString(), actor: 'operator beheer@example.nl', reason: 'addNote', changes: [{of: 'noted'}]},
    note: 'Belde over de tweede website: bakkerij-noord.nl. Wil in januari overstappen.',
  }
  const website = 'https://www.bakkerij-jansen.nl/'
  const overdue = {...STATES.overdue, details: {...paidOrder.details, website}}
  return {
    orders: [
      {order: {...overdue, customerEmail: 'info@bakkerij-jansen.example'}, history: [noted], invoices},
      {order: {...paidOrder, details: BELGIAN}, history: [], invoices},
    ] as const,
    now: NOW,
  }
}

const TERMS = {terms: {text: 'a', version: 'Versie van 22 november 2026', earliest: '2026-12-24'}}
const ANNOUNCED = {
  news: {text: 'a', day: '2026-12-31', at: '2026-11-24T10:00:00.000Z', by: 'beheer@example.nl'},
  progress: {waiting: 804, pending: 12, sent: 387, failed: 1},
}

const EXCLUDED = [{host: 'administratiekantoor-jansen.nl', at: ISSUED_AT.toISOString(), by: 'beheer@example.nl'}]

const DELIVERED = (document: string) => ({
  ...{system: 'peppol' as const, document, state: 'delivered' as const, reference: 'x', reason: '', tries: 0},
  ...{nextAt: null, at: ISSUED_AT.toISOString()},
})
const REFUSED = (document: string) => ({
  ...DELIVERED(document),
  state: 'refused' as const,
  reason: 'routing: NL:KVK:12345678 is not in the network',
})

async function office(language: 'nl' | 'en') {
  const data = await sampleInvoice(paidOrder)
  const issued: Invoice[] = [
    {
      kind: 'invoice',
      entry: 1,
      mail: {kind: 'confirmation'},
      number: data.number,
      orderId: paidOrder.id,
      paymentId: 'tr_12345',
      issuedAt: ISSUED_AT.toISOString(),
      data,
    },
  ]
  const view = (search: string, isPhone = false) => ({
    ...{language, isPhone},
    url: new URL(`https://www.example.nl/beheer${search}`),
    session: {email: 'beheer@example.nl', role: 'operator' as const, token: 'x', beganAt: '2026-01-01T08:00:00.000Z'},
  })
  const bookkeeper = {...view('/export'), session: {...view('').session, role: 'bookkeeper' as const}}
  const used = {
    id: 'offer-welcome',
    code: 'WELKOM10',
    label: 'Welkomstkorting',
    redeemed: 1204,
    open: 2,
    given: 1191960,
  }
  const draw = (order: Order, given: Invoice[] = [], isPhone = false) =>
    orderPage(
      {
        order,
        history: [],
        ledger: ledgerOf(order),
        onSale: ON_SALE,
        texts: {terms: null, mandate: null},
        invoices: given,
        deliveries: given.flatMap(({number}) => [DELIVERED(number), REFUSED(number)]),
        now: ISSUED_AT,
      },
      view('?order=VK-0123456789AB', isPhone),
    )
  const payments = paidOrder.payments.map((each) => ({...each, invoice: data.number}))
  const moved: Order = {...paidOrder, payments, details: BELGIAN, alerts: [alert('vatNumberChanged', data.number)]}
  const onboarding = {toldAt: '2025-09-24T06:00:00Z', connectedAt: '2025-09-24T08:00:00Z'}
  return {
    'an invoice to be made': draw({...eventfulOrder, ...paidOrder, details: {country: 'NL'}, onboarding: {}}),
    'an invoice made, connected': draw({...paidOrder, onboarding}, issued),
    'a business abroad': draw({...paidOrder, ...REVERSED, onboarding: {toldAt: onboarding.toldAt}}),
    'needs a person': draw(withAlert(eventfulOrder, alert('refused', 'tr_99999', 'amount'))),
    'a VAT number that is refused': draw({...paidOrder, ...REVERSED, alerts: [alert('vatRefused')]}),
    'needs a person, on a phone': draw(eventfulOrder, issued, true),
    'list of orders, on a phone': listPage(LISTED, view('', true)),
    'VAT to settle': draw(moved, issued),
    'another VAT scheme to confirm': confirmSchemePage(
      paidOrder,
      {change: TO_REVERSED, reinvoices: toReinvoice(moved, issued, ON_SALE.vat), form: {act: 'business'}},
      view(''),
    ),
    'a dearer plan to confirm': confirmPlanPage(paidOrder, PLAN, view('')),
    visits: countsPage({month: '2025-09', months: LISTED.months, counts: SAMPLE_COUNTS}, view('?counts=all')),
    figures: figuresPage({month: '2025-09', months: LISTED.months, figures: FIGURES}, view('?figures=all')),
    books: exportPage(
      {...PERIODS, period: '2025-Q3', books: SAMPLE_BOOKS, moneybird: SAMPLE_MONEYBIRD, isStarted: true},
      view('/export'),
    ),
    'books of a bookkeeper, an empty month': exportPage({...PERIODS, period: '2025-08', books: NO_BOOKS}, bookkeeper),
    'books, a setting of Moneybird missing': exportPage(
      {...PERIODS, period: '2025-08', books: NO_BOOKS, moneybird: HALF_SET},
      bookkeeper,
    ),
    payouts: mirrorPage({...MONTH, ...SAMPLE_MIRROR, done: 'noteDifference'}, view('?mirror=2025-09')),
    'payouts, Mollie away': mirrorPage({...MONTH, mirror: '503 of /v2/balances/primary'}, view('?mirror=2025-09')),
    'payouts, no token': mirrorPage({...MONTH, mirror: null}, bookkeeper),
    'list of orders': listPage(LISTED, view('')),
    customers: customersPage({list: CUSTOMERS, search: '', now: ISSUED_AT}, view('?customers=all')),
    'no customer found': customersPage({list: {customers: []}, search: 'x', now: ISSUED_AT}, view('?customers=all')),
    customer: customerPage(customer(issued), view('?customer=VK-0123456789AB')),
    'customer, an empty note': customerPage(
      {...customer([]), failed: {problem: 'emptyNote', status: 422, act: 'addNote'}, typed: {note: ' '}},
      view('?customer=VK-0123456789AB'),
    ),
    'terms to announce': termsPage({...TERMS, news: null, progress: null, count: 1204}, view('?terms=all')),
    'terms announced': termsPage({...TERMS, ...ANNOUNCED, count: 0}, view('?terms=all')),
    ...messagePages(view),
    'websites excluded': adminWindPage({excluded: EXCLUDED, done: 'excluded'}, view('?wind=all')),
    'websites, a wrong address': adminWindPage({excluded: [], refused: 'bakkerij'}, view('?wind=all')),
    'discount codes': offersPage(
      [used, {...used, id: 'offer-start', code: '', label: 'Introductieprijs'}],
      view('?offers=all'),
    ),
  }
}
