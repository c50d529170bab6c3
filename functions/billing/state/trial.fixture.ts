import {CHANGE_PLAN} from '../../../domain/customers/portalActs.ts'
import {HOUR_MS} from '../../../domain/format/dates.ts'
import {type Cents, parseAmount} from '../../../domain/money/money.ts'
import type {Outcome} from '../../admin/order/acting.ts'
import {perform} from '../../admin/order/actions.ts'
import {reconcile} from '../../jobs/reconcile.ts'
import * as portal from '../../portal/actions.ts'
import {type By, PAGE, Subscriber} from '../changes/change.fixture.ts'
import type {Refusal, Wish} from '../changes/planChange.ts'
import {settlePayment} from '../payments/settle.ts'
import {mandateFor} from '../payments/snapshot.ts'

/** A run mails what the run before it found out. */
const QUIET_RUNS = 2
/** Hours: what cannot be settled is tried for three days. */
const MOST_RUNS = 100

const centsOf = (amount?: {value: string}): Cents => (amount ? (parseAmount(amount.value) ?? 0) : 0)

type Theirs = ReturnType<Trial['theirs']>[number]
/** The part of a payment at Mollie that the shop still has. */
export const remaining = ({status, amount, amountRefunded, amountChargedBack}: Theirs): Cents =>
  status === 'paid' ? centsOf(amount) - centsOf(amountRefunded) - centsOf(amountChargedBack) : 0

/** One customer of a shop of any number, whose details are complete, while Mollie may fail and processes are killed. */
export class Trial extends Subscriber {
  /** The shop's clock is Mollie's. */
  override get services() {
    this.shop.now = this.shop.sandbox.clock.now()
    return this.shop.services
  }

  /** All payments but those of a cent, which pay no period. */
  theirs = () => this.payments().filter((payment) => !mandateFor(payment))
  settle = (paymentId: string) => settlePayment(paymentId, this.services)

  /** A payment by number, of those that meet a condition. */
  pick(which: number, meets: (payment: Theirs) => boolean) {
    const found = this.theirs().filter(meets)
    return found[which % (found.length || 1)]
  }

  /** A button of the customer portal, which Mollie's faults, or the rules, may refuse. */
  async press(act: string, fields: Record<string, string> = {}): Promise<portal.Outcome> {
    const {services} = this
    const {now} = this.shop
    return portal.perform({
      order: await this.order(),
      fields: {act, ...fields},
      pageUrl: PAGE,
      services,
      now,
      hasLastingLink: true,
    })
  }

  /** The button below the sums of another plan or period. */
  async change(wish: Wish, by: By = 'page'): Promise<portal.Outcome | {refusal: Refusal}> {
    const seen = await this.shown(wish, by)
    if ('refusal' in seen) return seen
    const {paidToday, total, ...days} = seen.shown
    const {plan, period} = wish
    return this.press(CHANGE_PLAN, {plan, period, by, paidToday: String(paidToday), total: String(total), ...days})
  }

  /** A button of the admin. */
  async operate(act: string, form: Record<string, string> = {}): Promise<Outcome> {
    return perform(await this.order(), {act, ...form}, this.services, 'beheer@example.nl')
  }

  /** Days on which the schedule runs, and Mollie's webhooks come. */
  override async live(days: number) {
    for (let day = 0; day < days; day++) {
      await this.shop.control('clock', {days: 1})
      for (const payment of this.theirs()) if (this.isNews(payment)) await this.settle(payment.id)
      await reconcile(this.services)
    }
  }
  #heard = new Map<string, string>()
  isNews(payment: {id: string}): boolean {
    const now = JSON.stringify(payment)
    const isNews = this.#heard.get(payment.id) !== now
    this.#heard.set(payment.id, now)
    return isNews
  }

  /** All webhooks arrive once more, and the schedule runs until it has nothing more to do. */
  async untilQuiet() {
    await this.shop.control('faults', {faults: []})
    for (const {id} of this.payments()) await this.settle(id)
    await untilQuiet([this])
  }
}

/** Mollie is sound, and the schedule of a shop runs until it has nothing more to do for some customers. */
export async function untilQuiet(trials: readonly Trial[]) {
  const [first] = trials
  if (!first) return
  const {shop} = first
  const orders = async () => JSON.stringify(await Promise.all(trials.map((trial) => trial.order())))
  await shop.control('faults', {faults: []})
  await first.live(1)
  let quiet = 0
  for (let count = 0; quiet < QUIET_RUNS; count++) {
    if (count > MOST_RUNS) throw new Error('The schedule does not come to rest')
    const before = await orders()
    await shop.control('clock', {minutes: HOUR_MS / 60_000})
    const {mailed, failed} = await reconcile(first.services)
    quiet = mailed + failed === 0 && before === (await orders()) ? quiet + 1 : 0
  }
}
