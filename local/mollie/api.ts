import {randomBytes} from 'node:crypto'
import type {Customer, Payment, SandboxStore} from './store.ts'

export class ApiError extends Error {
  readonly status: number
  readonly title: string
  readonly field: string | undefined
  constructor(status: number, title: string, detail: string, field?: string) {
    super(detail)
    this.status = status
    this.title = title
    this.field = field
  }

  get body() {
    const {status, title, message: detail, field} = this
    return {
      status,
      title,
      detail,
      ...(field && {field}),
      _links: {documentation: {href: 'about:blank', type: 'text/html'}},
    }
  }
}

const invalid = (field: string, detail: string) => new ApiError(422, 'Unprocessable Entity', detail, field)

export const METHODS = [
  {id: 'ideal', description: 'iDEAL'},
  {id: 'bancontact', description: 'Bancontact'},
  {id: 'applepay', description: 'Apple Pay'},
  {id: 'creditcard', description: 'Creditcard'},
]

const DESCRIPTION_LENGTH = 255
const METADATA_BYTES = 1024
const newId = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex').slice(0, 10)}`

type Body = Record<string, unknown>
type Call = {store: SandboxStore; url: string; body: Body; parts: string[]}
type Endpoint = {method: string; path: RegExp; status: number; handle: (call: Call) => object}

/** The part of Mollie's v2 API that the product calls. */
export const ENDPOINTS: Endpoint[] = [
  {
    method: 'POST',
    path: /^\/v2\/customers$/,
    status: 201,
    handle: ({store, body}) => customerBody(createCustomer(store, body)),
  },
  {
    method: 'GET',
    path: /^\/v2\/customers\/(cst_\w+)$/,
    status: 200,
    handle: ({store, parts}) => customerBody(customer(store, parts[0])),
  },
  {
    method: 'POST',
    path: /^\/v2\/customers\/(cst_\w+)\/payments$/,
    status: 201,
    handle: ({store, url, body, parts}) =>
      paymentBody(createPayment(store, {...body, customerId: customer(store, parts[0]).id}), url),
  },
  {
    method: 'POST',
    path: /^\/v2\/payments$/,
    status: 201,
    handle: ({store, url, body}) => paymentBody(createPayment(store, body), url),
  },
  {
    method: 'GET',
    path: /^\/v2\/payments$/,
    status: 200,
    handle: ({store, url}) =>
      listBody(
        'payments',
        store.list('payment').map((p) => paymentBody(p, url)),
      ),
  },
  {
    method: 'GET',
    path: /^\/v2\/payments\/(tr_\w+)$/,
    status: 200,
    handle: ({store, url, parts}) => paymentBody(payment(store, parts[0]), url),
  },
  {
    method: 'GET',
    path: /^\/v2\/methods$/,
    status: 200,
    handle: () =>
      listBody(
        'methods',
        METHODS.map((method) => ({resource: 'method', ...method})),
      ),
  },
]

export function payment(store: SandboxStore, id = ''): Payment {
  const found = store.get('payment', id)
  if (!found) throw new ApiError(404, 'Not Found', `No payment exists with token ${id}.`)
  return found
}

function customer(store: SandboxStore, id = ''): Customer {
  const found = store.get('customer', id)
  if (!found) throw new ApiError(404, 'Not Found', `No customer exists with token ${id}.`)
  return found
}

const optionalText = (value: unknown) => (typeof value === 'string' && value ? value : null)

function createCustomer(store: SandboxStore, body: Body): Customer {
  const email = optionalText(body.email)
  if (email && !/^\S+@\S+\.\S+$/.test(email)) throw invalid('email', 'The email address is invalid')
  return store.put('customer', {
    id: newId('cst'),
    createdAt: new Date().toISOString(),
    name: optionalText(body.name),
    email,
  })
}

function createPayment(store: SandboxStore, body: Body): Payment {
  const {currency, value} = (body.amount ?? {}) as {currency?: unknown; value?: unknown}
  if (currency !== 'EUR' || typeof value !== 'string' || !/^\d+\.\d{2}$/.test(value))
    throw invalid('amount', 'The amount must be in EUR, as a string with two decimals')
  if (Number(value) <= 0) throw invalid('amount', 'The amount is lower than the minimum')
  const description = optionalText(body.description)
  if (!description) throw invalid('description', 'The description is missing')
  const redirectUrl = httpUrl(body.redirectUrl, 'redirectUrl')
  if (!redirectUrl) throw invalid('redirectUrl', 'The redirect URL is missing')
  if (JSON.stringify(body.metadata ?? null).length > METADATA_BYTES)
    throw invalid('metadata', 'The metadata is larger than 1 kB')
  return store.put('payment', {
    id: newId('tr'),
    createdAt: new Date().toISOString(),
    status: 'open',
    amount: {currency, value},
    description: description.slice(0, DESCRIPTION_LENGTH),
    redirectUrl,
    cancelUrl: httpUrl(body.cancelUrl, 'cancelUrl'),
    webhookUrl: httpUrl(body.webhookUrl, 'webhookUrl'),
    method: optionalText(body.method),
    metadata: body.metadata ?? null,
    locale: optionalText(body.locale) ?? 'nl_NL',
    sequenceType: optionalText(body.sequenceType) ?? 'oneoff',
    ...(typeof body.customerId === 'string' && {customerId: body.customerId}),
  })
}

function httpUrl(value: unknown, field: string): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string' || !/^https?:$/.test(URL.parse(value)?.protocol ?? ''))
    throw invalid(field, `The ${field} is invalid`)
  return value
}

const link = (href: string) => ({href, type: 'application/hal+json'})

function paymentBody({statusAt, ...payment}: Payment, url: string) {
  const moment = payment.status === 'open' || payment.status === 'pending' ? {} : {[`${payment.status}At`]: statusAt}
  return {
    resource: 'payment',
    mode: 'test',
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

const customerBody = (customer: Customer) => ({
  resource: 'customer',
  mode: 'test',
  metadata: null,
  ...customer,
  _links: {},
})

const listBody = (name: string, items: object[]) => ({
  count: items.length,
  _embedded: {[name]: items},
  _links: {self: link('about:blank'), previous: null, next: null},
})
