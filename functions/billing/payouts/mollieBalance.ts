import * as v from 'valibot'
import {type Cents, parseAmount} from '../../../domain/money/money.ts'
import type {BalanceConfig} from '../../runtime/config.ts'

/** A movement of the balance at Mollie. `initial` is without what was withheld from it, `result` with it. */
export type Movement = {
  id: string
  type: string
  at: string
  initial: Cents
  result: Cents
  paymentId: string
  settlementId: string
}
export type Payout = {id: string; reference: string; cents: Cents; status: string; settledAt: string}
/** A part of a payout: a payment, or money that went back of one. */
type PayoutPart = {kind: 'payment' | 'refund' | 'chargeback'; paymentId: string; cents: Cents}
/** The parts of a payout; `fees` is negative. */
export type PayoutParts = {parts: PayoutPart[]; fees: Cents}

const Amount = v.nullish(v.object({value: v.string()}))
const Id = v.string()
const Maybe = v.nullish(Id)
const Links = v.optional(v.object({next: v.nullish(v.object({href: Id}))}))
const Transaction = v.object({
  ...{id: Id, type: Id, createdAt: Id, initialAmount: Amount, resultAmount: Amount},
  context: v.nullish(v.object({paymentId: Maybe, settlementId: Maybe})),
})
const Balance = v.object({availableAmount: Amount, pendingAmount: Amount})
const Movements = v.object({_embedded: v.object({balance_transactions: v.array(Transaction)}), _links: Links})
const Costs = v.object({costs: v.optional(v.array(v.object({amountGross: Amount})), [])})
const Settlement = v.object({
  ...{id: Id, reference: Maybe, amount: Amount, status: Id, settledAt: Maybe},
  periods: v.optional(v.record(Id, v.record(Id, Costs)), {}),
})
const Settlements = v.object({_embedded: v.object({settlements: v.array(Settlement)})})
const Settled = v.object({id: Id, paymentId: Maybe, settlementAmount: Amount})
const SettledPage = v.object({_embedded: v.record(Id, v.array(Settled)), _links: Links})

/** Mollie answered something else than was asked for; the message names status and address. */
class BalanceUnread extends Error {
  override name = 'BalanceUnread'
}

/** Mollie's client has no balances, and payouts alone would not say what is open: both are read as they are. */
async function get<Schema extends v.GenericSchema>(
  {token}: BalanceConfig,
  address: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const response = await fetch(address, {
    headers: {authorization: `Bearer ${token}`},
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!response.ok) throw new BalanceUnread(`${response.status} of ${new URL(address).pathname}`)
  const read = v.safeParse(schema, await response.json())
  if (!read.success) throw new BalanceUnread(`${new URL(address).pathname}: ${read.issues[0].message}`)
  return read.output
}
const PATIENCE_MS = 8000

/** A signed amount; none counts as nothing. */
function cents(amount: v.InferOutput<typeof Amount>): Cents {
  const [, sign = '', value = ''] = /^(-?)(.*)$/.exec(amount?.value ?? '0.00') ?? []
  const parsed = parseAmount(value)
  if (parsed === null) throw new BalanceUnread(`${amount?.value} is no amount`)
  return sign && parsed ? -parsed : parsed
}

/** A balance of test payments is asked for by name; payouts are of live payments alone. */
const addressOf = ({url, isTest}: BalanceConfig, path: string) =>
  `${url}/v2/${path}?limit=250${isTest && path.startsWith('balances') ? '&testmode=true' : ''}`

/** Money on the balance at this moment, with what is not available yet. */
export async function balanceNow(config: BalanceConfig): Promise<Cents> {
  const address = `${config.url}/v2/balances/primary${config.isTest ? '?testmode=true' : ''}`
  const {availableAmount, pendingAmount} = await get(config, address, Balance)
  return cents(availableAmount) + cents(pendingAmount)
}

/** Movements since a moment, newest first. */
export async function movementsSince(config: BalanceConfig, since: string): Promise<Movement[]> {
  const found: Movement[] = []
  let next: string | undefined = addressOf(config, 'balances/primary/transactions')
  while (next) {
    const {_embedded, _links}: v.InferOutput<typeof Movements> = await get(config, next, Movements)
    for (const {id, type, createdAt, initialAmount, resultAmount, context} of _embedded.balance_transactions) {
      const at = new Date(createdAt).toISOString()
      if (at < since) return found
      const ids = {paymentId: context?.paymentId ?? '', settlementId: context?.settlementId ?? ''}
      found.push({id, type, at, initial: cents(initialAmount), result: cents(resultAmount), ...ids})
    }
    next = _links?.next?.href
  }
  return found
}

const payoutOf = ({id, reference, amount, status, settledAt}: v.InferOutput<typeof Settlement>): Payout => ({
  ...{id, reference: reference ?? '', cents: cents(amount), status},
  settledAt: settledAt ? new Date(settledAt).toISOString() : '',
})

/** The newest payouts, as many as Mollie lists at once. */
export async function newestPayouts(config: BalanceConfig): Promise<Payout[]> {
  const {_embedded} = await get(config, addressOf(config, 'settlements'), Settlements)
  return _embedded.settlements.map(payoutOf)
}

/** Payment ids go into an address unencoded; so do those of payouts. */
export const isPayoutId = (id: unknown): id is string => typeof id === 'string' && /^stl_[A-Za-z0-9]{4,40}$/.test(id)

/** A payout with its parts. */
export async function payoutParts(config: BalanceConfig, id: string): Promise<Payout & PayoutParts> {
  const body = await get(config, `${config.url}/v2/settlements/${id}`, Settlement)
  const parts: PayoutPart[] = []
  for (const [list, kind] of [
    ['payments', 'payment'],
    ['refunds', 'refund'],
    ['chargebacks', 'chargeback'],
  ] as const) {
    let next: string | undefined = addressOf(config, `settlements/${id}/${list}`)
    while (next) {
      const {_embedded, _links}: v.InferOutput<typeof SettledPage> = await get(config, next, SettledPage)
      for (const each of _embedded[list] ?? [])
        parts.push({kind, paymentId: each.paymentId ?? each.id, cents: cents(each.settlementAmount)})
      next = _links?.next?.href
    }
  }
  const costs = Object.values(body.periods).flatMap((year) => Object.values(year).flatMap((month) => month.costs))
  return {...payoutOf(body), parts, fees: -costs.reduce((all, {amountGross}) => all + cents(amountGross), 0)}
}
