import {ApiError, invalid, missing} from './errors.ts'
import {
  type Body,
  changeStatus,
  createCustomer,
  createPayment,
  findCustomer,
  findPayment,
  metadataOf,
  optionalText,
  reversePayment,
} from './payments.ts'
import type {Customer, Kinds, Mandate, Payment, Reversal, SandboxStore, Subscription} from './store.ts'
import {cancelSubscription, createSubscription, findSubscription, updateSubscription} from './subscriptions.ts'

export const METHODS = [
  {id: 'ideal', description: 'iDEAL'},
  {id: 'bancontact', description: 'Bancontact'},
  {id: 'applepay', description: 'Apple Pay'},
  {id: 'creditcard', description: 'Creditcard'},
]

const DEFAULT_LIMIT = 50
const MAX_LIMIT = 250

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

/** A call and what answers it: `:id` stands for an id of Mollie's. */
const on = (call: string, status: number, handle: Endpoint['handle'], changed?: Endpoint['changed']): Endpoint => {
  const [method = '', path = ''] = call.split(' ')
  return {method, status, handle, changed, path: new RegExp(`^/v2${path.replaceAll(':id', '([a-z]+_\\w+)')}$`)}
}

/** The part of Mollie's v2 API that the product calls, and what its operators use beside it. */
export const ENDPOINTS: Endpoint[] = [
  on('POST /customers', 201, ({store, body, now}) => customerBody(createCustomer(store, body, now))),
  on('GET /customers', 200, (call) => pageBody(call, 'customers', 'customer', customerBody)),
  on('GET /customers/:id', 200, ({store, parts}) => customerBody(findCustomer(store, parts[0]))),
  on('DELETE /customers/:id', 204, ({store, parts}) => deleteCustomer(store, findCustomer(store, parts[0]))),
  on('PATCH /customers/:id', 200, ({store, parts, body}) => {
    const customer = findCustomer(store, parts[0])
    return customerBody(
      store.put('customer', {
        ...customer,
        name: 'name' in body ? optionalText(body.name) : customer.name,
        email: 'email' in body ? optionalText(body.email) : customer.email,
        metadata: 'metadata' in body ? metadataOf(body) : customer.metadata,
      }),
    )
  }),
  on('POST /customers/:id/payments', 201, ({store, url, body, parts, now}) =>
    paymentBody(createPayment(store, {...body, customerId: findCustomer(store, parts[0]).id}, now), url),
  ),
  on('GET /customers/:id/payments', 200, (call) =>
    listBody(call, 'payments', ofCustomer(call, 'payment'), (payment) => paymentBody(payment, call.url)),
  ),
  on('GET /customers/:id/mandates', 200, (call) =>
    listBody(call, 'mandates', ofCustomer(call, 'mandate'), mandateBody),
  ),
  on('GET /customers/:id/mandates/:id', 200, ({store, parts}) => mandateBody(findMandate(store, parts))),
  on('DELETE /customers/:id/mandates/:id', 204, ({store, parts}) => {
    store.put('mandate', {...findMandate(store, parts), status: 'invalid'})
    return null
  }),
  on('POST /customers/:id/subscriptions', 201, ({store, body, parts, now}) =>
    subscriptionBody(createSubscription(store, findCustomer(store, parts[0]), body, now)),
  ),
  on('GET /customers/:id/subscriptions', 200, (call) =>
    listBody(call, 'subscriptions', ofCustomer(call, 'subscription'), subscriptionBody),
  ),
  on('GET /customers/:id/subscriptions/:id', 200, ({store, parts}) =>
    subscriptionBody(findSubscription(store, parts[0], parts[1])),
  ),
  on('PATCH /customers/:id/subscriptions/:id', 200, ({store, parts, body}) =>
    subscriptionBody(updateSubscription(store, findSubscription(store, parts[0], parts[1]), body)),
  ),
  on('DELETE /customers/:id/subscriptions/:id', 200, ({store, parts, now}) =>
    subscriptionBody(cancelSubscription(store, findSubscription(store, parts[0], parts[1]), now)),
  ),
  on('GET /customers/:id/subscriptions/:id/payments', 200, (call) => {
    const {id} = findSubscription(call.store, call.parts[0], call.parts[1])
    const mine = ofCustomer(call, 'payment').filter(({subscriptionId}) => subscriptionId === id)
    return listBody(call, 'payments', mine, (payment) => paymentBody(payment, call.url))
  }),
  on('GET /subscriptions', 200, (call) => pageBody(call, 'subscriptions', 'subscription', subscriptionBody)),
  on('POST /payments', 201, ({store, url, body, now}) => paymentBody(createPayment(store, body, now), url)),
  on('GET /payments', 200, (call) =>
    pageBody(call, 'payments', 'payment', (payment) => paymentBody(payment, call.url)),
  ),
  on('GET /payments/:id', 200, ({store, url, parts}) => paymentBody(findPayment(store, parts[0]), url)),
  on(
    'DELETE /payments/:id',
    200,
    ({store, url, parts, now}) => {
      const payment = findPayment(store, parts[0])
      if (payment.status !== 'open') throw invalid('status', 'The payment cannot be canceled')
      return paymentBody(changeStatus(store, payment, 'canceled', now), url)
    },
    ({parts}) => parts[0] ?? '',
  ),
  on(
    'POST /payments/:id/refunds',
    201,
    ({store, body, parts, now}) =>
      reversalBody('refund')(reversePayment(store, 'refund', findPayment(store, parts[0]), body, now)),
    ({parts}) => parts[0] ?? '',
  ),
  on('GET /payments/:id/refunds', 200, (call) =>
    listBody(call, 'refunds', ofPayment(call, 'refund'), reversalBody('refund')),
  ),
  on('GET /payments/:id/chargebacks', 200, (call) =>
    listBody(call, 'chargebacks', ofPayment(call, 'chargeback'), reversalBody('chargeback')),
  ),
  on('GET /refunds', 200, (call) => pageBody(call, 'refunds', 'refund', reversalBody('refund'))),
  on('GET /chargebacks', 200, (call) => pageBody(call, 'chargebacks', 'chargeback', reversalBody('chargeback'))),
  on('GET /methods', 200, (call) =>
    listBody(call, 'methods', METHODS, ({id, description}) => {
      const picture = (type: string) => `${call.url}/methods/${id}.${type}`
      const image = {size1x: picture('svg'), size2x: picture('svg'), svg: picture('svg')}
      return {resource: 'method', id, description, status: 'activated', image, _links: {}}
    }),
  ),
]

/** With its mandates, and what was to be collected by them. */
function deleteCustomer(store: SandboxStore, {id}: Customer): null {
  for (const subscription of store.list('subscription', 'customerId', id))
    store.put('subscription', {...subscription, status: 'canceled', nextPaymentDate: null})
  for (const mandate of store.list('mandate', 'customerId', id)) store.put('mandate', {...mandate, status: 'invalid'})
  store.delete('customer', id)
  return null
}

const ofCustomer = <Kind extends 'payment' | 'mandate' | 'subscription'>({store, parts}: Call, kind: Kind) =>
  store.list(kind, 'customerId', findCustomer(store, parts[0]).id)
const ofPayment = ({store, parts}: Call, kind: 'refund' | 'chargeback') =>
  store.list(kind, 'paymentId', findPayment(store, parts[0]).id)

function findMandate(store: SandboxStore, [customerId, id = '']: string[]): Mandate {
  const found = store.get('mandate', id)
  if (found?.customerId !== customerId || !found) throw missing('mandate', id)
  return found
}

const link = (href: string) => ({href, type: 'application/hal+json'})

function paymentBody({statusAt, ...payment}: Payment, url: string) {
  const moment = payment.status === 'open' || payment.status === 'pending' ? {} : {[`${payment.status}At`]: statusAt}
  return {
    resource: 'payment',
    profileId: 'pfl_sandbox',
    isCancelable: false,
    ...payment,
    ...moment,
    _links: {
      self: link(`${url}/v2/payments/${payment.id}`),
      dashboard: {href: `${url}/`, type: 'text/html'},
      ...(payment.status === 'open' && {checkout: {href: `${url}/checkout/${payment.id}`, type: 'text/html'}}),
    },
  }
}

const customerBody = (customer: Customer) => ({resource: 'customer', mode: 'test', ...customer, _links: {}})
const mandateBody = (mandate: Mandate) => ({resource: 'mandate', mode: 'test', ...mandate, details: {}, _links: {}})
const subscriptionBody = ({nextOutcome: _, ...subscription}: Subscription) => ({
  resource: 'subscription',
  mode: 'test',
  times: null,
  ...subscription,
  _links: {},
})
const reversalBody =
  (resource: 'refund' | 'chargeback') =>
  ({id, paymentId, amount, description, createdAt}: Reversal) => ({
    resource,
    id,
    paymentId,
    amount,
    createdAt,
    ...(resource === 'refund' && {status: 'refunded', description}),
    _links: {},
  })

/** What a list is asked for: `from` is the first item's id, `limit` how many. */
function pageAsked({query}: Call): {limit: number; from: string | null} {
  const limit = Number(query.get('limit') ?? DEFAULT_LIMIT)
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT)
    throw new ApiError(400, 'Bad Request', 'The limit must be between 1 and 250', 'limit')
  return {limit, from: query.get('from')}
}

type Listed = 'customer' | 'subscription' | 'payment' | 'refund' | 'chargeback'

const notThere = (name: string, from: string | null) =>
  new ApiError(400, 'Bad Request', `No ${name} from ${from}`, 'from')

/** A page of a short list. */
function listBody<Item extends {id: string}>(call: Call, name: string, items: Item[], bodyOf: (item: Item) => object) {
  const {limit, from} = pageAsked(call)
  const start = from ? items.findIndex(({id}) => id === from) : 0
  if (start < 0) throw notThere(name, from)
  return bodyOfPage(call, name, items.slice(start, start + limit + 1), bodyOf)
}

/** A page of all that there is of a kind. */
function pageBody<Kind extends Listed>(call: Call, name: string, kind: Kind, bodyOf: (item: Kinds[Kind]) => object) {
  const {limit, from} = pageAsked(call)
  const items = call.store.page(kind, from, limit + 1)
  if (from && items[0]?.id !== from) throw notThere(name, from)
  return bodyOfPage(call, name, items, bodyOf)
}

/** `items` are one more than the page shows, where there are more. */
function bodyOfPage<Item extends {id: string}>(
  call: Call,
  name: string,
  items: Item[],
  bodyOf: (item: Item) => object,
) {
  const {limit} = pageAsked(call)
  const shown = items.slice(0, limit)
  const next = items[limit]
  return {
    count: shown.length,
    _embedded: {[name]: shown.map(bodyOf)},
    _links: {
      self: link(`${call.url}${call.path}`),
      previous: null,
      next: next ? link(`${call.url}${call.path}?from=${next.id}&limit=${limit}`) : null,
    },
  }
}
