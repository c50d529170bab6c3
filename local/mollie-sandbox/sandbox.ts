import {applyAnswer, nextAnswer} from './api/bank.ts'
import {nextRenewal, renew} from './api/subscriptions.ts'
import {Faults} from './server/faults.ts'
import {MINUTE_MS} from './state/calendar.ts'
import {Clock} from './state/clock.ts'
import type {Answer, Payment, Renewals} from './state/items.ts'
import {logError} from './state/log.ts'
import {SandboxStore} from './state/store.ts'
import {Webhooks} from './state/webhooks.ts'

/** The sandbox's state and clock, with the events that follow from time alone. Its data is `mollie.db` in a folder. */
export class Sandbox {
  readonly store: SandboxStore
  readonly clock: Clock
  readonly webhooks: Webhooks
  readonly faults = new Faults()
  readonly renewals: Renewals
  readonly #timer: NodeJS.Timeout

  constructor(folder: string, {start, ...renewals}: Partial<Renewals> & {start?: Date} = {}) {
    this.renewals = {atOnce: false, monthEnds: 'startDay', ...renewals}
    this.store = new SandboxStore(folder)
    this.clock = new Clock(this.store, start)
    this.webhooks = new Webhooks(this.store, this.clock)
    this.#timer = setInterval(() => this.moveTo(this.clock.now()).catch(logError), MINUTE_MS)
  }

  /** Moves the clock: each renewal, expiry, answer of a bank and webhook call that falls due on the way happens at its moment. */
  async moveTo(target: Date) {
    for (let next = this.#nextEvent(); next && next.at <= target; next = this.#nextEvent()) {
      this.clock.moveTo(next.at)
      await next.run()
    }
    this.clock.moveTo(target)
  }

  /** The next event; of several at one moment the webhook call comes first. */
  #nextEvent(): {at: Date; run: () => Promise<unknown>} | undefined {
    const {store, webhooks, clock} = this
    const [call, planned, renewal] = [webhooks.nextAt, nextAnswer(store), nextRenewal(store)]
    const renewed = () => renewal && renew(store, renewal.subscription, clock.now(), this.renewals)
    const events = [
      call && {at: call, run: () => webhooks.runDue()},
      planned && {at: planned.at, run: () => this.answer(planned.answer)},
      renewal && {at: renewal.at, run: () => this.change(renewed)},
    ]
    return events.filter((event) => event !== null).sort((one, other) => one.at.getTime() - other.at.getTime())[0]
  }

  /** Brings about now what was planned for a payment. */
  answer(planned: Answer) {
    return this.change(() => applyAnswer(this.store, planned, this.clock.now()))
  }

  /** Changes a payment, or nothing, and calls its webhook. Resolves after the first call, whatever the answer. */
  async change<Changed extends Payment | null>(work: () => Changed): Promise<Changed> {
    const {payment, delivery} = this.store.transaction(() => {
      const payment = work()
      return {payment, delivery: payment && this.webhooks.enqueue(payment)}
    })
    await this.webhooks.deliver(delivery)
    return payment
  }

  async reset() {
    this.webhooks.stop()
    this.faults.set([])
    this.store.clear()
    await this.webhooks.hold(false)
  }

  stop() {
    clearInterval(this.#timer)
    this.webhooks.stop()
    this.store.close()
  }
}
