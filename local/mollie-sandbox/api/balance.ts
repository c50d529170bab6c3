import {DAY_MS} from '../state/calendar.ts'
import type {Amount, Payment, Reversal} from '../state/items.ts'
import type {SandboxStore} from '../state/store.ts'
import {chargebackBody, moment, paymentBody, refundBody} from './bodies.ts'
import {invalidParameter, notFound} from './errors.ts'
import {documentation, link} from './lists.ts'

/** Fee of each payment, with VAT, withheld from the balance. */
const FEE = {net: 24, vat: 5, gross: 29}
const BALANCE = 'bal_sandbox'
/** Mondays at four in the morning (UTC) the whole balance is paid out. */
const FIRST_PAYOUT = Date.parse('2024-01-01T04:00:00Z')
const PAYOUT_EVERY_MS = 7 * DAY_MS

type Request = {store: SandboxStore; url: string; path: string; query: URLSearchParams; now: Date}
type Moved = {type: string; at: string; cents: number; fee: number; context: Record<string, string>}
type Payout = {id: string; at: string; cents: number; moved: Moved[]}

const cents = ({value}: Amount) => Math.round(Number(value) * 100)
const euros = (amount: number): Amount => ({currency: 'EUR', value: (amount / 100).toFixed(2)})
const totalOf = (moved: readonly Moved[]) => moved.reduce((all, each) => all + each.cents - each.fee, 0)

/** Movements of the balance by payments, refunds and chargebacks, oldest first. */
function movedIn(store: SandboxStore): Moved[] {
  const payments = store
    .list('payment')
    .filter(({status}) => status === 'paid')
    .map(({id, amount, statusAt, createdAt}) => ({
      ...{type: 'payment', at: statusAt ?? createdAt, cents: cents(amount), fee: FEE.gross},
      context: {paymentId: id},
    }))
  const reversals = (kind: 'refund' | 'chargeback') =>
    store
      .list(kind)
      .filter(({isCanceled}) => !isCanceled)
      .map(({id, paymentId, amount, createdAt}) => ({
        ...{type: kind, at: createdAt, cents: -cents(amount), fee: 0},
        context: {paymentId, [`${kind}Id`]: id},
      }))
  const all = [...payments, ...reversals('refund'), ...reversals('chargeback')]
  return all.sort((one, other) => one.at.localeCompare(other.at))
}

/** The payouts so far, each with what was on the balance since the one before; a Monday on which nothing is there has none. */
function payoutsOf(store: SandboxStore, now: Date): {payouts: Payout[]; open: Moved[]} {
  const payouts: Payout[] = []
  let open: Moved[] = []
  const pay = (before: string) => {
    for (;;) {
      const [first] = open
      const total = totalOf(open)
      if (!first || total <= 0) return
      const weeks = Math.ceil((Date.parse(open.at(-1)?.at ?? first.at) - FIRST_PAYOUT) / PAYOUT_EVERY_MS)
      const at = new Date(FIRST_PAYOUT + weeks * PAYOUT_EVERY_MS).toISOString()
      if (at > before) return
      payouts.push({id: `stl_${at.slice(0, 10).replaceAll('-', '')}`, at, cents: total, moved: open})
      open = []
    }
  }
  for (const each of movedIn(store)) {
    pay(each.at)
    open.push(each)
  }
  pay(now.toISOString())
  return {payouts, open}
}

/** The balance now. @see https://docs.mollie.com/reference/get-primary-balance */
export const balanceBody = ({store, url, now}: Request) => ({
  ...{resource: 'balance', id: BALANCE, mode: 'test', createdAt: '2024-01-01T00:00:00+00:00', currency: 'EUR'},
  ...{description: 'Primary balance', status: 'active', transferFrequency: 'every-monday'},
  availableAmount: euros(totalOf(payoutsOf(store, now).open)),
  pendingAmount: euros(0),
  _links: {self: link(`${url}/v2/balances/${BALANCE}`), documentation: documentation('get-balance')},
})

/** Transactions of the balance, newest first. @see https://docs.mollie.com/reference/list-balance-transactions */
export function balanceTransactions(request: Request) {
  const {payouts, open} = payoutsOf(request.store, request.now)
  const transfers = payouts.map(({id, at, cents: amount}) => ({
    ...{type: 'outgoing-transfer', at, cents: -amount, fee: 0},
    context: {settlementId: id, transferId: id.replace('stl_', 'trf_')},
  }))
  const all = [...payouts.flatMap(({moved}) => moved), ...open, ...transfers]
  const bodies = all
    .sort((one, other) => one.at.localeCompare(other.at))
    .toReversed()
    .map(({type, at, cents: amount, fee, context}) => ({
      ...{resource: 'balance-transaction', id: idOf(context, type), type},
      ...{resultAmount: euros(amount - fee), initialAmount: euros(amount), deductions: fee ? euros(-fee) : null},
      createdAt: moment(at),
      context,
    }))
  return pageOf(request, 'balance_transactions', bodies)
}

const idOf = ({settlementId, refundId, chargebackId, paymentId}: Record<string, string>, type: string) =>
  `baltr_${(settlementId ?? refundId ?? chargebackId ?? paymentId ?? type).replace('_', '')}`

const settlementBody = ({id, at, cents: amount, moved}: Payout, {url}: Request) => {
  const own = (path = '') => link(`${url}/v2/settlements/${id}${path}`)
  const of = (type: string) => moved.filter((each) => each.type === type)
  const count = of('payment').length
  const row = (description: string, total: number) => ({
    ...{description, method: 'ideal', count, amountNet: euros(total), amountVat: euros(0), amountGross: euros(total)},
  })
  const costs = {
    ...{description: 'Payments', method: 'ideal', count, rate: {fixed: euros(FEE.net), variable: '0'}},
    ...{amountNet: euros(count * FEE.net), amountVat: euros(count * FEE.vat), amountGross: euros(count * FEE.gross)},
  }
  const paid = of('payment').reduce((all, each) => all + each.cents, 0)
  const back = moved.filter(({type}) => type !== 'payment').reduce((all, each) => all + each.cents, 0)
  return {
    ...{resource: 'settlement', id, createdAt: moment(at), reference: referenceOf(id), settledAt: moment(at)},
    ...{status: 'paidout', amount: euros(amount), balanceId: BALANCE},
    periods: {
      [at.slice(0, 4)]: {
        [at.slice(5, 7)]: {revenue: [row('Payments', paid), row('Refunds and chargebacks', back)], costs: [costs]},
      },
    },
    _links: {
      ...{self: own(), payments: own('/payments'), refunds: own('/refunds'), chargebacks: own('/chargebacks')},
      ...{captures: own('/captures'), documentation: documentation('get-settlement')},
    },
  }
}

/** As on the statement of the bank account: 1234567.2611.47. */
const referenceOf = (id: string) => `1234567.${id.slice(6, 10)}.${id.slice(10)}`

/** The payouts, newest first. @see https://docs.mollie.com/reference/list-settlements */
export const settlementsBody = (request: Request) =>
  pageOf(
    request,
    'settlements',
    payoutsOf(request.store, request.now)
      .payouts.toReversed()
      .map((payout) => settlementBody(payout, request)),
  )

function payoutAt({store, now}: Request, id: string): Payout {
  const found = payoutsOf(store, now).payouts.find((each) => each.id === id)
  if (!found) throw notFound('settlement', id)
  return found
}

export const settlementAt = (request: Request, id: string) => settlementBody(payoutAt(request, id), request)

/** Payments, refunds or chargebacks of a payout, with the amount that each has in it. */
export function settledBodies(request: Request, id: string, list: 'payments' | 'refunds' | 'chargebacks') {
  const {store, url, now} = request
  const {moved} = payoutAt(request, id)
  const inIt = (each: {id: string; amount: Amount}, sign: number) => ({
    // The contract knows payouts of live payments alone.
    mode: 'live',
    settlementId: id,
    settlementAmount: euros(sign * cents(each.amount)),
  })
  const ids = (type: string, name: string) =>
    moved.filter((each) => each.type === type).map(({context}) => context[name] ?? '')
  const reversal = (kind: 'refund' | 'chargeback', bodyOf: (item: Reversal) => object) =>
    ids(kind, `${kind}Id`).flatMap((each) => {
      const item = store.get(kind, each)
      return item ? [{...bodyOf(item), id: item.id, ...inIt(item, -1)}] : []
    })
  const bodies = {
    payments: () =>
      ids('payment', 'paymentId').flatMap((each) => {
        const item: Payment | null = store.get('payment', each)
        return item ? [{...paymentBody(item, url, now), id: item.id, ...inIt(item, 1)}] : []
      }),
    refunds: () => reversal('refund', (item) => refundBody(item, url, now)),
    chargebacks: () => reversal('chargeback', (item) => chargebackBody(item, url)),
  }
  return pageOf(request, list, bodies[list]())
}

const MOST = 250

/** A page of bodies that are no items of the store. */
function pageOf({url, path, query}: Request, name: string, bodies: readonly {id: string}[]) {
  const limit = Number(query.get('limit') ?? 50)
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST)
    throw invalidParameter('limit', 'The limit must be between 1 and 250')
  const from = query.get('from')
  const start = from ? bodies.findIndex(({id}) => id === from) : 0
  if (start < 0) throw invalidParameter('from', `Nothing from ${from}`)
  const next = bodies[start + limit]
  const at = (id: string) => link(`${url}${path}?${new URLSearchParams({...Object.fromEntries(query), from: id})}`)
  const shown = bodies.slice(start, start + limit)
  return {
    count: shown.length,
    _embedded: {[name]: shown},
    _links: {
      self: link(`${url}${path}${query.size > 0 ? `?${query}` : ''}`),
      previous: null,
      next: next ? at(next.id) : null,
      documentation: documentation(`list-${name.replace('_', '-')}`),
    },
  }
}
