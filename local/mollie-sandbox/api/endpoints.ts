import type {Capture, Customer, Mandate, Payment, Reversal, Subscription} from '../state/items.ts'
import type {SandboxStore} from '../state/store.ts'
import {balanceBody, balanceTransactions, settledBodies, settlementAt, settlementsBody} from './balance.ts'
import {
  captureBody,
  chargebackBody,
  customerBody,
  isCancelable,
  mandateBody,
  methodBody,
  PROFILE,
  paymentBody,
  profileBody,
  refundBody,
  subscriptionBody,
} from './bodies.ts'
import {createCustomer, findCustomer, updateCustomer} from './customers.ts'
import {asParameters, invalidField, notFound} from './errors.ts'
import {type Body, parseAmount, parseLocale, parseSequence} from './fields.ts'
import {documentation, link, listBody, parseNames} from './lists.ts'
import {createMandate, endMandate, findMandate} from './mandates.ts'
import {METHODS, methodsFor} from './methods.ts'
import {createPayment, updatePayment} from './payments.ts'
import {cancelRefund, capturePayment, findInPayment, reversePayment} from './reversals.ts'
import {changeStatus, findPayment} from './statuses.ts'
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
  /** Returns the payment whose webhook is called. */
  changed?: ((call: Call) => string) | undefined
}

/** Routes a call: `:id` matches an id of Mollie's, `:name` the name of a method. */
const route = (call: string, status: number, handle: Endpoint['handle'], changed?: Endpoint['changed']): Endpoint => {
  const [method = '', path = ''] = call.split(' ')
  const source = path.replaceAll(':id', '([a-z]+_\\w+)').replaceAll(':name', '([a-z0-9]+)')
  return {method, status, handle, changed, path: new RegExp(`^/v2${source}$`)}
}

const paymentOf = ({store, parts}: Call) => findPayment(store, parts[0])
const customerOf = ({store, parts}: Call) => findCustomer(store, parts[0])
const byCustomer = (call: Call) => ({field: 'customerId', value: customerOf(call).id}) as const
const byPayment = (call: Call) => ({field: 'paymentId', value: paymentOf(call).id}) as const
const firstPart = ({parts}: Call) => parts[0] ?? ''

const asPayment = (call: Call) => (payment: Payment) => paymentBody(payment, call.url, call.now)
const asCustomer = (call: Call) => (customer: Customer) => customerBody(customer, call.url)
const asMandate = (call: Call) => (mandate: Mandate) => mandateBody(mandate, call.url)
const asSubscription = (call: Call) => (subscription: Subscription) => subscriptionBody(subscription, call.url)
const asRefund = (call: Call) => withPayment(call, (refund: Reversal) => refundBody(refund, call.url, call.now))
const asChargeback = (call: Call) => withPayment(call, (chargeback: Reversal) => chargebackBody(chargeback, call.url))
const asCapture = (call: Call) => withPayment(call, (capture: Capture) => captureBody(capture, call.url))

/** Adds the payment when `embed` asks for it. */
function withPayment<Item extends {paymentId: string}>(call: Call, bodyOf: (item: Item) => object) {
  const isEmbedded = parseNames(call.query, 'embed', ['payment']).length > 0
  return (item: Item) => {
    const payment = isEmbedded ? paymentBody(findPayment(call.store, item.paymentId), call.url, call.now) : null
    return {...bodyOf(item), ...(payment && {_embedded: {payment}})}
  }
}

function detailedPayment(call: Call) {
  const {store, query, url, now} = call
  const payment = paymentOf(call)
  parseNames(query, 'include', ['details.qrCode', 'details.remainderDetails'])
  const embeds = parseNames(query, 'embed', ['refunds', 'chargebacks', 'captures'])
  const list = <Kind extends 'refund' | 'chargeback' | 'capture'>(kind: Kind) =>
    store.list(kind, 'paymentId', payment.id)
  const embedded = {
    ...(embeds.includes('refunds') && {refunds: list('refund').map((refund) => refundBody(refund, url, now))}),
    ...(embeds.includes('chargebacks') && {chargebacks: list('chargeback').map((item) => chargebackBody(item, url))}),
    ...(embeds.includes('captures') && {captures: list('capture').map((capture) => captureBody(capture, url))}),
  }
  return {...paymentBody(payment, url, now), ...(embeds.length > 0 && {_embedded: embedded})}
}

/** Lists the methods for an amount and a sequence type; wallets only when asked for. */
function listMethods({query, url, path}: Call) {
  parseLocale(query.get('locale'))
  parseNames(query, 'resource', ['payments', 'orders'])
  parseNames(query, 'include', ['issuers', 'pricing'])
  const wallets = parseNames(query, 'includeWallets', ['applepay', 'googlepay'])
  const [value, currency] = [query.get('amount[value]'), query.get('amount[currency]')]
  const amount = value === null && currency === null ? null : parseAmount({value, currency})
  const rows = methodsFor({amount, sequence: parseSequence(query.get('sequenceType')), wallets})
  return methodsBody(rows, url, path)
}

const methodsBody = (rows: readonly (typeof METHODS)[number][], url: string, path: string) => ({
  count: rows.length,
  _embedded: {methods: rows.map((row) => methodBody(row, url))},
  _links: {self: link(`${url}${path}`), documentation: documentation('list-methods')},
})

function getMethod({parts, query, url}: Call) {
  parseLocale(query.get('locale'))
  const [id = ''] = parts
  const row = METHODS.find((method) => method.id === id)
  if (!row) throw notFound('payment method', id)
  return {
    ...methodBody(row, url),
    ...(parseNames(query, 'include', ['issuers', 'pricing']).includes('issuers') && {issuers: []}),
  }
}

function cancelPayment(call: Call) {
  const payment = paymentOf(call)
  if (!isCancelable(payment, call.now)) throw invalidField('status', 'The payment cannot be canceled')
  return asPayment(call)(changeStatus(call.store, payment, 'canceled', call.now))
}

function revokeMandate({store, parts, now}: Call): null {
  endMandate(store, findMandate(store, parts).id, 'canceled', now)
  return null
}

/** Deletes a customer, with its mandates and subscriptions. */
function deleteCustomer({store, parts, now}: Call): null {
  const {id} = findCustomer(store, parts[0])
  for (const mandate of store.list('mandate', 'customerId', id)) endMandate(store, mandate.id, 'canceled', now)
  store.delete('customer', id)
  return null
}

const subscriptionOf = ({store, parts}: Call) => findSubscription(store, parts[0], parts[1])

const CUSTOMERS: Endpoint[] = [
  route('POST /customers', 201, (call) => asCustomer(call)(createCustomer(call.store, call.body, call.now))),
  route('GET /customers', 200, (call) => listBody(call, 'customer', asCustomer(call))),
  route('GET /customers/:id', 200, (call) => asCustomer(call)(customerOf(call))),
  route('PATCH /customers/:id', 200, (call) =>
    asCustomer(call)(updateCustomer(call.store, customerOf(call), call.body)),
  ),
  route('DELETE /customers/:id', 204, deleteCustomer),
  route('POST /customers/:id/payments', 201, (call) =>
    asPayment(call)(createPayment(call.store, {...call.body, customerId: customerOf(call).id}, call.now)),
  ),
  route('GET /customers/:id/payments', 200, (call) => listBody(call, 'payment', asPayment(call), byCustomer(call))),
  route('POST /customers/:id/mandates', 201, (call) =>
    asMandate(call)(createMandate(call.store, customerOf(call), call.body, call.now)),
  ),
  route('GET /customers/:id/mandates', 200, (call) => listBody(call, 'mandate', asMandate(call), byCustomer(call))),
  route('GET /customers/:id/mandates/:id', 200, (call) => asMandate(call)(findMandate(call.store, call.parts))),
  route('DELETE /customers/:id/mandates/:id', 204, revokeMandate),
]

const SUBSCRIPTIONS: Endpoint[] = [
  route('POST /customers/:id/subscriptions', 201, (call) =>
    asSubscription(call)(createSubscription(call.store, customerOf(call), call.body, call.now)),
  ),
  route('GET /customers/:id/subscriptions', 200, (call) =>
    listBody(call, 'subscription', asSubscription(call), byCustomer(call)),
  ),
  route('GET /customers/:id/subscriptions/:id', 200, (call) => asSubscription(call)(subscriptionOf(call))),
  route('PATCH /customers/:id/subscriptions/:id', 200, (call) =>
    asSubscription(call)(updateSubscription(call.store, subscriptionOf(call), call.body, call.now)),
  ),
  route('DELETE /customers/:id/subscriptions/:id', 200, (call) =>
    asSubscription(call)(cancelSubscription(call.store, subscriptionOf(call), call.now)),
  ),
  route('GET /customers/:id/subscriptions/:id/payments', 200, (call) =>
    listBody(call, 'payment', asPayment(call), {field: 'subscriptionId', value: subscriptionOf(call).id}),
  ),
  route('GET /subscriptions', 200, (call) => listBody(call, 'subscription', asSubscription(call))),
]

const PAYMENTS: Endpoint[] = [
  route('POST /payments', 201, (call) => asPayment(call)(createPayment(call.store, call.body, call.now))),
  route('GET /payments', 200, (call) => listBody(call, 'payment', asPayment(call))),
  route('GET /payments/:id', 200, detailedPayment),
  route('PATCH /payments/:id', 200, (call) =>
    asPayment(call)(updatePayment(call.store, paymentOf(call), call.body, call.now)),
  ),
  route('DELETE /payments/:id', 200, cancelPayment, firstPart),
  route(
    'POST /payments/:id/release-authorization',
    202,
    (call) => {
      if (paymentOf(call).status !== 'authorized') throw invalidField('status', 'The payment is not authorized')
      cancelPayment(call)
      return null
    },
    firstPart,
  ),
  route(
    'POST /payments/:id/refunds',
    201,
    (call) => asRefund(call)(reversePayment(call.store, 'refund', paymentOf(call), call.body, call.now)),
    firstPart,
  ),
  route('GET /payments/:id/refunds', 200, (call) => listBody(call, 'refund', asRefund(call), byPayment(call))),
  route('GET /payments/:id/refunds/:id', 200, (call) =>
    asRefund(call)(findInPayment(call.store, 'refund', call.parts)),
  ),
  route(
    'DELETE /payments/:id/refunds/:id',
    204,
    ({store, parts, now}) => {
      cancelRefund(store, findInPayment(store, 'refund', parts), now)
      return null
    },
    firstPart,
  ),
  route('GET /payments/:id/chargebacks', 200, (call) =>
    listBody(call, 'chargeback', asChargeback(call), byPayment(call)),
  ),
  route('GET /payments/:id/chargebacks/:id', 200, (call) =>
    asChargeback(call)(findInPayment(call.store, 'chargeback', call.parts)),
  ),
  route(
    'POST /payments/:id/captures',
    201,
    (call) => asCapture(call)(capturePayment(call.store, paymentOf(call), call.body, call.now)),
    firstPart,
  ),
  route('GET /payments/:id/captures', 200, (call) => listBody(call, 'capture', asCapture(call), byPayment(call))),
  route('GET /payments/:id/captures/:id', 200, (call) =>
    asCapture(call)(findInPayment(call.store, 'capture', call.parts)),
  ),
  route('GET /refunds', 200, (call) => listBody(call, 'refund', asRefund(call))),
  route('GET /chargebacks', 200, (call) => listBody(call, 'chargeback', asChargeback(call))),
]

const ACCOUNT: Endpoint[] = [
  route('GET /methods', 200, (call) => asParameters(() => listMethods(call))),
  route('GET /methods/all', 200, ({url, path}) => methodsBody(METHODS, url, path)),
  route('GET /methods/:name', 200, (call) => asParameters(() => getMethod(call))),
  route('GET /profiles/me', 200, ({url}) => profileBody(url)),
  route('GET /profiles/:id', 200, ({url, parts}) => {
    if (parts[0] !== PROFILE) throw notFound('profile', parts[0] ?? '')
    return profileBody(url)
  }),
]

/** Calls with an access token of the organisation. */
const BALANCE: Endpoint[] = [
  route('GET /balances/primary', 200, balanceBody),
  route('GET /balances/primary/transactions', 200, balanceTransactions),
  route('GET /settlements', 200, settlementsBody),
  route('GET /settlements/:id', 200, (call) => settlementAt(call, firstPart(call))),
  ...(['payments', 'refunds', 'chargebacks'] as const).map((list) =>
    route(`GET /settlements/:id/${list}`, 200, (call) => settledBodies(call, firstPart(call), list)),
  ),
]

/** The part of Mollie's v2 API that the sandbox answers. */
export const ENDPOINTS: Endpoint[] = [...CUSTOMERS, ...SUBSCRIPTIONS, ...PAYMENTS, ...ACCOUNT, ...BALANCE]
