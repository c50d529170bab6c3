import type {CheckoutPage, LandingPage, PaymentPages, SiteSettings} from '../../../domain/content/content.types.ts'
import type {FirstDay, PortalContent, PortalOrder, YearDocument} from '../../../functions/portal/view/order.ts'
import type {ChangeSum, PendingChange, PortalPlanChange} from '../../../functions/portal/view/planChange.ts'
import type {PortalView} from '../../../functions/portal/view/portalPage.ts'
import {sampleOrder} from '../../../functions/portal/view/sampleOrder.ts'
import {notice} from '../../../functions/ui/notice.ts'
import {seedDocuments} from '../services/seed.ts'

const documents = seedDocuments()
const {cancelSubscription, success, waiting} = documents.find(
  ({_id}) => _id === 'paymentPages',
) as unknown as PaymentPages
const {claims} = documents.find(({_id}) => _id === 'landingPage') as unknown as LandingPage
const settings = documents.find(({_id}) => _id === 'siteSettings') as unknown as SiteSettings

/** The texts of the customer's page that ship. */
export const PORTAL_CONTENT = {
  texts: cancelSubscription,
  orderLabel: success.orderLabel,
  waiting,
  paid: success,
  promise: claims,
  periods: (documents.find(({_id}) => _id === 'checkoutPage') as unknown as CheckoutPage).period.labels,
  settings,
} as unknown as PortalContent

const offer = {planName: 'Pro', periodLabel: 'Per 3 maanden', exclVat: 402.3, vatRate: 21}
export const portalOrder = (change: Partial<PortalOrder> = {}): PortalOrder => ({
  ...sampleOrder('nl', 'quarterly', offer),
  ...change,
})

const running = (change: Partial<PortalOrder> = {}, shown: object = {}): PortalView => ({
  kind: 'order',
  order: portalOrder(change),
  ...shown,
})
const begun = (firstDay: Partial<FirstDay>, details: PortalOrder['details'] = {}): PortalView =>
  running({
    firstDay: {
      toldAt: '',
      connectedAt: '',
      liveAt: '',
      liveBy: null,
      isLate: false,
      promisedOn: '',
      missing: [],
      ...firstDay,
    },
    details,
  })
const TOLD = {toldAt: '2026-11-20', liveBy: '2026-11-21T10:00:00.000Z'}
const typed = {fields: {website: '<script>', company: ''}, wrong: ['company', 'website']}

const choice = (planName: string, period: 'monthly' | 'quarterly' | 'biannual', total: number) => ({
  ...{planName, period, total, href: '#', isPresent: planName === 'Pro' && period === 'quarterly'},
})
const DEARER: ChangeSum = {
  ...{plan: 'gold', planName: 'Goud', period: 'biannual', paidToday: 2017, total: 90145},
  ...{startsOn: '2026-12-01', withdrawUntil: '', endsDiscount: false},
  atOnce: {
    ...{daysLeft: 10, from: '2026-11-21', until: '2026-11-30', price: 4967, credit: 3300},
    ...{vat: 350, total: 2017, vatRate: 21},
  },
  byMandate: {
    ...{daysLeft: 5, from: '2026-11-26', until: '2026-11-30', price: 2483, credit: 1650, isDebit: true},
    ...{vat: 175, total: 1008, vatRate: 21},
  },
  invoice: {
    columns: ['Omschrijving', 'Periode', 'Excl. btw'],
    lines: [
      ['Vindkracht Goud, Per maand', '21 november 2026 tot en met 30 november 2026', '€ 49,67'],
      ['Al betaald voor Pro', '21 november 2026 tot en met 30 november 2026', '−€ 33,00'],
    ],
    sums: [
      ['Excl. btw', '€ 16,67'],
      ['Btw 21%', '€ 3,50'],
      ['Totaal', '€ 20,17'],
    ],
  },
}
const PENDING: PendingChange = {
  ...{number: 1, planName: 'Basis', period: 'quarterly', total: 32343, startsOn: '2026-12-24'},
  ...{withdrawUntil: '2026-12-22', mayWithdraw: true, isUnderway: false},
}
const CHOICES = [
  choice('Basis', 'monthly', 11979),
  choice('Basis', 'quarterly', 32343),
  choice('Pro', 'monthly', 18029),
  choice('Pro', 'quarterly', 48678),
  choice('Pro', 'biannual', 90145),
]
const BUYABLE = CHOICES.map((each) => ({...each, isPresent: false}))
const changing = (change: Partial<PortalPlanChange>, shown: object = {}): PortalView =>
  running(
    {planChange: {...{choices: CHOICES, backHref: '#', chosen: null, refusal: null, pending: null}, ...change}},
    shown,
  )

const documentOf = (change: Pick<YearDocument, 'kind' | 'number' | 'day' | 'exclVat' | 'vat' | 'total'>) => ({
  ...{id: 'VK-0123456789AB', website: 'https://voorbeeld.nl/', href: '/x.pdf', ublHref: '/x.xml'},
  ...change,
})
const YEAR_DOCUMENTS: readonly YearDocument[] = [
  documentOf({kind: 'invoice', number: '2026-00001', day: '2026-11-20', exclVat: 40230, vat: 8448, total: 48678}),
  documentOf({kind: 'creditNote', number: '2026-00002', day: '2026-12-01', exclVat: -8264, vat: -1736, total: -10000}),
  {
    ...documentOf({kind: 'invoice', number: '2026-00003', day: '2026-12-02', exclVat: 9900, vat: 2079, total: 11979}),
    ...{id: 'VK-0123456789AC', website: 'https://webwinkel.voorbeeld.nl/'},
  },
]

/** States of the customer portal, and of the pages on the way to it. */
export const PORTAL_VIEWS: Record<string, PortalView> = {
  running: running({
    terms: [{words: 'Eerst', isHeading: true}],
    mandate: 'Woorden',
    mandateReference: 'mdt_pO2m5jVgMa',
  }),
  'before a pause': running({
    pause: {
      isAgreed: false,
      from: '2026-12-24',
      choices: [
        {months: 1, until: '2027-01-24'},
        {months: 2, until: '2027-02-24'},
        {months: 3, until: '2027-03-24'},
      ],
    },
  }),
  'on pause': running({
    state: 'onPause',
    nextDay: '2027-02-24',
    pause: {isAgreed: true, from: '2026-12-24', until: '2027-02-24', resumeOn: '2026-12-24'},
  }),
  saved: running({}, {done: 'details'}),
  'just paid': running({}, {done: 'paid'}),
  wrong: running({}, {business: typed, address: {fields: {email: 'jo'}, wrong: ['email']}}),
  'with documents': running({
    payments: [{id: 'tr_1', day: '2026-11-20', total: 48678, status: 'paid', refunded: 1000, chargedBack: 500}],
    documents: [
      {
        paymentId: 'tr_1',
        label: 'Factuur 2026-00001',
        href: '/x.pdf',
        ublHref: '/x.xml',
        year: '2026',
        byPeppolOn: '2026-11-26',
      },
    ],
  }),
  'without VAT': running({vatRate: 0, vat: 0, total: 40230}),
  overdue: running({state: 'overdue', owes: true}, {problem: 'cancel'}),
  'not paid': running({state: 'overdue', owes: true}, {problem: 'pay'}),
  'charged back': running({state: 'chargedBack', owes: true}),
  'on hold': running({state: 'paused', owes: true, nextDay: ''}),
  refunded: running({isGivenBack: true}),
  'late, with a new day': begun({...TOLD, isLate: true, promisedOn: '2026-11-25'}),
  late: begun({...TOLD, isLate: true}),
  'without an address': running(
    {details: {}},
    {business: {fields: {act: 'invoice', street: 'Kade 1'}, wrong: ['city']}},
  ),
  'ended, with an invoice open': running({state: 'ended', owes: true}),
  cancelled: running({state: 'cancelled', mayUndo: true}, {done: 'cancelled'}),
  undone: running({}, {done: 'resumed'}),
  'not undone': running({state: 'cancelled', mayUndo: true}, {problem: 'undo'}),
  'another address asked': running({}, {done: 'addressAsked'}),
  'asked too often': running({}, {problem: 'tooOften', address: {fields: {email: 'jo@example.nl'}, wrong: []}}),
  'another method': running({}, {done: 'method'}),
  'without a method': running({email: '', newPrice: null}, {problem: 'method'}),
  'choosing a plan': changing({}),
  'a dearer plan': changing({chosen: DEARER}),
  'another period': changing({
    chosen: {...DEARER, atOnce: null, byMandate: null, paidToday: 0, withdrawUntil: '2026-11-29', endsDiscount: true},
  }),
  'a dearer plan by card': changing(
    {chosen: {...DEARER, byMandate: DEARER.atOnce && {...DEARER.atOnce, isDebit: false}}},
    {problem: 'collected'},
  ),
  'a plan that cannot be collected': changing({chosen: {...DEARER, byMandate: null}, refusal: 'noMandate'}),
  'a refused plan': changing({refusal: 'tooLate'}),
  'a planned change': changing({choices: [], pending: PENDING}, {done: 'changeAgreed'}),
  'a change that is final': changing({choices: [], pending: {...PENDING, withdrawUntil: '', mayWithdraw: false}}),
  'a change that is being paid': changing({
    choices: [],
    pending: {...PENDING, withdrawUntil: '', mayWithdraw: false, isUnderway: true},
  }),
  'a debit that can be called off': changing({choices: [], pending: {...PENDING, withdrawUntil: '', isUnderway: true}}),
  'a change that is paid': running({planName: 'Pro'}, {done: 'plan'}),
  'a change that is not paid': changing({}, {problem: 'notPaid'}),
  'one of several': running({
    ofAddress: [
      {...portalOrder(), href: '#'},
      {
        ...portalOrder({id: 'VK-0123456789AC', planName: 'Basis', period: 'monthly'}),
        details: {company: 'Bakkerij Jansen', website: 'https://webwinkel.voorbeeld.nl/'},
        href: '#',
      },
    ],
  }),
  'before a link to look along': running({sharing: {href: '', until: ''}}),
  'a link to look along': running(
    {
      sharing: {
        href: 'https://www.example.nl/abonnement/?order=VK-0123456789AB&token=read.4hMp4r4y0XHLtlEOUXiH87bn4yINTozs-QbZxouHRF0',
        until: '2027-11-26',
      },
    },
    {done: 'shared'},
  ),
  'seen by an operator': running(
    {mayUndo: true, state: 'cancelled'},
    {staffNotice: notice('up', 'Zo ziet de klant het.')},
  ),
  'looking along': running({}, {isReader: true}),
  'looking along while a payment is open': running({state: 'overdue', owes: true}, {isReader: true}),
  year: {
    kind: 'year',
    ...{year: '2026', id: 'VK-0123456789AB', company: 'Bakkerij Jansen', backHref: '#', csvHref: '#'},
    documents: YEAR_DOCUMENTS.slice(0, 2),
    paid: 38678,
  },
  'year of several': {
    kind: 'year',
    ...{year: '2026', id: 'VK-0123456789AB', company: 'Bakkerij Jansen', backHref: '#', csvHref: '#'},
    documents: YEAR_DOCUMENTS,
    paid: 50657,
  },
  'another website': running({buying: {kind: 'website', choices: BUYABLE}}),
  ended: running({state: 'ended', buying: {kind: 'again', choices: BUYABLE}}),
  starting: running({state: 'starting', payments: []}),
  'nothing told': begun({missing: ['company', 'website', 'street', 'keywords', 'access']}),
  'work to tell': begun({missing: ['businessType', 'keywords', 'access']}, portalOrder().details),
  'half told': begun({missing: ['keywords', 'access']}, {company: 'Bakkerij Jansen', country: 'NL', city: 'Utrecht'}),
  'all told': begun(TOLD, {access: 'login'}),
  connected: begun({...TOLD, connectedAt: '2026-11-21'}, {...portalOrder().details, access: 'script'}),
  'signing in': {kind: 'signIn'},
  'a link that does not work': {kind: 'signIn', problem: 'invalidLink'},
  'no address': {kind: 'signIn', problem: 'invalidEmail', email: '"><script>'},
  sent: {kind: 'sent'},
  'waiting for a payment': {kind: 'waiting', id: 'VK-0123456789AB', href: '#'},
  opening: {kind: 'open', link: 'x'},
  list: {kind: 'list', orders: [{...portalOrder(), href: '/abonnement/?order=x'}]},
  confirming: {kind: 'confirmAddress', email: 'jo@example.nl'},
  confirmed: {kind: 'addressConfirmed'},
}
