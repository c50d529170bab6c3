import type {PlanKey} from '../../../../../domain/catalogue/plans.ts'
import {
  type CheckoutProblem,
  type CheckoutRow,
  isCheckoutProblem,
} from '../../../../../domain/customers/customerDetails.ts'
import {formatAmount, parseAmount} from '../../../../../domain/money/money.ts'
import type {Period} from '../../../../../domain/money/periods.ts'
import type {Discounted} from '../../../../../domain/offers/introductory.ts'
import type {Language} from '../../../../../domain/texts/languages.ts'
import {readDiscount} from '../code/discounts.ts'

/** Details of the buyer, as they were typed. */
export type Customer = {[name in CheckoutRow['name']]?: string | undefined}

export type PaymentBody = Customer & {
  planType: PlanKey
  billingPeriod: Period
  /** Total that the visitor saw, in cents. */
  shownTotal: number
  language: Language
  /** The same for every try of one visitor, so that two clicks or two tabs make one payment. */
  attempt: string
  /** The visitor confirmed a second subscription. */
  again?: 'yes' | undefined
  /** A discount code, and whether only its amounts are asked for. */
  code?: string | undefined
  apply?: 'yes' | undefined
}

type Reason = 'paymentFailed' | 'tooManyAttempts' | 'offline'

export type PaymentAnswer =
  | {outcome: 'created'; paymentUrl: string}
  /** The price differs from the shown one, for a reason that the answer may name; nothing was created. */
  | {outcome: 'priceChanged'; amounts: Discounted; reason?: string}
  /** This customer already has a subscription to the plan; nothing was created. */
  | {outcome: 'alreadyCustomer'}
  /** Fields that the visitor can correct. */
  | {outcome: 'wrong'; wrong: CheckoutProblem[]}
  /** `reference` leads support to what happened in the function. */
  | {outcome: 'failed'; error: string; reason: Reason; reference?: string}

/** Requests a payment from our function. Never throws: every failure is an outcome. */
export async function requestPayment(request: PaymentBody, send: typeof fetch = fetch): Promise<PaymentAnswer> {
  try {
    const response = await send('/api/create-payment', {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({...request, shownTotal: formatAmount(request.shownTotal)}),
    })
    // A rate limit of the host answers with its own text.
    const answer = readAnswer(response.status, await response.json().catch(() => null))
    const reference = response.headers.get('x-request-id')
    return reference && answer.outcome === 'failed' && answer.reason === 'paymentFailed'
      ? {...answer, reference}
      : answer
  } catch (error) {
    const offline = typeof navigator !== 'undefined' && navigator.onLine === false
    return {
      outcome: 'failed',
      error: error instanceof Error ? error.message : 'Unknown error occurred',
      reason: offline ? 'offline' : 'paymentFailed',
    }
  }
}

function readAnswer(status: number, body: unknown): PaymentAnswer {
  const answer = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  if (answer.success === true && typeof answer.paymentUrl === 'string')
    return {outcome: 'created', paymentUrl: answer.paymentUrl}
  if (answer.alreadyCustomer === true) return {outcome: 'alreadyCustomer'}
  const amounts = status === 409 ? readAmounts(answer) : null
  if (amounts)
    return {outcome: 'priceChanged', amounts, ...(typeof answer.reason === 'string' && {reason: answer.reason})}
  const wrong = Array.isArray(answer.wrong) ? answer.wrong.filter(isCheckoutProblem) : []
  if (wrong.length > 0) return {outcome: 'wrong', wrong}
  return {
    outcome: 'failed',
    error: typeof answer.error === 'string' ? answer.error : 'Payment creation failed',
    reason: status === 429 ? 'tooManyAttempts' : 'paymentFailed',
  }
}

function readAmounts({exclVat, vat, total, discount}: Record<string, unknown>): Discounted | null {
  const cents = [exclVat, vat, total].map((amount) => parseAmount(String(amount)))
  const [a, b, c] = cents
  if (a == null || b == null || c == null) return null
  const read = readDiscount(discount)
  return {exclVat: a, vat: b, total: c, ...(read && {discount: read})}
}
