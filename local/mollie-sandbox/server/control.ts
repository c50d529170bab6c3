import * as v from 'valibot'
import {notFound} from '../api/errors.ts'
import {changeStatus, findPayment} from '../api/payments.ts'
import {reversePayment} from '../api/reversals.ts'
import type {Sandbox} from '../sandbox.ts'
import {STATUSES} from '../state/items.ts'
import {FAULT_KINDS} from './faults.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/** A number, which the forms of the overview page send as text. */
const count = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number(), v.minValue(0))

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
const Webhooks = v.strictObject({held: v.boolean()})
const PaymentChange = v.strictObject({
  id: v.string(),
  status: v.optional(v.picklist(STATUSES)),
  mode: v.optional(v.picklist(['test', 'live'])),
  amount: v.optional(v.string()),
})
const SubscriptionChange = v.strictObject({id: v.string(), nextOutcome: v.picklist(['paid', 'failed', 'pending'])})
const MandateChange = v.strictObject({id: v.string()})
const Reversal = v.strictObject({id: v.string(), amount: v.optional(v.string())})

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

async function holdWebhooks({webhooks}: Sandbox, body: unknown) {
  await webhooks.hold(v.parse(Webhooks, body).held)
  return {}
}

async function changePayment(sandbox: Sandbox, body: unknown) {
  const {store, clock} = sandbox
  const {id, status, mode, amount} = v.parse(PaymentChange, body)
  const payment = findPayment(store, id)
  await sandbox.change(() => {
    const changed = store.put('payment', {
      ...payment,
      mode: mode ?? payment.mode,
      amount: amount ? {...payment.amount, value: amount} : payment.amount,
    })
    return status ? changeStatus(store, changed, status, clock.now()) : changed
  })
  return {}
}

const reverse = (kind: 'refund' | 'chargeback') => async (sandbox: Sandbox, body: unknown) => {
  const {store, clock} = sandbox
  const {id, amount} = v.parse(Reversal, body)
  const payment = findPayment(store, id)
  const fields = {...(amount && {amount: {...payment.amount, value: amount}})}
  await sandbox.change(() => {
    reversePayment(store, kind, payment, fields, clock.now())
    return payment
  })
  return {}
}

function invalidateMandate({store}: Sandbox, body: unknown) {
  const {id} = v.parse(MandateChange, body)
  const mandate = store.get('mandate', id)
  if (!mandate) throw notFound('mandate', id)
  store.put('mandate', {...mandate, status: 'invalid'})
  return {}
}

function chooseNextOutcome({store}: Sandbox, body: unknown) {
  const {id, nextOutcome} = v.parse(SubscriptionChange, body)
  const subscription = store.get('subscription', id)
  if (!subscription) throw notFound('subscription', id)
  store.put('subscription', {...subscription, nextOutcome})
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
  payment: changePayment,
  refund: reverse('refund'),
  chargeback: reverse('chargeback'),
  mandate: invalidateMandate,
  subscription: chooseNextOutcome,
  reset,
}

/** Simulates what time, the network, a bank or a customer does: each action is a path under `/control/`. */
export async function control(sandbox: Sandbox, action: string, body: unknown): Promise<object> {
  const run = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined
  if (!run) throw notFound('control', action)
  return run(sandbox, body)
}
