import {randomUUID} from 'node:crypto'
import {expect, type Shop} from './shop.ts'

const OFFERS = [
  {planType: 'basis', billingPeriod: 'monthly', shownTotal: '119.79'},
  {planType: 'basis', billingPeriod: 'quarterly', shownTotal: '323.43'},
  {planType: 'basis', billingPeriod: 'biannual', shownTotal: '598.95'},
  {planType: 'pro', billingPeriod: 'monthly', shownTotal: '180.29'},
  {planType: 'pro', billingPeriod: 'quarterly', shownTotal: '486.78'},
  {planType: 'pro', billingPeriod: 'biannual', shownTotal: '901.45'},
] as const
const OUTCOMES = ['paid', 'paid', 'paid', 'paid', 'paid', 'failed', 'canceled', 'expired', 'pending', 'open'] as const
type Outcome = (typeof OUTCOMES)[number]

export type Customer = {index: number; email: string | undefined; outcome: Outcome; paymentId: string | null}

/** Numerical Recipes' generator: enough to choose customers with. */
export function randomFrom(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** One customer from the checkout to Mollie's page, trying again as people do; the same seed brings the same customer. */
export async function visit(shop: Shop, index: number, seed: number): Promise<Customer> {
  const random = randomFrom(seed + index * 7919)
  random()
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const offer = pick(OFFERS)
  const outcome = pick(OUTCOMES)
  const email = random() < 0.9 ? `soak-${index}@example.nl` : undefined
  const language = pick(['nl', 'en'])
  const clicks = random() < 0.2 ? 2 : 1
  const attempt = randomUUID()
  for (let tries = 0; tries < 40; tries++) {
    await shop.running
    const body = {...offer, language, attempt, ...(email && {customerEmail: email})}
    const answers = await Promise.all(
      Array.from({length: clicks}, () => shop.create(body).catch(() => ({status: 0, body: {paymentUrl: undefined}}))),
    )
    const addresses = answers.flatMap(({body: {paymentUrl}}) => paymentUrl ?? [])
    expect(new Set(addresses).size).toBeLessThanOrEqual(1)
    const [address] = addresses
    if (!address) continue
    const paymentId = new URL(address).pathname.split('/').pop() ?? ''
    if (outcome !== 'open') await shop.end(paymentId, outcome)
    return {index, email, outcome, paymentId}
  }
  return {index, email, outcome, paymentId: null}
}
