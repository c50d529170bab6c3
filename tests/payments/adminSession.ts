import {cookieFor} from '../support/shop/staffSession.ts'
import {expect, OPERATOR, type Shop} from './shop.ts'

/** The back office as a person of the company sees it, signed in. */
export class AdminSession {
  readonly #shop: Shop
  readonly cookie: string

  private constructor(shop: Shop, cookie: string) {
    this.#shop = shop
    this.cookie = cookie
  }

  static async open(shop: Shop): Promise<AdminSession> {
    const staff = new Map([[OPERATOR, 'operator' as const]])
    return new AdminSession(shop, await cookieFor(OPERATOR, shop.database.database, staff))
  }

  async page(query: Record<string, string>): Promise<string> {
    const answer = await this.#call(`/beheer?${new URLSearchParams(query)}`)
    return answer.text()
  }

  async act(order: string, fields: Record<string, string>) {
    const [, token = ''] = (await this.page({order})).match(/name="token" value="(\w+)"/) ?? []
    const body = new URLSearchParams({order, token, ...fields})
    expect((await this.#call('/beheer', {method: 'POST', body})).status).toBe(303)
  }

  #call(address: string, init: RequestInit = {}) {
    return fetch(this.#shop.site + address, {redirect: 'manual', headers: {cookie: this.cookie}, ...init})
  }
}
