import * as v from 'valibot'
import {MINUTE_MS} from '../../../domain/format/dates.ts'
import type {Database} from '../../database/database.ts'
import {type MoneybirdConfig, moneybirdConfig} from '../../runtime/config.ts'
import {type Deliver, deliverDue, type Outcome} from '../deliveries/deliver.ts'
import {filesOf} from '../invoices/file.ts'
import {fileName} from '../invoices/fileName.ts'
import type {Invoice} from '../invoices/store.ts'
import type {Orders} from '../orders/orders.ts'
import {contactOf, differenceOf, invoiceOf, type MoneybirdContact, taxRateName} from './document.ts'

const WITHIN_MS = 8000
/** The most that Moneybird lists at once. */
const PER_PAGE = 100
/** The limit is 150 requests in five minutes. */
const LIMIT_WINDOW_MS = 5 * MINUTE_MS
/** Answers that another try can change; the limit is one of its own. */
const PASSING = [408, 425]

const Id = v.pipe(v.union([v.string(), v.number()]), v.transform(String))
const Contact = v.object({id: Id})
const Made = v.object({
  id: Id,
  reference: v.nullable(v.string()),
  total_price_excl_tax: v.string(),
  total_price_incl_tax: v.string(),
  attachments: v.optional(v.array(v.unknown()), []),
})
type Made = v.InferOutput<typeof Made>

/** Moneybird did not do as it was asked. */
class MoneybirdRefusal extends Error {
  override name = 'MoneybirdRefusal'
  readonly status: number
  readonly retryAfter: string | null
  constructor(status: number, reason: string, retryAfter: string | null) {
    super(reason || String(status))
    this.status = status
    this.retryAfter = retryAfter
  }
}

type Services = {database: Database; orders: Orders; now: () => Date}

/** Books what is owed to Moneybird, as long as there is time. Without its settings nothing is. */
export async function bookAtMoneybird(services: Services, isOver: () => boolean) {
  const config = moneybirdConfig()
  if (config) await deliverDue('moneybird', moneybirdDelivery(config, services), services, isOver)
}

/**
 * Books documents at Moneybird as external sales invoices, under their own numbers, with the PDF. Moneybird has no idempotency
 * keys: each time the documents of that day are looked through first, so that one whose answer was lost is not made again.
 * What was looked up is kept for one run, which is shorter than a claim.
 *
 * @see https://developer.moneybird.com/api/external-sales-invoices
 * @see https://developer.moneybird.com/integration/importing-external-invoices
 */
function moneybirdDelivery(config: MoneybirdConfig, {database, now}: Services): Deliver {
  const call = callsOf(config)
  const days = remembered((day: string) => listDay(call, day))
  const contacts = remembered((_key: string, contact: MoneybirdContact) => contactId(call, contact))

  async function book(invoice: Invoice): Promise<Outcome> {
    const {number, data} = invoice
    const rate = taxRateName(data)
    const taxRateId = config.taxRates.get(rate)
    if (!taxRateId) return refused('noTaxRate', rate)
    const known = (await days(data.issuedOn)).find(({reference}) => reference === number)
    const made = known ?? (await create(invoice, taxRateId))
    if (made.attachments.length === 0) await attach(made.id, invoice)
    const difference = differenceOf(invoice, made)
    if (difference !== null) return refused('otherAmounts', difference)
    return {state: 'delivered', reference: made.id}
  }

  async function create(invoice: Invoice, taxRateId: string): Promise<Made> {
    const contact = contactOf(invoice)
    const external_sales_invoice = {
      contact_id: await contacts(contact.customer_id, contact),
      ...invoiceOf(invoice, {...config, taxRateId}),
    }
    return v.parse(Made, await call('external_sales_invoices', {json: {external_sales_invoice}}))
  }

  async function attach(id: string, invoice: Invoice) {
    const {pdf} = await filesOf(invoice, database)
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(pdf)], {type: 'application/pdf'}), fileName(invoice, 'pdf'))
    await call(`external_sales_invoices/${id}/attachment`, {form})
  }

  return async (invoice) => {
    try {
      return await book(invoice)
    } catch (error) {
      if (!(error instanceof MoneybirdRefusal)) throw error
      return outcomeOf(error, now())
    }
  }
}

const REFUSAL_CODES = ['noAccess', 'noTaxRate', 'invalid', 'otherAmounts', 'noAnswer'] as const
export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** The reason of a refusal by its code, with Moneybird's words. Other reasons are of calls that were given up. */
export function refusalIn(reason: string): {code: RefusalCode; words: string} {
  const [, named, words = ''] = /^(\w+): (.*)$/s.exec(reason) ?? []
  const code = REFUSAL_CODES.find((each) => each === named)
  return code ? {code, words} : {code: 'noAnswer', words: reason}
}

const refused = (code: RefusalCode, words: string): Outcome => ({
  state: 'refused',
  reason: `${code}: ${words}`,
})

/** A refusal as the books page explains it; throws where another try may do. */
function outcomeOf(refusal: MoneybirdRefusal, now: Date): Outcome {
  const {status, message, retryAfter} = refusal
  if (status === 429) return {state: 'later', until: limitEnds(retryAfter, now)}
  if (status >= 500 || PASSING.includes(status)) throw refusal
  // Without access, and with another administration's number, nothing is found.
  return refused([401, 402, 403, 404].includes(status) ? 'noAccess' : 'invalid', message)
}

/** By Moneybird's contract `Retry-After` is the moment in seconds of 1970; by HTTP it may be a number of seconds. */
function limitEnds(retryAfter: string | null, now: Date): string {
  const seconds = Number(retryAfter ?? Number.NaN)
  const left = seconds > 1e9 ? seconds * 1000 - now.getTime() : seconds * 1000
  const wait = left > 0 && left <= LIMIT_WINDOW_MS ? left : LIMIT_WINDOW_MS
  return new Date(now.getTime() + wait).toISOString()
}

type Sent = {json?: object; form?: FormData}
type Call = (path: string, sent?: Sent, query?: Record<string, string>) => Promise<unknown>

const callsOf =
  ({url, token, administration}: MoneybirdConfig): Call =>
  async (path, {json, form} = {}, query = {}) => {
    const response = await fetch(`${url}/${administration}/${path}.json?${new URLSearchParams(query)}`, {
      headers: {authorization: `Bearer ${token}`, ...(json && {'content-type': 'application/json'})},
      signal: AbortSignal.timeout(WITHIN_MS),
      ...((json || form) && {method: 'POST', body: json ? JSON.stringify(json) : (form ?? null)}),
    })
    if (response.ok) return response.json()
    throw new MoneybirdRefusal(response.status, reasonIn(await response.text()), response.headers.get('retry-after'))
  }

const Refused = v.object({
  error: v.union([v.string(), v.record(v.string(), v.array(v.unknown()))]),
})

/** Moneybird's own words: a sentence, or a list for each field. */
function reasonIn(body: string): string {
  try {
    const {error} = v.parse(Refused, JSON.parse(body))
    if (typeof error === 'string') return error
    return Object.entries(error)
      .map(([field, faults]) => `${field} ${faults.join(', ')}`)
      .join('; ')
  } catch {
    return '' // not in its words, such as a page of a proxy
  }
}

/** The documents of a day. The list has no filter for references. */
async function listDay(call: Call, day: string): Promise<Made[]> {
  const digits = day.replaceAll('-', '')
  const found: Made[] = []
  for (let page = 1; ; page++) {
    const query = {filter: `period:${digits}..${digits},state:all`, per_page: String(PER_PAGE), page: String(page)}
    const rows = v.parse(v.array(Made), await call('external_sales_invoices', {}, query))
    found.push(...rows)
    if (rows.length < PER_PAGE) return found
  }
}

/** The contact by its `customer_id`, made when there is none. Another run may make it meanwhile. */
async function contactId(call: Call, contact: MoneybirdContact): Promise<string> {
  const path = `contacts/customer_id/${encodeURIComponent(contact.customer_id)}`
  const find = () =>
    call(path).catch((error: unknown) => {
      if (error instanceof MoneybirdRefusal && error.status === 404) return null
      throw error
    })
  const make = () =>
    call('contacts', {json: {contact}}).catch(async (error: unknown) => {
      const made = error instanceof MoneybirdRefusal && error.status === 422 ? await find() : null
      if (made === null) throw error
      return made
    })
  return v.parse(Contact, (await find()) ?? (await make())).id
}

/** A look-up whose answers are kept by their key; one that failed is asked again. */
function remembered<More extends unknown[], Found>(ask: (key: string, ...more: More) => Promise<Found>) {
  const kept = new Map<string, Found>()
  return async (key: string, ...more: More): Promise<Found> => {
    const found = kept.get(key) ?? (await ask(key, ...more))
    kept.set(key, found)
    return found
  }
}
