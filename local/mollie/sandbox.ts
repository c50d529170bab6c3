import {Clock} from './clock.ts'
import {logged} from './errors.ts'
import {Faults} from './faults.ts'
import type {Payment, SandboxStore} from './store.ts'
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

  /** Lets time pass: every renewal and webhook call that falls due on the way happens, each at its own moment. */
  async moveTo(target: Date) {
    for (;;) {
      const renewal = nextRenewal(this.store)
      const call = this.webhooks.nextAt
      if (call && call <= target && !(renewal && renewal.at < call)) {
        this.clock.moveTo(call)
        await this.webhooks.runDue()
      } else if (renewal && renewal.at <= target) {
        this.clock.moveTo(renewal.at)
        await this.announce(() => renew(this.store, renewal.subscription, this.clock.now()))
      } else break
    }
    this.clock.moveTo(target)
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
