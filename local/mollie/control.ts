import * as v from 'valibot'
import {missing} from './errors.ts'
import {FAULT_KINDS} from './faults.ts'
import {changeStatus, findPayment} from './payments.ts'
import {reversePayment} from './reversals.ts'
import type {Sandbox} from './sandbox.ts'
import {STATUSES} from './store.ts'

/** What a test or a person at the sandbox's page can make happen: time, faults, banks and customers. */
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
const ChangedPayment = v.strictObject({
  id: v.string(),
  status: v.optional(v.picklist(STATUSES)),
  mode: v.optional(v.picklist(['test', 'live'])),
  amount: v.optional(v.string()),
})
const ChangedSubscription = v.strictObject({id: v.string(), nextOutcome: v.picklist(['paid', 'failed', 'pending'])})
const Returned = v.strictObject({id: v.string(), amount: v.optional(v.string())})
const MINUTE = 60_000

export async function control(sandbox: Sandbox, action: string, body: unknown): Promise<object> {
  const {store, clock, faults, webhooks} = sandbox
  switch (action) {
    case 'clock': {
      const {days, minutes, to} = v.parse(Clock, body)
      const target = to
        ? new Date(`${to}T12:00:00Z`)
        : new Date(clock.now().getTime() + (days * 1440 + minutes) * MINUTE)
      await sandbox.moveTo(target)
      return {now: clock.now().toISOString()}
    }
    case 'faults': {
      const {faults: wanted, seed} = v.parse(Faults, body)
      faults.set(wanted, seed)
      return {}
    }
    case 'struck':
      return {calls: faults.struck}
    case 'webhooks':
      await webhooks.hold(v.parse(v.strictObject({held: v.boolean()}), body).held)
      return {}
    case 'payment': {
      const {id, status, mode, amount} = v.parse(ChangedPayment, body)
      const payment = findPayment(store, id)
      await sandbox.announce(() => {
        const changed = store.put('payment', {
          ...payment,
          mode: mode ?? payment.mode,
          amount: amount ? {...payment.amount, value: amount} : payment.amount,
        })
        return status ? changeStatus(store, changed, status, clock.now()) : changed
      })
      return {}
    }
    case 'refund':
    case 'chargeback': {
      const {id, amount} = v.parse(Returned, body)
      const payment = findPayment(store, id)
      const given = {...(amount && {amount: {...payment.amount, value: amount}})}
      await sandbox.announce(() => {
        reversePayment(store, action, payment, given, clock.now())
        return payment
      })
      return {}
    }
    case 'mandate': {
      const {id} = v.parse(v.strictObject({id: v.string()}), body)
      const mandate = store.get('mandate', id)
      if (!mandate) throw missing('mandate', id)
      store.put('mandate', {...mandate, status: 'invalid'})
      return {}
    }
    case 'subscription': {
      const {id, nextOutcome} = v.parse(ChangedSubscription, body)
      const subscription = store.get('subscription', id)
      if (!subscription) throw missing('subscription', id)
      store.put('subscription', {...subscription, nextOutcome})
      return {}
    }
    case 'reset':
      await sandbox.reset()
      return {}
    default:
      throw missing('control', action)
  }
}
