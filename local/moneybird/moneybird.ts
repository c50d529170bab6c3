import {existsSync, readFileSync} from 'node:fs'
import * as v from 'valibot'
import {type Cents, parseAmount} from '../../domain/money/money.ts'
import {writeAtomically} from '../data/atomicWrite.ts'
import {ADMINISTRATION, LEDGER_ACCOUNT, TAX_RATES, TOKEN} from './settings.ts'

/** A settings row that documents are booked by. */
type Named = {id: string; name: string}

const LEDGER_ACCOUNTS: Named[] = [{id: LEDGER_ACCOUNT, name: 'Omzet abonnementen'}]
const taxRate = (id: string, name: string, percentage: string | null) => ({
  ...{id, name, percentage},
  ...{tax_rate_type: 'sales_invoice', active: true},
})
const RATES = [
  taxRate(TAX_RATES[21], '21% btw', '21.0'),
  taxRate(TAX_RATES[9], '9% btw', '9.0'),
  taxRate(TAX_RATES[0], '0% btw', '0.0'),
  taxRate(TAX_RATES.reversed, 'Btw verlegd binnen de EU', null),
]

export const rateName = (id: string | undefined) => RATES.find((rate) => rate.id === id)?.name ?? ''

const Contact = v.strictObject({
  company_name: v.pipe(v.string(), v.trim(), v.minLength(1, "can't be blank")),
  customer_id: v.string(),
  address1: v.optional(v.string(), ''),
  zipcode: v.optional(v.string(), ''),
  city: v.optional(v.string(), ''),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'is not a country')),
  tax_number: v.optional(v.string()),
  chamber_of_commerce: v.optional(v.string()),
})
const known = (rows: readonly Named[]) =>
  v.pipe(
    v.string(),
    v.check((id) => rows.some((row) => row.id === id), 'is not found'),
  )
const Detail = v.strictObject({
  description: v.string(),
  price: v.pipe(v.string(), v.regex(/^-?\d+\.\d\d$/, 'is not a number')),
  tax_rate_id: known(RATES),
  ledger_account_id: known(LEDGER_ACCOUNTS),
})
const Invoice = v.strictObject({
  contact_id: v.string(),
  reference: v.pipe(v.string(), v.minLength(1, "can't be blank")),
  date: v.pipe(v.string(), v.isoDate('is not a valid date')),
  currency: v.literal('EUR'),
  prices_are_incl_tax: v.literal(true),
  source: v.string(),
  source_url: v.string(),
  details_attributes: v.pipe(v.array(Detail), v.minLength(1)),
})

type KeptContact = v.InferOutput<typeof Contact> & {id: string}
export type KeptInvoice = v.InferOutput<typeof Invoice> & {
  id: string
  total_price_excl_tax: string
  total_price_incl_tax: string
  attachments: {id: string; filename: string; content: string}[]
}
type Kept = {contacts: KeptContact[]; invoices: KeptInvoice[]}

/** An answer that is no success, in Moneybird's words. */
class Refusal extends Error {
  readonly response: Response
  constructor(status: number, error: unknown, headers: Record<string, string> = {}) {
    super()
    this.response = Response.json({error}, {status, headers})
  }
}

const LIMIT = 150
const WINDOW_MS = 5 * 60 * 1000

/**
 * Emulator of the part of Moneybird's API that books documents: contacts, external sales invoices with attachments, tax rates
 * and ledger accounts, 150 requests in five minutes. Keeps what it was given in a file, or without one in memory.
 *
 * @see https://github.com/moneybird/openapi version v2-20260821, commit ff5b679
 */
export class Moneybird {
  readonly kept: Kept
  readonly #file: string | undefined
  #requests: number[] = []
  #nextId = 400_000_000_000_000_000n

  constructor(file?: string) {
    this.#file = file
    this.kept = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {contacts: [], invoices: []}
    this.#nextId += BigInt(this.kept.contacts.length + 2 * this.kept.invoices.length)
  }

  /** Answers a call below `/api/v2/`. */
  async answer(request: Request, now: Date): Promise<Response> {
    try {
      this.#admit(request, now)
      const url = new URL(request.url)
      const [, administration, path = ''] = /\/api\/v2\/(\d+)\/(.+)\.json$/.exec(url.pathname) ?? []
      if (administration !== ADMINISTRATION) throw new Refusal(404, 'Administration not found')
      const response = await this.#call(`${request.method} ${path}`, url.searchParams, request)
      if (request.method === 'POST' && this.#file)
        await writeAtomically(this.#file, Buffer.from(JSON.stringify(this.kept)))
      return response
    } catch (error) {
      if (error instanceof Refusal) return error.response
      if (!v.isValiError(error)) throw error
      // Without the name of the record, as Moneybird names fields.
      const fieldOf = (path: string | null) => path?.replace(/^\w+\./, '') ?? 'base'
      const named = error.issues.map((issue) => [fieldOf(v.getDotPath(issue)), [issue.message]] as const)
      return new Refusal(422, Object.fromEntries(named)).response
    }
  }

  #admit(request: Request, now: Date) {
    if (request.headers.get('authorization') !== `Bearer ${TOKEN}`) throw new Refusal(401, 'unauthorized')
    const since = now.getTime() - WINDOW_MS
    this.#requests = this.#requests.filter((at) => at > since)
    if (this.#requests.length >= LIMIT) {
      const reset = String(Math.ceil(((this.#requests[0] ?? 0) + WINDOW_MS) / 1000))
      throw new Refusal(429, 'Retry later', {'retry-after': reset, 'ratelimit-reset': reset})
    }
    this.#requests.push(now.getTime())
  }

  async #call(call: string, query: URLSearchParams, request: Request): Promise<Response> {
    const {contacts, invoices} = this.kept
    const [, id = ''] = /\/(?:customer_id\/)?([^/]+)(?:\/attachment)?$/.exec(call.split(' ')[1] ?? '') ?? []
    if (call === 'GET tax_rates') return Response.json(RATES)
    if (call === 'GET ledger_accounts') return Response.json(LEDGER_ACCOUNTS)
    if (call.startsWith('GET contacts/customer_id/'))
      return found(contacts.find(({customer_id}) => customer_id === decodeURIComponent(id)))
    if (call === 'POST contacts') {
      const {contact} = v.parse(v.strictObject({contact: Contact}), await request.json())
      if (contacts.some(({customer_id}) => customer_id === contact.customer_id))
        throw new Refusal(422, {customer_id: ['has already been taken']})
      return this.#keep(contacts, {...contact, id: this.#newId()})
    }
    if (call === 'GET external_sales_invoices') return Response.json(listed(invoices, query))
    if (call === 'POST external_sales_invoices') {
      const {external_sales_invoice: sent} = v.parse(
        v.strictObject({external_sales_invoice: Invoice}),
        await request.json(),
      )
      if (!contacts.some((contact) => contact.id === sent.contact_id))
        throw new Refusal(422, {contact_id: ['is not found']})
      return this.#keep(invoices, {...sent, ...totalsOf(sent), id: this.#newId(), attachments: []})
    }
    if (/^POST external_sales_invoices\/\d+\/attachment$/.test(call)) {
      const invoice = invoices.find((each) => each.id === id)
      const file = (await request.formData()).get('file')
      if (!invoice || !(file instanceof File)) throw new Refusal(404, 'record not found')
      const content = Buffer.from(await file.arrayBuffer()).toString('base64')
      invoice.attachments.push({id: this.#newId(), filename: file.name, content})
      return Response.json(200)
    }
    throw new Refusal(404, `The emulator has no ${call}`)
  }

  #newId = () => String(++this.#nextId)

  #keep<Row extends object>(rows: Row[], row: Row): Response {
    rows.push(row)
    return Response.json(row, {status: 201})
  }
}

function found(row: object | undefined): Response {
  if (!row) throw new Refusal(404, 'record not found')
  return Response.json(row)
}

/** A page of the invoices of a period of days (`period:20261101..20261130`). */
function listed(invoices: readonly KeptInvoice[], query: URLSearchParams) {
  const [, from = '', until = ''] = /period:(\d{8})\.\.(\d{8})/.exec(query.get('filter') ?? '') ?? []
  const perPage = Number(query.get('per_page') ?? 50)
  const start = (Number(query.get('page') ?? 1) - 1) * perPage
  const dayOf = ({date}: KeptInvoice) => date.replaceAll('-', '')
  return invoices.filter((each) => dayOf(each) >= from && dayOf(each) <= until).slice(start, start + perPage)
}

function totalsOf({details_attributes}: v.InferOutput<typeof Invoice>) {
  const sum = (cents: Cents[]) => written(cents.reduce((all, each) => all + each, 0))
  const gross = details_attributes.map(({price}) => centsOf(price))
  const net = details_attributes.map(({tax_rate_id}, index) => {
    const {percentage} = RATES.find(({id}) => id === tax_rate_id) ?? {}
    const amount = gross[index] ?? 0
    return Math.sign(amount) * Math.round(Math.abs(amount) / (1 + Number(percentage ?? 0) / 100))
  })
  return {total_price_excl_tax: sum(net), total_price_incl_tax: sum(gross)}
}

const centsOf = (price: string): Cents => (price.startsWith('-') ? -1 : 1) * (parseAmount(price.replace('-', '')) ?? 0)

/** "100.0" and "99.05", as Moneybird writes totals. */
const written = (cents: Cents) => (cents / 100).toFixed(2).replace(/0$/, '')
