import {randomBytes} from 'node:crypto'
import type {Delivery, Payment, SandboxStore} from './store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Mollie's schedule: ten calls, each this long after the one before. */
const WAITS = [0, 1, 2, 4, 8, 16, 29].map((minutes) => minutes * MINUTE).concat([HOUR, 2 * HOUR, 22 * HOUR])
const ANSWER_WITHIN_MS = 15_000

/** Delivers webhooks until they are answered 200, also those that a restart interrupted. */
export class Webhooks {
  readonly #store: SandboxStore
  readonly #timers = new Set<NodeJS.Timeout>()

  constructor(store: SandboxStore) {
    this.#store = store
    for (const delivery of store.list('delivery')) this.#schedule(delivery)
  }

  /** Tells the payment's webhook that something changed. Resolves after the first try, whatever came of it. */
  async announce(payment: Payment) {
    if (!payment.webhookUrl) return
    const id = `dl_${randomBytes(6).toString('hex')}`
    const delivery: Delivery = {id, paymentId: payment.id, url: payment.webhookUrl, tries: [], nextAt: null}
    await this.#attempt(this.#store.put('delivery', delivery))
  }

  stop() {
    for (const timer of this.#timers) clearTimeout(timer)
  }

  async #attempt(delivery: Delivery) {
    const status = await post(delivery.url, delivery.paymentId)
    const tries = [...delivery.tries, {at: new Date().toISOString(), status}]
    const wait = status === 200 ? undefined : WAITS[tries.length]
    const nextAt = wait === undefined ? null : new Date(Date.now() + wait).toISOString()
    this.#schedule(this.#store.put('delivery', {...delivery, tries, nextAt}))
  }

  #schedule(delivery: Delivery) {
    if (!delivery.nextAt) return
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer)
        void this.#attempt(delivery)
      },
      Math.max(0, Date.parse(delivery.nextAt) - Date.now()),
    )
    this.#timers.add(timer)
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
