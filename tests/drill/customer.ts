import {randomUUID} from 'node:crypto'
import {contentClient} from '../../local/content/client.ts'
import type {House} from './house.ts'

/** An answer as its reader has it: the status, and the words that a browser shows first. */
export type Seen = {step: string; status: number; words: string}

const WITHIN_MS = 30_000
const MOLLIE = {authorization: 'Bearer test_localsandboxlocalsandboxlocal'}

/** Customers of the copy: they see its pages, buy without scripts, and pay at the sandbox. Each answer is noted. */
export class Customers {
  readonly seen: Seen[] = []
  readonly #house: House
  #plan = ''
  #total = ''
  /** The address to which Mollie sends each customer after paying. */
  readonly #back = new Map<string, string>()

  constructor(house: House) {
    this.#house = house
  }

  /** Reads which plan is sold, and at which total. */
  async prepare() {
    const client = contentClient(this.#house.environment)
    this.#plan = await client.fetch<string>('*[_type == "plan" && availability == "onSale"] | order(key)[0].key')
    const response = await this.#post('/api/create-payment', {...this.#order(), shownTotal: '0.00'}, true)
    const {total} = (await response.json()) as {total?: string}
    if (!total) throw new Error(`The copy sells nothing: ${response.status}. npm start says why.`)
    this.#total = total
  }

  #order(by: Record<string, string> = {}): Record<string, string> {
    const name = `drill-${randomUUID().slice(0, 8)}`
    return {
      ...{planType: this.#plan, billingPeriod: 'monthly', language: 'nl', company: `Bakkerij ${name}`},
      ...{website: `https://${name}.example/`, country: 'NL', customerEmail: `${name}@example.nl`},
      ...by,
    }
  }

  #post(address: string, fields: Record<string, string>, isJson = false): Promise<Response> {
    return fetch(this.#house.urls.site + address, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(WITHIN_MS),
      ...(isJson
        ? {body: JSON.stringify(fields), headers: {'content-type': 'application/json'}}
        : {body: new URLSearchParams(fields)}),
    })
  }

  async #note(step: string, asking: Promise<Response>): Promise<Response | null> {
    try {
      const response = await asking
      const text = response.status === 303 ? 'goes on to Mollie' : wordsOf(await response.clone().text())
      this.seen.push({step, status: response.status, words: text})
      return response
    } catch (error) {
      this.seen.push({step, status: 0, words: `no answer (${(error as Error).name})`})
      return null
    }
  }

  /** Looks at a page of the site. */
  look = (address = `/checkout/${this.#plan}/`) =>
    this.#note(`GET ${address}`, fetch(this.#house.urls.site + address, {signal: AbortSignal.timeout(WITHIN_MS)}))

  /** Presses the button that pays; the id of the payment at Mollie, or null when there is none. */
  async buy(by: Record<string, string> = {}): Promise<string | null> {
    const fields = {...this.#order(by), 'shownTotal-monthly': this.#total}
    const response = await this.#note('buys', this.#post('/api/create-payment', fields))
    const id = /\/checkout\/(tr_\w+)/.exec(response?.headers.get('location') ?? '')?.[1]
    if (!id) return null
    this.#back.set(id, (await this.payment(id)).redirectUrl ?? '')
    return id
  }

  /** Pays at Mollie, and sees the page behind it. */
  async pay(id: string) {
    await this.control('payment', {id, status: 'paid'})
    const back = this.#back.get(id)
    if (back) await this.#note('comes back from paying', fetch(back, {signal: AbortSignal.timeout(WITHIN_MS)}))
  }

  /** Simulates what the network, a bank or Mollie does. */
  async control(action: string, body: object) {
    const response = await fetch(`${this.#house.urls.mollie}/control/${action}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {'content-type': 'application/json'},
    })
    if (!response.ok) throw new Error(`Control ${action}: ${response.status} ${await response.text()}`)
  }

  async payment(id: string) {
    const response = await fetch(`${this.#house.urls.mollie}/v2/payments/${id}`, {headers: MOLLIE})
    return (await response.json()) as {redirectUrl?: string; status: string}
  }
}

/** The title of a page, or the error of an answer; the reference at the end of a notice with it. */
function wordsOf(text: string): string {
  const title = /<title[^>]*>([^<]*)/.exec(text)?.[1]
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1]?.replace(/<[^>]+>/g, '')
  const reference = /(?:Kenmerk|Reference): [\w-]+/.exec(text)?.[0]
  const words = title ? [title, heading, reference].filter(Boolean).join(' · ') : text.slice(0, 120)
  return words
    .replace(/&[#\w]+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
