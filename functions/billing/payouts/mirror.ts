import type {Cents} from '../../../domain/money/money.ts'
import type {Entry} from '../ledger/bookkeeping.ts'
import {boundsOf} from '../ledger/month.ts'
import type {Movement} from './mollieBalance.ts'

/** Why Mollie and the ledger differ about a payment. */
export type MirrorKind = 'stray' | 'refused' | 'differs' | 'otherMonth'

/** How much more Mollie has of a payment in a month than the ledger. */
export type MirrorLine = {kind: MirrorKind; paymentId: string; orderId: string; cents: Cents; note?: string}

/** A month by Mollie's balance; payouts are negative. `opening` + money + fees + payouts = `closing`. */
export type Statement = {opening: Cents; money: Cents; fees: Cents; payouts: Cents; closing: Cents}

/** Rows about the payments that differ. */
export type Known = {
  /** Sum of all entries of a payment, of whatever month. */
  ledgerOf: ReadonlyMap<string, Cents>
  /** The order of a payment that one counts; that of one which was refused. */
  orderOf: ReadonlyMap<string, string>
  refusedBy: ReadonlyMap<string, string>
  notes: ReadonlyMap<string, {cents: Cents; note: string}>
}

const TRANSFERS = ['outgoing-transfer', 'canceled-outgoing-transfer', 'returned-transfer']
/** Movements about a payment that move none of the customer's money. */
const FEES = /(-fee|commission|compensation)$/
const isMoney = ({type, paymentId}: Movement) => paymentId !== '' && !FEES.test(type)
const isTransfer = ({type}: Movement) => TRANSFERS.includes(type)
const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((all, each) => all + each, 0)

/** The month's statement, from its movements, those after it, and the balance now. */
export function statementOf(month: string, movements: readonly Movement[], balance: Cents): Statement {
  const {from, until} = boundsOf(month)
  const own = movements.filter(({at}) => at >= from && at < until)
  const closing = balance - sum(movements.filter(({at}) => at >= until).map(({result}) => result))
  const money = sum(own.filter(isMoney).map(({initial}) => initial))
  const payouts = sum(own.filter(isTransfer).map(({result}) => result))
  const all = sum(own.map(({result}) => result))
  return {opening: closing - all, money, fees: all - money - payouts, payouts, closing}
}

/** Payments of which Mollie and the ledger have another sum in a month, with the difference. */
export function differingIn(
  month: string,
  movements: readonly Movement[],
  entries: readonly Entry[],
): Map<string, Cents> {
  const {from, until} = boundsOf(month)
  const differs = new Map<string, Cents>()
  const add = (id: string, cents: Cents) => differs.set(id, (differs.get(id) ?? 0) + cents)
  for (const each of movements)
    if (isMoney(each) && each.at >= from && each.at < until) add(each.paymentId, each.initial)
  for (const {paymentId, total} of entries) add(paymentId, -total)
  return new Map([...differs].filter(([, cents]) => cents !== 0))
}

/** The lines of a month. The sum of the lines is Mollie's money less that of the ledger. */
export function mirrorLines(
  differing: ReadonlyMap<string, Cents>,
  movements: readonly Movement[],
  {ledgerOf, orderOf, refusedBy, notes}: Known,
): MirrorLine[] {
  const moved = (id: string) =>
    sum(movements.filter((each) => isMoney(each) && each.paymentId === id).map(({initial}) => initial))
  return [...differing].map(([paymentId, cents]): MirrorLine => {
    const noted = notes.get(paymentId)
    const refuser = refusedBy.get(paymentId)
    const orderId = orderOf.get(paymentId) ?? refuser ?? ''
    const isSettled = moved(paymentId) === (ledgerOf.get(paymentId) ?? 0)
    // Money of no order that went back came in before.
    const isBack = !orderOf.has(paymentId) && cents < 0
    const kind = orderOf.has(paymentId) ? 'differs' : refuser ? 'refused' : 'stray'
    return {
      kind: isSettled || isBack ? 'otherMonth' : kind,
      paymentId,
      orderId,
      cents,
      ...(noted?.cents === cents && {note: noted.note}),
    }
  })
}
