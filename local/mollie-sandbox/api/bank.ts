import {addBusinessDays, amsterdamDay, DAY_MS, momentOn} from '../state/calendar.ts'
import type {Answer, Outcome, Payment} from '../state/items.ts'
import type {SandboxStore} from '../state/store.ts'
import {remainingOf} from './bodies.ts'
import {timesOf} from './methods.ts'
import {reversePayment} from './reversals.ts'
import {changeStatus} from './statuses.ts'

const CHARGED_BACK_AFTER_DAYS = 14

/**
 * Collects by mandate: a direct debit is pending until the bank answers, a card is charged at once. `isAtOnce` has the bank
 * answer at once too, unless a test chose its days.
 */
export function collect(
  store: SandboxStore,
  payment: Payment,
  now: Date,
  {outcome = {status: 'paid'}, isAtOnce = false}: {outcome?: Outcome | undefined; isAtOnce?: boolean} = {},
): Payment {
  const {debit} = timesOf(payment.method)
  const debitOn = debit && addBusinessDays(amsterdamDay(now), debit.days)
  const pending = store.put('payment', {...payment, debitOn})
  const answer = planOutcome(store, pending, outcome, now)
  const hasDays = outcome.status !== 'chargedBack' && outcome.days !== undefined
  return debit && !(isAtOnce && !hasDays) ? pending : (applyAnswer(store, answer, now) ?? pending)
}

/** Plans how and when the bank answers a pending payment, or that it takes a paid one back. */
export function planOutcome(
  store: SandboxStore,
  {id, status, method, debitOn}: Payment,
  {status: outcome, reason, days}: Outcome,
  now: Date,
): Answer {
  const chargebackDays = outcome === 'chargedBack' ? (days ?? CHARGED_BACK_AFTER_DAYS) : undefined
  if (status === 'paid') return planChargeback(store, {id, reason, chargebackDays}, now)
  const answer = outcome === 'failed' ? 'failed' : 'paid'
  const usual = timesOf(method).debit?.answeredAfter[answer] ?? 0
  const bankDays = outcome === 'chargedBack' ? usual : (days ?? usual)
  const at = momentOn(addBusinessDays(debitOn ?? amsterdamDay(now), bankDays), 'bank')
  return store.put('answer', {id, at: at.toISOString(), status: answer, reason, chargebackDays})
}

function planChargeback(
  store: SandboxStore,
  {id, reason, chargebackDays = 0}: Omit<Answer, 'at' | 'status'>,
  now: Date,
) {
  const at = new Date(now.getTime() + chargebackDays * DAY_MS).toISOString()
  return store.put('answer', {id, at, status: 'chargedBack', reason})
}

/** Status of a payment to which an answer still applies. */
const AWAITING = {expired: 'open', paid: 'pending', failed: 'pending', chargedBack: 'paid'} as const

/** Applies what was planned for a payment; null when it has ended otherwise. */
export function applyAnswer(store: SandboxStore, answer: Answer, now: Date): Payment | null {
  const {id, status, reason, chargebackDays} = answer
  store.delete('answer', id)
  const payment = store.get('payment', id)
  if (payment?.status !== AWAITING[status]) return null
  if (status === 'chargedBack') {
    const amount = remainingOf(payment)
    if (Number(amount.value) > 0) reversePayment(store, 'chargeback', payment, {amount}, now, reason)
    return payment
  }
  const changed = changeStatus(store, payment, status, now, reason)
  if (chargebackDays !== undefined) planChargeback(store, answer, now)
  return changed
}

/** The next change that time brings. */
export function nextAnswer(store: SandboxStore) {
  const answer = store.earliest('answer', 'at')
  return answer && {answer, at: new Date(answer.at)}
}
