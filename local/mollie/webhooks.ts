import type {Clock} from './clock.ts'
import {logged} from './errors.ts'
import {type Delivery, newId, type Payment, type SandboxStore} from './store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Mollie's schedule: ten calls, each this long after the one before. */
const WAITS = [0, 1, 2, 4, 8, 16, 29].map((minutes) => minutes * MINUTE).concat([HOUR, 2 * HOUR, 22 * HOUR])
const ANSWER_WITHIN_MS = 15_000

/** Delivers webhooks until they are answered 200, also those that a restart interrupted. */
export class Webhooks {
  readonly #store: SandboxStore
  readonly #clock: Clock
  readonly #timers = new Map<string, NodeJS.Timeout>()
  /** Calls that are not answered yet, by their delivery. */
  readonly #underway = new Map<string, Promise<void>>()
  #held = false

  constructor(store: SandboxStore, clock: Clock) {
    this.#store = store
    this.#clock = clock
    this.#scheduleAll()
  }

  /** Notes that the payment's webhook is to hear of a change: together with that change, or an end between them loses the call. */
  owe(payment: Payment): Delivery | null {
    if (!payment.webhookUrl) return null
    const delivery: Delivery = {
      id: newId('delivery'),
      paymentId: payment.id,
      url: payment.webhookUrl,
      tries: [],
      nextAt: this.#clock.now().toISOString(),
    }
    return this.#store.put('delivery', delivery)
  }

  /** Makes the first call. Resolves after it, whatever came of it. */
  async deliver(delivery: Delivery | null) {
    if (delivery && !this.#held) await this.#attempt(delivery)
  }

  /** Keeps deliveries back until they are let go again: a webhook that is late. */
  async hold(held: boolean) {
    this.#held = held
    if (held) this.stop()
    else await this.runDue()
  }

  /** When the next call is owed; null when none is, or all are held. */
  get nextAt(): Date | null {
    if (this.#held) return null
    const moments = this.#store.list('delivery').flatMap(({nextAt}) => (nextAt ? [nextAt] : []))
    return moments.length > 0 ? new Date(moments.sort()[0] ?? '') : null
  }

  /** Makes every call that is owed by now. */
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

  /** One call at a time: whoever finds a delivery due while it is called waits for the answer. */
  #attempt(delivery: Delivery): Promise<void> {
    const underway =
      this.#underway.get(delivery.id) ?? this.#call(delivery).finally(() => this.#underway.delete(delivery.id))
    this.#underway.set(delivery.id, underway)
    return underway
  }

  async #call(delivery: Delivery) {
    clearTimeout(this.#timers.get(delivery.id))
    const status = await post(delivery.url, delivery.paymentId)
    const now = this.#clock.now()
    const tries = [...delivery.tries, {at: now.toISOString(), status}]
    const wait = status === 200 ? undefined : WAITS[tries.length]
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
      this.#attempt(delivery).catch(logged)
    }, wait)
    this.#timers.set(delivery.id, timer)
  }
}

/** The answer's status, or null when there was none. Redirects are not followed: they would lose the body. */
async function post(url: string, id: string): Promise<number | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({id}),
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return null
  }
}
