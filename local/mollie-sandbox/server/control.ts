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
const id = v.string()
const days = v.optional(count)
const reason = v.optional(v.custom<Reason>((code) => typeof code === 'string' && Object.hasOwn(REASONS, code)))

type Action = (sandbox: Sandbox, body: unknown) => Promise<object>

/** An action on a body of its schema; it answers {} unless it returns something. */
const action =
  <Entries extends v.ObjectEntries>(
    fields: Entries,
    run: (sandbox: Sandbox, body: v.InferOutput<v.StrictObjectSchema<Entries, undefined>>) => unknown,
  ): Action =>
  async (sandbox, body) => {
    const answer = await run(sandbox, v.parse(v.strictObject(fields), body))
    return typeof answer === 'object' && answer !== null ? answer : {}
  }

const moveClock = action(
  {days: v.optional(count, 0), minutes: v.optional(count, 0), to: v.optional(v.pipe(v.string(), v.isoDate()))},
  async (sandbox, {days, minutes, to}) => {
    const skipped = (days * DAY_MINUTES + minutes) * MINUTE_MS
    await sandbox.moveTo(to ? new Date(`${to}T12:00:00Z`) : new Date(sandbox.clock.now().getTime() + skipped))
    return {now: sandbox.clock.now().toISOString()}
  },
)

const Fault = v.strictObject({
  kind: v.picklist(FAULT_KINDS),
  call: v.optional(v.string(), '.'),
  after: v.optional(v.boolean(), false),
  times: v.optional(v.number(), Number.MAX_SAFE_INTEGER),
  rate: v.optional(v.number(), 1),
})

const changePayment = action(
  {
    ...{id, reason, amount: v.optional(v.string())},
    status: v.optional(v.picklist(STATUSES)),
    mode: v.optional(v.picklist(['test', 'live'])),
  },
  async (sandbox, {id, status, mode, amount, reason}) => {
    const {store, clock} = sandbox
    const payment = findPayment(store, id)
    await sandbox.change(() => {
      const changed = store.put('payment', {
        ...payment,
        mode: mode ?? payment.mode,
        amount: amount ? {...payment.amount, value: amount} : payment.amount,
      })
      return status ? changeStatus(store, changed, status, clock.now(), reason) : changed
    })
  },
)

/** Chooses how and when the bank answers a debit that it has, or that it takes a payment back. */
const chooseAnswer = action({id, status: v.picklist(OUTCOMES), reason, days}, ({store, clock}, {id, ...outcome}) => {
  const payment = findPayment(store, id)
  const isReturned = payment.status === 'paid' && outcome.status === 'chargedBack'
  if (payment.status !== 'pending' && !isReturned)
    throw invalidField('status', `The bank does not answer a payment that is ${payment.status}`)
  return planOutcome(store, payment, outcome, clock.now())
})

/** Brings what time will do to a payment about now. */
const settleNow = action({id}, async (sandbox, {id}) => {
  const planned = sandbox.store.get('answer', id)
  if (!planned) throw notFound('planned change', id)
  await sandbox.answer(planned)
})

const reverse = (kind: 'refund' | 'chargeback') =>
  action({id, amount: v.optional(v.string()), reason}, async (sandbox, {id, amount, reason}) => {
    const {store, clock} = sandbox
    const payment = findPayment(store, id)
    const fields = {...(amount && {amount: {...payment.amount, value: amount}})}
    await sandbox.change(() => {
      reversePayment(store, kind, payment, fields, clock.now(), reason)
      return payment
    })
  })

const chooseNextOutcome = action(
  {id, nextOutcome: v.picklist(OUTCOMES), reason, days},
  ({store}, {id, nextOutcome: status, reason, days}) => {
    const subscription = store.get('subscription', id)
    if (!subscription) throw notFound('subscription', id)
    store.put('subscription', {...subscription, nextOutcome: {status, reason, days}})
  },
)

const ACTIONS: Record<string, Action> = {
  clock: moveClock,
  faults: action({seed: v.optional(v.number()), faults: v.array(Fault)}, (sandbox, {faults, seed}) =>
    sandbox.faults.set(faults, seed),
  ),
  struck: action({}, ({faults}) => ({calls: faults.struck})),
  webhooks: action({held: flag}, ({webhooks}, {held}) => webhooks.hold(held)),
  renewals: action(
    {atOnce: v.optional(flag), monthEnds: v.optional(v.picklist(MONTH_END_RULES))},
    ({renewals}, {atOnce = renewals.atOnce, monthEnds = renewals.monthEnds}) => {
      Object.assign(renewals, {atOnce, monthEnds})
    },
  ),
  payment: changePayment,
  answer: chooseAnswer,
  settle: settleNow,
  refund: reverse('refund'),
  chargeback: reverse('chargeback'),
  mandate: action({id}, ({store, clock}, {id}) => endMandate(store, id, 'canceled', clock.now())),
  subscription: chooseNextOutcome,
  reset: action({}, (sandbox) => sandbox.reset()),
}

/** Simulates what time, the network, a bank or a customer does: each action is a path under `/control/`. */
export async function control(sandbox: Sandbox, action: string, body: unknown): Promise<object> {
  const run = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined
  if (!run) throw notFound('control', action)
  return run(sandbox, body)
}
