import {isPlanKey, type PlanKey} from '../../../../domain/catalogue/plans.ts'
import {isPeriod, type Period} from '../../../../domain/money/periods.ts'

/** An order that is or will be paid, failed or was cancelled, as our function answers. */
export type OrderState = {
  order: string
  status: 'waiting' | 'paid' | 'canceled' | 'failed' | 'expired'
  plan: PlanKey
  period: Period
  hasAddress: boolean
  duplicate: boolean
  /** Only while the order is fresh. */
  manageUrl?: string | undefined
  /** No invoice can be issued before the customer gives more details. */
  lacksInvoice?: boolean
  token?: string | undefined
  /** Amounts in cents, and the day of the next payment (YYYY-MM-DD). */
  paidTotal?: number | undefined
  nextTotal?: number | undefined
  nextPayment?: string | undefined
  /** Steps after the payment that are done: told, connected, live. */
  done?: readonly string[]
}

export type OrderAnswer = {outcome: 'known'; state: OrderState} | {outcome: 'unknown'} | {outcome: 'unavailable'}

/** Requests the status of an order. Never throws: every failure is an outcome. */
export async function readOrder(order: string, send: typeof fetch = fetch): Promise<OrderAnswer> {
  try {
    const response = await send(`/api/order-status?${new URLSearchParams({order})}`)
    if (response.status === 404) return {outcome: 'unknown'}
    const state = response.ok ? parse(await response.json()) : null
    return state ? {outcome: 'known', state} : {outcome: 'unavailable'}
  } catch {
    return {outcome: 'unavailable'}
  }
}

const ENDED = ['paid', 'canceled', 'failed', 'expired'] as const
const cents = (value: unknown) => (typeof value === 'number' ? value : undefined)
const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

function parse(body: unknown): OrderState | null {
  const {order, status, plan, period, ...rest} = (body ?? {}) as Record<string, unknown>
  const {hasAddress, duplicate, manageUrl, token, lacksInvoice, paidTotal, nextTotal, nextPayment, done} = rest
  if (typeof order !== 'string' || typeof status !== 'string' || !isPlanKey(plan) || !isPeriod(period)) return null
  return {
    order,
    status: ENDED.find((ended) => ended === status) ?? 'waiting',
    plan,
    period,
    hasAddress: hasAddress === true,
    duplicate: duplicate === true,
    manageUrl: text(manageUrl),
    ...(lacksInvoice === true && {lacksInvoice}),
    token: text(token),
    ...(Array.isArray(done) && {done: done.map(String)}),
    ...(cents(paidTotal) !== undefined && {
      ...{paidTotal: cents(paidTotal), nextTotal: cents(nextTotal), nextPayment: text(nextPayment)},
    }),
  }
}

/** Delays before each next request, in ms: short at first, then longer; after a quarter of an hour only on request. */
export const WAITS: readonly number[] = [1, 1, 2, 3, 5, 8, 13, ...Array.from({length: 28}, () => 30)].map(
  (seconds) => seconds * 1000,
)
