import {Clock} from './clock.ts'
import {logged} from './errors.ts'
import {Faults} from './faults.ts'
import {changeStatus, nextAnswer} from './payments.ts'
import type {Payment, PaymentStatus, SandboxStore} from './store.ts'
import {nextRenewal, renew} from './subscriptions.ts'
import {Webhooks} from './webhooks.ts'

const LOOK_EVERY_MS = 60_000

/** The sandbox's state and time: what happens by itself as days pass. */
export class Sandbox {
  readonly store: SandboxStore
  readonly clock: Clock
  readonly webhooks: Webhooks
  readonly faults = new Faults()
  readonly #timer: NodeJS.Timeout

  constructor(store: SandboxStore) {
    this.store = store
    this.clock = new Clock(store)
    this.webhooks = new Webhooks(store, this.clock)
    this.#timer = setInterval(() => this.moveTo(this.clock.now()).catch(logged), LOOK_EVERY_MS)
  }

  /** Lets time pass: every renewal, answer of a bank and webhook call that falls due on the way happens, each at its own moment. */
  async moveTo(target: Date) {
    for (let next = this.#next(); next && next.at <= target; next = this.#next()) {
      this.clock.moveTo(next.at)
      await next.happen()
    }
    this.clock.moveTo(target)
  }

  /** What happens next, and when; of several at one moment the webhook call comes first. */
  #next(): {at: Date; happen: () => Promise<unknown>} | undefined {
    const {store, webhooks, clock} = this
    const [call, answer, renewal] = [webhooks.nextAt, nextAnswer(store), nextRenewal(store)]
    const events = [
      call && {at: call, happen: () => webhooks.runDue()},
      answer && {at: answer.at, happen: () => this.#take(answer)},
      renewal && {at: renewal.at, happen: () => this.announce(() => renew(store, renewal.subscription, clock.now()))},
    ]
    return events.filter((event) => event !== null).sort((one, other) => one.at.getTime() - other.at.getTime())[0]
  }

  /** The bank has answered, unless the payment has ended otherwise. */
  async #take({id, status}: {id: string; status: PaymentStatus}) {
    const payment = this.store.get('payment', id)
    if (payment?.status === 'pending')
      await this.announce(() => changeStatus(this.store, payment, status, this.clock.now()))
    else this.store.delete('answer', id)
  }

  /** Changes a payment and tells its webhook. Resolves after the first call, whatever came of it. */
  async announce(change: () => Payment): Promise<Payment> {
    const {payment, owed} = this.store.together(() => {
      const payment = change()
      return {payment, owed: this.webhooks.owe(payment)}
    })
    await this.webhooks.deliver(owed)
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
