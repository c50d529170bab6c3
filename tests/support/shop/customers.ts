import {randomUUID} from 'node:crypto'

const OFFERS = [
  {planType: 'basis', billingPeriod: 'monthly', shownTotal: '119.79'},
  {planType: 'basis', billingPeriod: 'quarterly', shownTotal: '323.43'},
  {planType: 'basis', billingPeriod: 'biannual', shownTotal: '598.95'},
  {planType: 'pro', billingPeriod: 'monthly', shownTotal: '180.29'},
  {planType: 'pro', billingPeriod: 'quarterly', shownTotal: '486.78'},
  {planType: 'pro', billingPeriod: 'biannual', shownTotal: '901.45'},
] as const
const OUTCOMES = ['paid', 'paid', 'paid', 'paid', 'paid', 'failed', 'canceled', 'expired', 'pending', 'open'] as const
const LANGUAGES = ['nl', 'en'] as const
const TRIES = 40

/** One click on the checkout's button. */
type Click = (typeof OFFERS)[number] & {
  language: (typeof LANGUAGES)[number]
  attempt: string
  customerEmail?: string
}

/** A shop as its customers meet it: the same ones visit bundled functions and a shop in the test's own process. */
export type Checkout = {
  /** Returns the address of the payment, or null when it could not be made. */
  click: (click: Click) => Promise<string | null>
  /** Ends the payment as the customer or the bank decides, and calls the webhook once. */
  end: (paymentId: string, status: Exclude<(typeof OUTCOMES)[number], 'open'>) => Promise<unknown>
}

export type Visitor = {
  index: number
  email: string | undefined
  outcome: (typeof OUTCOMES)[number]
  /** Null for a visitor who gave up. */
  paymentId: string | null
}

/** Numerical Recipes' generator: enough to choose customers with. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * Takes one customer from the checkout to Mollie's page, clicking again as people do; the same seed brings the same customer.
 * Throws when the clicks of one attempt lead to two payments.
 */
export async function visit({click, end}: Checkout, index: number, seed: number): Promise<Visitor> {
  const random = randomFrom(seed + index * 7919)
  random()
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const offer = pick(OFFERS)
  const outcome = pick(OUTCOMES)
  const email = random() < 0.9 ? `klant-${index}@example.nl` : undefined
  const language = pick(LANGUAGES)
  const clicks = random() < 0.2 ? 2 : 1
  const asked = {...offer, language, attempt: randomUUID(), ...(email && {customerEmail: email})}
  for (let tries = 0; tries < TRIES; tries++) {
    const answers = await Promise.all(Array.from({length: clicks}, () => click(asked)))
    const [address, ...others] = new Set(answers.filter((answer) => answer !== null))
    if (others.length > 0) throw new Error(`One attempt has several payments: ${address}, ${others}`)
    if (!address) continue
    const paymentId = new URL(address).pathname.split('/').pop() ?? ''
    if (outcome !== 'open') await end(paymentId, outcome)
    return {index, email, outcome, paymentId}
  }
  return {index, email, outcome, paymentId: null}
}

/** Runs the numbered visits from `from` to `until`, so many at once. */
export async function eachVisit(
  {from = 0, until, atOnce}: {from?: number; until: number; atOnce: number},
  visitOf: (index: number) => Promise<void>,
): Promise<void> {
  let next = from
  const lane = async () => {
    while (next < until) await visitOf(next++)
  }
  await Promise.all(Array.from({length: atOnce}, lane))
}
