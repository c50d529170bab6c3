import type {Period} from '../../../domain/money/periods.ts'
import {breakdown} from '../../../domain/money/pricing.ts'
import {openOrder} from '../orders/order.fixture.ts'
import type {Order} from '../orders/order.ts'
import {type OnSale, type Planned, planChange, type Sold, type Wish} from './planChange.ts'

const LABELS: Record<string, string> = {monthly: 'Per maand', quarterly: 'Per 3 maanden', biannual: 'Per 6 maanden'}

/** A plan and period on sale, at a price in euros. */
export const soldAt = (plan: string, period: Period, euros: number): Sold => {
  const [planName, periodLabel] = [plan.replace(/^./, (letter) => letter.toUpperCase()), LABELS[period] ?? period]
  return {
    ...{plan, planName, period, periodLabel, description: `Vindkracht, ${planName}, ${periodLabel}`},
    ...{exclVat: Math.round(euros * 100), priceId: `price-${plan}-${period}`, priceRevision: 'r'},
  }
}

/** The prices that ship. */
export const ON_SALE: OnSale = {
  sold: [
    soldAt('basis', 'monthly', 99),
    soldAt('basis', 'quarterly', 267.3),
    soldAt('basis', 'biannual', 495),
    soldAt('pro', 'monthly', 149),
    soldAt('pro', 'quarterly', 402.3),
    soldAt('pro', 'biannual', 745),
  ],
  vat: {vatRate: 21},
}

/** A change that can be agreed to. */
export function planned(order: Order, wish: Wish, onSale: OnSale = ON_SALE, now = new Date()): Planned {
  const change = planChange(order, wish, onSale, now)
  if ('refusal' in change) throw new Error(change.refusal)
  return change
}

/** A running subscription that was paid on a day, and collects next on another one. */
export function subscribed(sold: Sold, paidOn: string, nextOn: string, change: Partial<Order> = {}): Order {
  const {vatRate = 21} = change
  const paidAt = `${paidOn}T08:00:00.000Z`
  return {
    ...openOrder,
    ...sold,
    ...breakdown(sold.exclVat / 100, vatRate),
    vatRate,
    status: 'paid',
    paidAt,
    payments: [{id: 'tr_12345', kind: 'first', status: 'paid', paidAt, refunded: 0, chargedBack: 0}],
    subscription: {id: 'sub_1', startDate: nextOn, state: 'running'},
    ...change,
  }
}
