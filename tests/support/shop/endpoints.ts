import {Mailbox} from '../../payments/mailbox.ts'
import {TestShop} from './testShop.ts'

type Later = {waitUntil: (work: Promise<unknown>) => void}
type Handler = (request: Request, context: Later) => Promise<Response>

/** Whole endpoints in this process, asked as a browser asks them, with a shop and a mail server around them. */
export class Endpoints {
  readonly shop = new TestShop(new Date())
  readonly mailbox = new Mailbox()
  cookie = ''
  readonly #handlerOf: (pathname: string) => Handler
  readonly #environment = process.env
  /** Work that goes on after an answer. */
  readonly #works: Promise<unknown>[] = []

  constructor(handlerOf: (pathname: string) => Handler) {
    this.#handlerOf = handlerOf
  }

  async open() {
    await this.shop.open()
    process.env = {
      ...this.#environment,
      ...(await this.shop.openEnvironment()),
      SMTP_URL: await this.mailbox.listen(),
    }
    return this
  }

  async close() {
    await this.settled()
    process.env = this.#environment
    await this.mailbox.close()
    await this.shop.close()
  }

  settled = () => Promise.all(this.#works)

  call = async (address: string, fields?: Record<string, string>, headers: Record<string, string> = {}) => {
    const url = new URL(address, process.env.SITE_URL)
    const request = new Request(url, {
      headers: {...(this.cookie && {cookie: this.cookie}), ...headers},
      ...(fields && {method: 'POST', body: new URLSearchParams(fields)}),
    })
    const waitUntil = (work: Promise<unknown>) => void this.#works.push(work)
    const response = await this.#handlerOf(url.pathname)(request, {waitUntil})
    const html = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      html,
      to: response.headers.get('location') ?? '',
      heading: html.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1],
      notice: html.match(/role="status">(.*?)<\/div>/)?.[1],
    }
  }

  /** The link in the last mail to an address. */
  linkIn(address: string): string {
    const [link = ''] =
      this.mailbox
        .to(address)
        .at(-1)
        ?.text?.match(/http\S+/) ?? []
    return link
  }
}
