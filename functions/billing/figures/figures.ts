import {daysLater, monthsLater} from '../../../domain/format/dates.ts'
import type {Cents} from '../../../domain/money/money.ts'
import type {Span} from './spans.ts'

/** Figures of a month, per plan. The last four add up to the change of MRR. */
export const FIGURES = ['mrr', 'new', 'expansion', 'contraction', 'churn'] as const
export type Figure = (typeof FIGURES)[number]

/** The part of an order in a figure, in cents excl. VAT per month. */
export type FigureLine = {orderId: string; plan: string; planName: string; figure: Figure; amount: Cents}

/** The days of an order; `endsOn` when it was cancelled. */
export type Subscriber = {orderId: string; spans: readonly Span[]; endsOn?: string | undefined}

/** The day before a month (YYYY-MM), and its last one or today. */
export function daysOf(month: string, today: string) {
  const first = `${month}-01`
  const last = daysLater(monthsLater(first, 1), -1)
  return {eve: daysLater(first, -1), end: last < today ? last : today}
}

/** The lines behind the figures of a month (YYYY-MM), up to its last day or today. A change of plan is a line of the plan after it. */
export function figuresOf(subscribers: readonly Subscriber[], month: string, today: string): FigureLine[] {
  const {eve, end} = daysOf(month, today)
  return subscribers.flatMap(({orderId, spans, endsOn}) => {
    const on = (day: string) => spans.find(({from, until}) => from <= day && day < until)
    const [before, after] = [on(eve), on(end)]
    const shown = after ?? before
    if (!shown) return []
    const {plan, planName} = shown
    const line = (figure: Figure, amount: Cents): FigureLine => ({orderId, plan, planName, figure, amount})
    const change = (after?.monthly ?? 0) - (before?.monthly ?? 0)
    // Free periods before it pay nothing.
    const isNew = (spans.find(({monthly}) => monthly > 0)?.from ?? '') > eve
    const hasEnded = endsOn !== undefined && endsOn <= end
    return [
      ...(after ? [line('mrr', after.monthly)] : []),
      ...(change > 0 ? [line(isNew ? 'new' : 'expansion', change)] : []),
      ...(change < 0 ? [line(hasEnded ? 'churn' : 'contraction', change)] : []),
    ]
  })
}

export const sumOf = (parts: readonly {figure: Figure; amount: Cents}[], figure: Figure): Cents =>
  parts.reduce((sum, part) => (part.figure === figure ? sum + part.amount : sum), 0)
