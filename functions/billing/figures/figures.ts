import {daysLater, monthsLater} from '../../../domain/format/dates.ts'
import type {Cents} from '../../../domain/money/money.ts'
import type {Order} from '../orders/order.ts'
import {isCancelled} from '../state/subscription.ts'
import {spansOf} from './spans.ts'

/** Figures of a month, per plan. The last four add up to the change of MRR. */
export const FIGURES = ['mrr', 'new', 'expansion', 'contraction', 'churn'] as const
export type Figure = (typeof FIGURES)[number]

/** The part of an order in a figure, in cents excl. VAT per month. */
export type FigureLine = {orderId: string; name: string; plan: string; planName: string; figure: Figure; amount: Cents}

/** The lines behind the figures of a month (YYYY-MM), up to its last day or today. A change of plan is a line of the plan after it. */
export function figuresOf(orders: readonly Order[], month: string, today: string): FigureLine[] {
  const first = `${month}-01`
  const eve = daysLater(first, -1)
  const last = daysLater(monthsLater(first, 1), -1)
  const end = last < today ? last : today
  return orders.flatMap((order) => {
    const spans = spansOf(order)
    const on = (day: string) => spans.find(({from, until}) => from <= day && day < until)
    const [before, after] = [on(eve), on(end)]
    const shown = after ?? before
    if (!shown) return []
    const {plan, planName} = shown
    const line = (figure: Figure, amount: Cents): FigureLine => ({
      ...{orderId: order.id, name: order.details?.company || order.customerName || order.id},
      ...{plan, planName, figure, amount},
    })
    const change = (after?.monthly ?? 0) - (before?.monthly ?? 0)
    const isNew = (spans[0]?.from ?? '') > eve
    const hasEnded = isCancelled(order.subscription) && order.subscription.endsOn <= end
    return [
      ...(after ? [line('mrr', after.monthly)] : []),
      ...(change > 0 ? [line(isNew ? 'new' : 'expansion', change)] : []),
      ...(change < 0 ? [line(hasEnded ? 'churn' : 'contraction', change)] : []),
    ]
  })
}

export const sumOf = (lines: readonly FigureLine[], figure: Figure): Cents =>
  lines.reduce((sum, line) => (line.figure === figure ? sum + line.amount : sum), 0)
