import {changeStatus, nextBankAnswer} from './api/payments.ts'
import {nextRenewal, renew} from './api/subscriptions.ts'
import {Faults} from './server/faults.ts'
import {Clock} from './state/clock.ts'
import type {Payment, PaymentStatus} from './state/items.ts'
import {logError} from './state/log.ts'
import {SandboxStore} from './state/store.ts'
import {Webhooks} from './state/webhooks.ts'

const TICK_MS = 60_000

/** The sandbox's state and clock, with the events that follow from time alone. Its data is `mollie.db` in a folder. */
export class Sandbox {
  readonly store: SandboxStore
  readonly clock: Clock
  readonly webhooks: Webhooks
  readonly faults = new Faults()
  readonly #timer: NodeJS.Timeout

  constructor(folder: string) {
    this.store = new SandboxStore(folder)
    this.clock = new Clock(this.store)
    this.webhooks = new Webhooks(this.store, this.clock)
    this.#timer = setInterval(() => this.moveTo(this.clock.now()).catch(logError), TICK_MS)
  }

  /** Moves the clock: each renewal, bank answer and webhook call that falls due on the way happens at its own moment. */
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
    const [call, answer, renewal] = [webhooks.nextAt, nextBankAnswer(store), nextRenewal(store)]
    const events = [
      call && {at: call, run: () => webhooks.runDue()},
      answer && {at: answer.at, run: () => this.#applyBankAnswer(answer)},
      renewal && {at: renewal.at, run: () => this.change(() => renew(store, renewal.subscription, clock.now()))},
    ]
    return events.filter((event) => event !== null).sort((one, other) => one.at.getTime() - other.at.getTime())[0]
  }

  /** Applies the bank's answer, unless the payment has ended otherwise. */
  async #applyBankAnswer({id, status}: {id: string; status: PaymentStatus}) {
    const payment = this.store.get('payment', id)
    if (payment?.status === 'pending')
      await this.change(() => changeStatus(this.store, payment, status, this.clock.now()))
    else this.store.delete('answer', id)
  }

  /** Changes a payment and calls its webhook. Resolves after the first call, whatever the answer. */
  async change(work: () => Payment): Promise<Payment> {
    const {payment, delivery} = this.store.transaction(() => {
      const payment = work()
      return {payment, delivery: this.webhooks.enqueue(payment)}
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
