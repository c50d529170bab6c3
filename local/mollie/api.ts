import {
  captureBody,
  chargebackBody,
  customerBody,
  mandateBody,
  methodBody,
  PROFILE,
  paymentBody,
  profileBody,
  refundBody,
  subscriptionBody,
} from './bodies.ts'
import {inAddress, invalid, missing} from './errors.ts'
import {documentation, link, listBody, namesIn} from './lists.ts'
import {createMandate, findMandate} from './mandates.ts'
import {amountIn, localeOf, METHODS, methodsFor, sequenceOf} from './methods.ts'
import {
  type Body,
  changeStatus,
  createCustomer,
  findCustomer,
  findPayment,
  openPayment,
  updateCustomer,
  updatePayment,
} from './payments.ts'
import {cancelRefund, capturePayment, findOfPayment, reversePayment} from './reversals.ts'
import type {Capture, Customer, Mandate, Payment, Reversal, SandboxStore, Subscription} from './store.ts'
import {cancelSubscription, createSubscription, findSubscription, updateSubscription} from './subscriptions.ts'

type Call = {
  store: SandboxStore
  url: string
  body: Body
  parts: string[]
  query: URLSearchParams
  path: string
  now: Date
}
type Endpoint = {
  method: string
  path: RegExp
  status: number
  handle: (call: Call) => object | null
  /** The payment whose webhook hears of it. */
  changed?: ((call: Call) => string) | undefined
}

/** A call and what answers it: `:id` stands for an id of Mollie's, `:name` for a method's. */
const on = (call: string, status: number, handle: Endpoint['handle'], changed?: Endpoint['changed']): Endpoint => {
  const [method = '', path = ''] = call.split(' ')
  const source = path.replaceAll(':id', '([a-z]+_\\w+)').replaceAll(':name', '([a-z0-9]+)')
  return {method, status, handle, changed, path: new RegExp(`^/v2${source}$`)}
}

const paymentOf = ({store, parts}: Call) => findPayment(store, parts[0])
const customerOf = ({store, parts}: Call) => findCustomer(store, parts[0])
const ofCustomer = (call: Call) => ({field: 'customerId', value: customerOf(call).id}) as const
const ofPayment = (call: Call) => ({field: 'paymentId', value: paymentOf(call).id}) as const
const firstPart = ({parts}: Call) => parts[0] ?? ''

const asPayment = (call: Call) => (payment: Payment) => paymentBody(payment, call.url)
const asCustomer = (call: Call) => (customer: Customer) => customerBody(customer, call.url)
const asMandate = (call: Call) => (mandate: Mandate) => mandateBody(mandate, call.url)
const asSubscription = (call: Call) => (subscription: Subscription) => subscriptionBody(subscription, call.url)
const asRefund = (call: Call) => withPayment(call, (refund: Reversal) => refundBody(refund, call.url, call.now))
const asChargeback = (call: Call) => withPayment(call, (chargeback: Reversal) => chargebackBody(chargeback, call.url))
const asCapture = (call: Call) => withPayment(call, (capture: Capture) => captureBody(capture, call.url))

/** With the payment inside when `embed` says so. */
function withPayment<Item extends {paymentId: string}>(call: Call, bodyOf: (item: Item) => object) {
  const isEmbedded = namesIn(call.query, 'embed', ['payment']).length > 0
  return (item: Item) => {
    const payment = isEmbedded ? paymentBody(findPayment(call.store, item.paymentId), call.url) : null
    return {...bodyOf(item), ...(payment && {_embedded: {payment}})}
  }
}

function detailedPayment(call: Call) {
  const {store, query, url, now} = call
  const payment = paymentOf(call)
  namesIn(query, 'include', ['details.qrCode', 'details.remainderDetails'])
  const asked = namesIn(query, 'embed', ['refunds', 'chargebacks', 'captures'])
  const of = <Kind extends 'refund' | 'chargeback' | 'capture'>(kind: Kind) => store.list(kind, 'paymentId', payment.id)
  const embedded = {
    ...(asked.includes('refunds') && {refunds: of('refund').map((refund) => refundBody(refund, url, now))}),
    ...(asked.includes('chargebacks') && {chargebacks: of('chargeback').map((item) => chargebackBody(item, url))}),
    ...(asked.includes('captures') && {captures: of('capture').map((capture) => captureBody(capture, url))}),
  }
  return {...paymentBody(payment, url), ...(asked.length > 0 && {_embedded: embedded})}
}

/** The methods that can be shown for what is asked; wallets only to those who can show them. */
function listMethods({query, url, path}: Call) {
  localeOf(query.get('locale'))
  namesIn(query, 'resource', ['payments', 'orders'])
  namesIn(query, 'include', ['issuers', 'pricing'])
  const wallets = namesIn(query, 'includeWallets', ['applepay', 'googlepay'])
  const [value, currency] = [query.get('amount[value]'), query.get('amount[currency]')]
  const amount = value === null && currency === null ? null : amountIn({value, currency})
  const rows = methodsFor({amount, sequence: sequenceOf(query.get('sequenceType')), wallets})
  return methodsBody(rows, url, path)
}

const methodsBody = (rows: readonly (typeof METHODS)[number][], url: string, path: string) => ({
  count: rows.length,
  _embedded: {methods: rows.map((row) => methodBody(row, url))},
  _links: {self: link(`${url}${path}`), documentation: documentation('list-methods')},
})

function getMethod({parts, query, url}: Call) {
  localeOf(query.get('locale'))
  const [id = ''] = parts
  const row = METHODS.find((method) => method.id === id)
  if (!row) throw missing('payment method', id)
  return {
    ...methodBody(row, url),
    ...(namesIn(query, 'include', ['issuers', 'pricing']).includes('issuers') && {issuers: []}),
  }
}

function cancelPayment(call: Call) {
  const payment = paymentOf(call)
  if (payment.status !== 'open' && payment.status !== 'authorized')
    throw invalid('status', 'The payment cannot be canceled')
  return asPayment(call)(changeStatus(call.store, payment, 'canceled', call.now))
}

/** Cancels subscriptions that nothing collects any more, and calls nobody. */
const cancelAll = (store: Call['store'], subscriptions: readonly Subscription[]) => {
  for (const subscription of subscriptions)
    if (subscription.status === 'active')
      store.put('subscription', {...subscription, status: 'canceled', nextPaymentDate: null})
}

/** With what is collected by it. @see https://docs.mollie.com/reference/revoke-mandate */
function revokeMandate({store, parts}: Call): null {
  const mandate = findMandate(store, parts)
  store.put('mandate', {...mandate, status: 'invalid'})
  const ofCustomer = store.list('subscription', 'customerId', mandate.customerId)
  cancelAll(
    store,
    ofCustomer.filter(({mandateId}) => mandateId === mandate.id),
  )
  return null
}

/** With its mandates, and what was to be collected by them. */
function deleteCustomer({store, parts}: Call): null {
  const {id} = findCustomer(store, parts[0])
  cancelAll(store, store.list('subscription', 'customerId', id))
  for (const mandate of store.list('mandate', 'customerId', id)) store.put('mandate', {...mandate, status: 'invalid'})
  store.delete('customer', id)
  return null
}

const subscriptionOf = ({store, parts}: Call) => findSubscription(store, parts[0], parts[1])

const CUSTOMERS: Endpoint[] = [
  on('POST /customers', 201, (call) => asCustomer(call)(createCustomer(call.store, call.body, call.now))),
  on('GET /customers', 200, (call) => listBody(call, 'customer', asCustomer(call))),
  on('GET /customers/:id', 200, (call) => asCustomer(call)(customerOf(call))),
  on('PATCH /customers/:id', 200, (call) => asCustomer(call)(updateCustomer(call.store, customerOf(call), call.body))),
  on('DELETE /customers/:id', 204, deleteCustomer),
  on('POST /customers/:id/payments', 201, (call) =>
    asPayment(call)(openPayment(call.store, {...call.body, customerId: customerOf(call).id}, call.now)),
  ),
  on('GET /customers/:id/payments', 200, (call) => listBody(call, 'payment', asPayment(call), ofCustomer(call))),
  on('POST /customers/:id/mandates', 201, (call) =>
    asMandate(call)(createMandate(call.store, customerOf(call), call.body, call.now)),
  ),
  on('GET /customers/:id/mandates', 200, (call) => listBody(call, 'mandate', asMandate(call), ofCustomer(call))),
  on('GET /customers/:id/mandates/:id', 200, (call) => asMandate(call)(findMandate(call.store, call.parts))),
  on('DELETE /customers/:id/mandates/:id', 204, revokeMandate),
]

const SUBSCRIPTIONS: Endpoint[] = [
  on('POST /customers/:id/subscriptions', 201, (call) =>
    asSubscription(call)(createSubscription(call.store, customerOf(call), call.body, call.now)),
  ),
  on('GET /customers/:id/subscriptions', 200, (call) =>
    listBody(call, 'subscription', asSubscription(call), ofCustomer(call)),
  ),
  on('GET /customers/:id/subscriptions/:id', 200, (call) => asSubscription(call)(subscriptionOf(call))),
  on('PATCH /customers/:id/subscriptions/:id', 200, (call) =>
    asSubscription(call)(updateSubscription(call.store, subscriptionOf(call), call.body, call.now)),
  ),
  on('DELETE /customers/:id/subscriptions/:id', 200, (call) =>
    asSubscription(call)(cancelSubscription(call.store, subscriptionOf(call), call.now)),
  ),
  on('GET /customers/:id/subscriptions/:id/payments', 200, (call) =>
    listBody(call, 'payment', asPayment(call), {field: 'subscriptionId', value: subscriptionOf(call).id}),
  ),
  on('GET /subscriptions', 200, (call) => listBody(call, 'subscription', asSubscription(call))),
]

const PAYMENTS: Endpoint[] = [
  on('POST /payments', 201, (call) => asPayment(call)(openPayment(call.store, call.body, call.now))),
  on('GET /payments', 200, (call) => listBody(call, 'payment', asPayment(call))),
  on('GET /payments/:id', 200, detailedPayment),
  on('PATCH /payments/:id', 200, (call) => asPayment(call)(updatePayment(call.store, paymentOf(call), call.body))),
  on('DELETE /payments/:id', 200, cancelPayment, firstPart),
  on(
    'POST /payments/:id/release-authorization',
    202,
    (call) => {
      if (paymentOf(call).status !== 'authorized') throw invalid('status', 'The payment is not authorized')
      cancelPayment(call)
      return null
    },
    firstPart,
  ),
  on(
    'POST /payments/:id/refunds',
    201,
    (call) => asRefund(call)(reversePayment(call.store, 'refund', paymentOf(call), call.body, call.now)),
    firstPart,
  ),
  on('GET /payments/:id/refunds', 200, (call) => listBody(call, 'refund', asRefund(call), ofPayment(call))),
  on('GET /payments/:id/refunds/:id', 200, (call) => asRefund(call)(findOfPayment(call.store, 'refund', call.parts))),
  on(
    'DELETE /payments/:id/refunds/:id',
    204,
    ({store, parts, now}) => {
      cancelRefund(store, findOfPayment(store, 'refund', parts), now)
      return null
    },
    firstPart,
  ),
  on('GET /payments/:id/chargebacks', 200, (call) => listBody(call, 'chargeback', asChargeback(call), ofPayment(call))),
  on('GET /payments/:id/chargebacks/:id', 200, (call) =>
    asChargeback(call)(findOfPayment(call.store, 'chargeback', call.parts)),
  ),
  on(
    'POST /payments/:id/captures',
    201,
    (call) => asCapture(call)(capturePayment(call.store, paymentOf(call), call.body, call.now)),
    firstPart,
  ),
  on('GET /payments/:id/captures', 200, (call) => listBody(call, 'capture', asCapture(call), ofPayment(call))),
  on('GET /payments/:id/captures/:id', 200, (call) =>
    asCapture(call)(findOfPayment(call.store, 'capture', call.parts)),
  ),
  on('GET /refunds', 200, (call) => listBody(call, 'refund', asRefund(call))),
  on('GET /chargebacks', 200, (call) => listBody(call, 'chargeback', asChargeback(call))),
]

const SHOP: Endpoint[] = [
  on('GET /methods', 200, (call) => inAddress(() => listMethods(call))),
  on('GET /methods/all', 200, ({url, path}) => methodsBody(METHODS, url, path)),
  on('GET /methods/:name', 200, (call) => inAddress(() => getMethod(call))),
  on('GET /profiles/me', 200, ({url}) => profileBody(url)),
  on('GET /profiles/:id', 200, ({url, parts}) => {
    if (parts[0] !== PROFILE) throw missing('profile', parts[0] ?? '')
    return profileBody(url)
  }),
]

/** The part of Mollie's v2 API that the product calls, and what its operators use beside it. */
export const ENDPOINTS: Endpoint[] = [...CUSTOMERS, ...SUBSCRIPTIONS, ...PAYMENTS, ...SHOP]
