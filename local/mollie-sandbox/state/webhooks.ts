import type {Clock} from './clock.ts'
import {type Delivery, newId, type Payment} from './items.ts'
import {logError} from './log.ts'
import type {SandboxStore} from './store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Mollie's retry schedule: ten calls, each this long after the one before. @see https://docs.mollie.com/reference/webhooks */
const RETRY_DELAYS = [0, 1, 2, 4, 8, 16, 29].map((minutes) => minutes * MINUTE).concat([HOUR, 2 * HOUR, 22 * HOUR])
const ANSWER_TIMEOUT_MS = 15_000

/** Webhook deliveries, retried until they are answered 200, across restarts too. */
export class Webhooks {
  readonly #store: SandboxStore
  readonly #clock: Clock
  readonly #timers = new Map<string, NodeJS.Timeout>()
  /** Calls without an answer yet, by the id of their delivery. */
  readonly #pending = new Map<string, Promise<void>>()
  #held = false

  constructor(store: SandboxStore, clock: Clock) {
    this.#store = store
    this.#clock = clock
    this.#scheduleAll()
  }

  /**
   * Stores a delivery for a changed payment, in one transaction with the change, or a crash between them loses the call.
   * Mollie calls about no payment that is open or pending. @see https://docs.mollie.com/docs/status-change
   */
  enqueue(payment: Payment): Delivery | null {
    if (!payment.webhookUrl || payment.status === 'open' || payment.status === 'pending') return null
    const delivery: Delivery = {
      id: newId('delivery'),
      paymentId: payment.id,
      url: payment.webhookUrl,
      tries: [],
      nextAt: this.#clock.now().toISOString(),
    }
    return this.#store.put('delivery', delivery)
  }

  /** Makes the first call. Resolves after it, whatever the answer. */
  async deliver(delivery: Delivery | null) {
    if (delivery && !this.#held) await this.#attempt(delivery)
  }

  /** Holds all deliveries back, or releases them: simulates late webhooks. */
  async hold(held: boolean) {
    this.#held = held
    if (held) this.stop()
    else await this.runDue()
  }

  /** Moment of the next call; null when there is none, or all are held back. */
  get nextAt(): Date | null {
    const {nextAt} = (!this.#held && this.#store.earliest('delivery', 'nextAt')) || {}
    return nextAt ? new Date(nextAt) : null
  }

  /** Makes every call that is due by now. */
  async runDue() {
    const now = this.#clock.now().toISOString()
    const due = this.#store.list('delivery').filter(({nextAt}) => nextAt && nextAt <= now)
    for (const delivery of due.reverse()) await this.#attempt(delivery)
    this.#scheduleAll()
  }

  stop() {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
  }

  /** Makes one call at a time: a second attempt of a delivery in flight waits for the first. */
  #attempt(delivery: Delivery): Promise<void> {
    const pending =
      this.#pending.get(delivery.id) ?? this.#call(delivery).finally(() => this.#pending.delete(delivery.id))
    this.#pending.set(delivery.id, pending)
    return pending
  }

  async #call(delivery: Delivery) {
    clearTimeout(this.#timers.get(delivery.id))
    const status = await post(delivery.url, delivery.paymentId)
    const now = this.#clock.now()
    const tries = [...delivery.tries, {at: now.toISOString(), status}]
    const wait = status === 200 ? undefined : RETRY_DELAYS[tries.length]
    const nextAt = wait === undefined ? null : new Date(now.getTime() + wait).toISOString()
    this.#schedule(this.#store.put('delivery', {...delivery, tries, nextAt}))
  }

  #scheduleAll() {
    for (const delivery of this.#store.list('delivery')) this.#schedule(delivery)
  }

  #schedule(delivery: Delivery) {
    clearTimeout(this.#timers.get(delivery.id))
    if (!delivery.nextAt || this.#held) return
    const wait = Math.max(0, Date.parse(delivery.nextAt) - this.#clock.now().getTime())
    const timer = setTimeout(() => {
      this.#timers.delete(delivery.id)
      this.#attempt(delivery).catch(logError)
    }, wait)
    this.#timers.set(delivery.id, timer)
  }
}

/** Returns the status of the answer, or null without one. Redirects are not followed: they would lose the body. */
async function post(url: string, id: string): Promise<number | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({id}),
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return null
  }
}
