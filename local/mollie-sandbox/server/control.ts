import * as v from 'valibot'
import {planOutcome} from '../api/bank.ts'
import {invalidField, notFound} from '../api/errors.ts'
import {endMandate} from '../api/mandates.ts'
import {reversePayment} from '../api/reversals.ts'
import {changeStatus, findPayment} from '../api/statuses.ts'
import type {Sandbox} from '../sandbox.ts'
import {MINUTE_MS, MONTH_END_RULES} from '../state/calendar.ts'
import {OUTCOMES, REASONS, type Reason, STATUSES} from '../state/items.ts'
import {FAULT_KINDS} from './faults.ts'

const DAY_MINUTES = 24 * 60

/** A number or a switch, which the forms of the overview page send as text. */
const count = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number(), v.minValue(0))
const flag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])]),
  v.transform((value) => String(value) === 'true'),
)
const reason = v.optional(v.custom<Reason>((code) => typeof code === 'string' && Object.hasOwn(REASONS, code)))

const Clock = v.strictObject({
  days: v.optional(count, 0),
  minutes: v.optional(count, 0),
  to: v.optional(v.pipe(v.string(), v.isoDate())),
})
const Faults = v.strictObject({
  seed: v.optional(v.number()),
  faults: v.array(
    v.strictObject({
      kind: v.picklist(FAULT_KINDS),
      call: v.optional(v.string(), '.'),
      after: v.optional(v.boolean(), false),
      times: v.optional(v.number(), Number.MAX_SAFE_INTEGER),
      rate: v.optional(v.number(), 1),
    }),
  ),
})
const Webhooks = v.strictObject({held: flag})
const Renewals = v.partial(v.strictObject({atOnce: flag, monthEnds: v.picklist(MONTH_END_RULES)}))
const PaymentChange = v.strictObject({
  id: v.string(),
  status: v.optional(v.picklist(STATUSES)),
  mode: v.optional(v.picklist(['test', 'live'])),
  amount: v.optional(v.string()),
  reason,
})
const ChosenAnswer = v.strictObject({id: v.string(), status: v.picklist(OUTCOMES), reason, days: v.optional(count)})
const SubscriptionChange = v.strictObject({
  id: v.string(),
  nextOutcome: v.picklist(OUTCOMES),
  reason,
  days: v.optional(count),
})
const ById = v.strictObject({id: v.string()})
const Reversal = v.strictObject({id: v.string(), amount: v.optional(v.string()), reason})

async function moveClock(sandbox: Sandbox, body: unknown) {
  const {days, minutes, to} = v.parse(Clock, body)
  const {clock} = sandbox
  const skipped = (days * DAY_MINUTES + minutes) * MINUTE_MS
  await sandbox.moveTo(to ? new Date(`${to}T12:00:00Z`) : new Date(clock.now().getTime() + skipped))
  return {now: clock.now().toISOString()}
}

function setFaults({faults}: Sandbox, body: unknown) {
  const {faults: active, seed} = v.parse(Faults, body)
  faults.set(active, seed)
  return {}
}

function changeRenewals(sandbox: Sandbox, body: unknown) {
  const {atOnce = sandbox.renewals.atOnce, monthEnds = sandbox.renewals.monthEnds} = v.parse(Renewals, body)
  sandbox.renewals = {atOnce, monthEnds}
  return {}
}

async function holdWebhooks({webhooks}: Sandbox, body: unknown) {
  await webhooks.hold(v.parse(Webhooks, body).held)
  return {}
}

async function changePayment(sandbox: Sandbox, body: unknown) {
  const {store, clock} = sandbox
  const {id, status, mode, amount, reason} = v.parse(PaymentChange, body)
  const payment = findPayment(store, id)
  await sandbox.change(() => {
    const changed = store.put('payment', {
      ...payment,
      mode: mode ?? payment.mode,
      amount: amount ? {...payment.amount, value: amount} : payment.amount,
    })
    return status ? changeStatus(store, changed, status, clock.now(), reason) : changed
  })
  return {}
}

/** Chooses how and when the bank answers a debit that it has, or that it takes a payment back. */
function chooseAnswer({store, clock}: Sandbox, body: unknown) {
  const {id, ...outcome} = v.parse(ChosenAnswer, body)
  const payment = findPayment(store, id)
  const isReturned = payment.status === 'paid' && outcome.status === 'chargedBack'
  if (payment.status !== 'pending' && !isReturned)
    throw invalidField('status', `The bank does not answer a payment that is ${payment.status}`)
  return planOutcome(store, payment, outcome, clock.now())
}

/** Brings what time will do to a payment about now. */
async function settleNow(sandbox: Sandbox, body: unknown) {
  const {id} = v.parse(ById, body)
  const planned = sandbox.store.get('answer', id)
  if (!planned) throw notFound('planned change', id)
  await sandbox.answer(planned)
  return {}
}

const reverse = (kind: 'refund' | 'chargeback') => async (sandbox: Sandbox, body: unknown) => {
  const {store, clock} = sandbox
  const {id, amount, reason} = v.parse(Reversal, body)
  const payment = findPayment(store, id)
  const fields = {...(amount && {amount: {...payment.amount, value: amount}})}
  await sandbox.change(() => {
    reversePayment(store, kind, payment, fields, clock.now(), reason)
    return payment
  })
  return {}
}

function revokeMandate({store, clock}: Sandbox, body: unknown) {
  endMandate(store, v.parse(ById, body).id, 'canceled', clock.now())
  return {}
}

function chooseNextOutcome({store}: Sandbox, body: unknown) {
  const {id, nextOutcome: status, reason, days} = v.parse(SubscriptionChange, body)
  const subscription = store.get('subscription', id)
  if (!subscription) throw notFound('subscription', id)
  store.put('subscription', {...subscription, nextOutcome: {status, reason, days}})
  return {}
}

async function reset(sandbox: Sandbox) {
  await sandbox.reset()
  return {}
}

const ACTIONS: Record<string, (sandbox: Sandbox, body: unknown) => object | Promise<object>> = {
  clock: moveClock,
  faults: setFaults,
  struck: ({faults}) => ({calls: faults.struck}),
  webhooks: holdWebhooks,
  renewals: changeRenewals,
  payment: changePayment,
  answer: chooseAnswer,
  settle: settleNow,
  refund: reverse('refund'),
  chargeback: reverse('chargeback'),
  mandate: revokeMandate,
  subscription: chooseNextOutcome,
  reset,
}

/** Simulates what time, the network, a bank or a customer does: each action is a path under `/control/`. */
export async function control(sandbox: Sandbox, action: string, body: unknown): Promise<object> {
  const run = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined
  if (!run) throw notFound('control', action)
  return run(sandbox, body)
}
