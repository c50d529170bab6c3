import {amsterdamDay, daysLater} from '../../../domain/format/dates.ts'
import type {TestShop} from '../../../tests/support/shop/testShop.ts'
import {reconcile} from '../../jobs/reconcile.ts'
import {settlePayment} from '../payments/settle.ts'

/** Months of a shop, of which only the days pass on which amounts change or are collected. */
export class Months {
  readonly shop: TestShop
  #settled = new Set<string>()

  constructor(shop: TestShop) {
    this.shop = shop
  }

  today = () => amsterdamDay(this.shop.now)

  /** Totals that Mollie has, oldest first. */
  collected = () =>
    this.shop.sandbox.store
      .list('payment')
      .map(({amount}) => Math.round(Number(amount.value) * 100))
      .reverse()

  /** Until a day: the schedule early, then Mollie's collections and its webhooks. */
  async liveUntil(last: string) {
    await reconcile(this.shop.services)
    while (this.today() < last) {
      this.shop.now = new Date(`${this.#nextDay(last)}T12:00:00Z`)
      await reconcile(this.shop.services)
      await this.shop.control('clock', {to: this.today()})
      for (const {id, status} of this.shop.sandbox.store.list('payment')) {
        if (this.#settled.has(`${id} ${status}`)) continue
        this.#settled.add(`${id} ${status}`)
        await settlePayment(id, this.shop.services)
      }
    }
  }

  /** An eve of a collection, on which amounts change, the collection, or the last day. */
  #nextDay(last: string): string {
    const collections = this.shop.sandbox.store
      .list('subscription')
      .flatMap(({nextPaymentDate}) => nextPaymentDate ?? [])
    const days = [...collections.map((day) => daysLater(day, -1)), ...collections, daysLater(this.today(), 31), last]
    return days.filter((day) => day > this.today() && day <= last).sort()[0] ?? last
  }
}
