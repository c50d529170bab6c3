import {amsterdamDay, DAY_MS} from '../../../domain/format/dates.ts'
import type {TestShop} from '../../../tests/support/shop/testShop.ts'
import {reconcile} from '../../jobs/reconcile.ts'
import {DETAILS} from '../invoices/invoice.fixture.ts'
import {invoicesOf} from '../invoices/store.ts'
import type {Order} from '../orders/order.ts'
import {readMandate} from '../payments/mandate.ts'
import {settlePayment} from '../payments/settle.ts'
import {decide} from '../state/decide.ts'
import {type Agreed, agreeToChange} from './agree.ts'
import {byMandate} from './byMandate.ts'
import {readOnSale} from './onSale.ts'
import {planChange, type Wish} from './planChange.ts'

export const PAGE = 'http://localhost:9/abonnement/?order=x'
const AUDIT = {actor: 'customer', reason: 'planChange'} as const

/** How a dearer plan is paid. */
export type By = 'page' | 'mandate'

/** A customer of a shop who pays monthly, whose days pass one by one. */
export class Subscriber {
  readonly shop: TestShop
  id = ''
  customerId = ''
  #heard = new Set<string>()

  constructor(shop: TestShop) {
    this.shop = shop
  }

  async begin(change: object = {}) {
    const {id, customerId = ''} = await this.shop.paidOrder({
      customerEmail: 'jo@example.nl',
      customerName: 'Jo',
      ...change,
    })
    this.id = id
    this.customerId = customerId
    const complete = (kept: Order) => ({...kept, details: {...DETAILS, ...kept.details}})
    await this.services.orders.update(id, complete, AUDIT)
    await this.hear()
    return this
  }

  get services() {
    return this.shop.services
  }

  order = async () => (await this.services.orders.get(this.id)) as Order
  today = () => amsterdamDay(this.shop.now)
  /** All payments of the customer at Mollie, oldest first. */
  payments = () => this.shop.sandbox.store.list('payment', 'customerId', this.customerId).toReversed()
  subscriptions = () => this.shop.sandbox.store.list('subscription', 'customerId', this.customerId)
  mails = () => this.shop.mails.map(({kind}) => kind).filter((kind) => kind.startsWith('planChange'))

  /** The payments that are paid and were not refunded. */
  async kept() {
    const {payments} = await this.order()
    return payments.filter(({status, refunded}) => status === 'paid' && refunded === 0)
  }

  async invoices() {
    const all = await invoicesOf(this.shop.database.database, this.id)
    return all.map(({kind, data: {plan, period, amounts}}) => [
      kind,
      plan,
      period.label,
      period.from,
      period.until,
      amounts.total,
    ])
  }

  /** The sums of a change as the page shows them at this moment, to be paid at Mollie's page or by the mandate, or why there are none. */
  async shown(wish: Wish, by: By = 'page') {
    const {services} = this
    const {now} = this.shop
    const order = await this.order()
    const onSale = await readOnSale(services.content, order.language, now)
    const mandate = by === 'mandate' ? await readMandate(order, services.mollie) : null
    const change = planChange(order, mandate ? byMandate(wish, mandate, this.today()) : wish, onSale, now)
    if ('refusal' in change) return change
    const {paidToday, startsOn, atOnce, next} = change
    return {order, onSale, shown: {paidToday, total: next.total, startsOn, from: atOnce?.from ?? ''}}
  }

  /** Agrees to a change as the page shows it. */
  async agree(wish: Wish, by: By = 'page'): Promise<Agreed> {
    const seen = await this.shown(wish, by)
    if ('refusal' in seen) return seen
    const {order, ...asked} = seen
    const pageUrl = by === 'page' ? PAGE : null
    return agreeToChange(order, {...asked, wish, pageUrl, audit: AUDIT, now: this.shop.now}, this.services)
  }

  /** Agrees to a dearer plan that the mandate pays; returns its payment at Mollie. */
  async collected(wish: Wish): Promise<string> {
    const agreed = await this.agree(wish, 'mandate')
    if (!('collected' in agreed)) throw new Error(JSON.stringify(agreed))
    return agreed.collected
  }

  /** Agrees to a dearer plan; returns its payment at Mollie. */
  async begun(wish: Wish): Promise<string> {
    const agreed = await this.agree(wish)
    if (!('location' in agreed)) throw new Error(JSON.stringify(agreed))
    return this.shop.paymentIdOf(agreed.location)
  }

  /** Agrees to a dearer plan, which ends at Mollie's page in a way. */
  async upgrade(wish: Wish, status = 'paid'): Promise<string> {
    const id = await this.begun(wish)
    await this.shop.control('payment', {id, status})
    await this.hear()
    return id
  }

  async withdraw(number: number) {
    const event = {event: 'changeWithdrawn', number, at: this.shop.now.toISOString()} as const
    await this.services.orders.update(this.id, (kept) => decide(kept, event, this.shop.now), AUDIT)
  }

  /** Webhooks of all that is new of this customer. */
  async hear() {
    for (const payment of this.payments()) {
      const news = JSON.stringify(payment)
      if (this.#heard.has(news)) continue
      this.#heard.add(news)
      await settlePayment(payment.id, this.services)
    }
  }

  /** Days on which Mollie collects early in the morning, its webhooks come, and the schedule runs. */
  async live(days: number) {
    for (let day = 0; day < days; day++) {
      this.shop.now = new Date(this.shop.now.getTime() + DAY_MS)
      await this.shop.control('clock', {to: this.today()})
      await this.hear()
      await reconcile(this.services)
    }
  }
}
