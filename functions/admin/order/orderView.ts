import {formatDay, formatMoment} from '../../../domain/format/format.ts'
import {formatEuros} from '../../../domain/money/money.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import type {OnSale} from '../../billing/changes/planChange.ts'
import type {Invoice} from '../../billing/invoices/store.ts'
import type {KeptEntry} from '../../billing/ledger/ledger.ts'
import type {Order} from '../../billing/orders/order.ts'
import {refundable} from '../../billing/payments/refunds/refund.ts'
import {amountsOf} from '../../billing/prices/priceChange.ts'
import type {SignedInView} from '../adminPage.ts'
import {ADMIN_WORDS, type AdminWords} from '../words/words.ts'
import type {Outcome} from './acting.ts'

export type Failed = Extract<Outcome, {problem: string}>

/** An order as its cards show it: the words of the reader's language, and a form that was refused. */
export type OrderView = {
  order: Order
  ledger: readonly KeptEntry[]
  invoices: readonly Invoice[]
  /** All that can be chosen; nothing when the content cannot be read. */
  onSale: OnSale
  now: Date
  view: SignedInView
  words: AdminWords
  failed?: Failed | undefined
  /** The fields of the refused form as they were typed. */
  typed: Readonly<Record<string, string>>
  euros: (cents: number) => string
  day: (date: string) => string
  moment: (at: string) => string
}

type Shown = Pick<OrderView, 'order' | 'ledger' | 'invoices' | 'onSale' | 'now' | 'failed'> & {
  typed?: OrderView['typed'] | undefined
}

export const orderView = ({typed = {}, ...shown}: Shown, view: SignedInView): OrderView => ({
  ...shown,
  typed,
  view,
  words: ADMIN_WORDS[view.language],
  euros: (cents) => formatEuros(cents, view.language),
  day: (date) => formatDay(date, view.language, 'long'),
  moment: (at) => formatMoment(at, view.language),
})

/** The sentence about a form that was refused. */
export function problemOf({act, problem, reason = ''}: Failed, {order, words, euros}: OrderView): string {
  const payment = order.payments.find(({id}) => act === `refund ${id}`)
  const left = euros(payment ? refundable(amountsOf(order, payment).total, payment) : 0)
  return fill(words.problems[problem], {reason, left})
}
