import type {PlanChange} from '../changes/change.ts'
import {openOrder} from '../orders/order.fixture.ts'
import type {Order} from '../orders/order.ts'
import {type Figure, figuresOf, type Subscriber, sumOf} from './figures.ts'
import {countedSpans} from './keptSpans.ts'

const BOUGHT = '2026-01-10T10:00:00.000Z'
const FIRST = {id: 'tr_1', kind: 'first', status: 'paid', paidAt: BOUGHT, refunded: 0, chargedBack: 0} as const
const RUNNING = {id: 'sub_1', startDate: '2026-02-10', state: 'running'} as const
const MONTHLY = {exclVat: 10000, vat: 2100, total: 12100, vatRate: 21}
const renewal = (collectedOn: string, change: object = {}) => ({
  ...({id: `tr_${collectedOn}`, kind: 'renewal', status: 'paid', refunded: 0, chargedBack: 0} as const),
  ...{collectedOn, paidAt: `${collectedOn}T05:00:00.000Z`, ...change},
})
const paid = (change: Partial<Order> = {}): Order => ({
  ...openOrder,
  ...{status: 'paid', createdAt: BOUGHT, paidAt: BOUGHT, period: 'monthly', ...MONTHLY},
  ...{payments: [FIRST], subscription: RUNNING, ...change},
})
const subscriber = (order: Order): Subscriber => ({
  orderId: order.id,
  spans: countedSpans(order),
  endsOn: order.subscription?.endsOn,
})
const cancelled = (endsOn: string) =>
  ({...RUNNING, state: 'cancelled', cancelledAt: '2026-01-20T10:00:00.000Z', endsOn}) as const
const DUNNING = {
  ...{overdueId: 'tr_2', overdueSince: '2026-02-10T05:00:00.000Z', overdueSteps: 1},
  overdueNextAt: '2026-03-10T05:00:00.000Z',
}
const UPGRADE: PlanChange = {
  ...MONTHLY,
  number: 1,
  agreedAt: '2026-02-15T10:00:00.000Z',
  startsOn: '2026-02-15',
  endsOn: '2026-03-09',
  plan: 'pro',
  planName: 'Pro',
  period: 'monthly',
  periodLabel: 'Maandelijks',
  description: 'd',
  priceId: 'p',
  priceRevision: 'r',
  fromPlan: 'basis',
  fromPlanName: 'Basis',
  fromPeriod: 'monthly',
  fromPeriodLabel: 'Maandelijks',
  fromExclVat: 4000,
  fromVat: 840,
  fromTotal: 4840,
  fromVatRate: 21,
  changingAt: '2026-02-15T10:00:00.000Z',
  changedAt: '2026-02-15T10:00:00.000Z',
}
const OLD = {exclVat: 4000, vat: 840, total: 4840, vatRate: 21}

type Case = [name: string, order: Order, month: string, figures: Partial<Record<Figure, number>>]
const CASES: Case[] = [
  ['nothing before it is paid', paid({paidAt: undefined, status: 'open'}), '2026-01', {}],
  ['nothing in a month before it began', paid(), '2025-12', {}],
  ['a new customer in the month of the purchase', paid(), '2026-01', {mrr: 10000, new: 10000}],
  ['no change in the month after', paid({payments: [FIRST, renewal('2026-02-10')]}), '2026-02', {mrr: 10000}],
  ['a prepaid period by its months', paid({period: 'quarterly', exclVat: 40230}), '2026-01', {mrr: 13410, new: 13410}],
  [
    'a renewal that failed and is asked for',
    paid({subscription: {...RUNNING, state: 'overdue', ...DUNNING}}),
    '2026-02',
    {mrr: 10000},
  ],
  [
    'a hold as a contraction to zero',
    paid({subscription: {...RUNNING, state: 'onHold', ...DUNNING, heldAt: '2026-02-24T05:00:00.000Z'}}),
    '2026-02',
    {contraction: -10000},
  ],
  [
    'a cancelled subscription until its last paid day',
    paid({subscription: cancelled('2026-02-10')}),
    '2026-01',
    {mrr: 10000, new: 10000},
  ],
  ['its end as churn', paid({subscription: cancelled('2026-02-10')}), '2026-02', {churn: -10000}],
  ['nothing after its end', paid({subscription: cancelled('2026-02-10')}), '2026-03', {}],
  ['nothing of one bought and ended within a month', paid({subscription: cancelled('2026-01-20')}), '2026-01', {}],
  [
    'a pause as a contraction',
    paid({subscription: {...RUNNING, state: 'paused', pauseFrom: '2026-02-10', pauseUntil: '2026-04-10'}}),
    '2026-02',
    {contraction: -10000},
  ],
  ['nothing within a pause that is over', paid({payments: [FIRST, renewal('2026-04-10')]}), '2026-03', {}],
  [
    'the end of a pause as expansion',
    paid({payments: [FIRST, renewal('2026-04-10')]}),
    '2026-04',
    {mrr: 10000, expansion: 10000},
  ],
  ['a discount as it was charged', paid({payments: [{...FIRST, ...OLD}]}), '2026-01', {mrr: 4000, new: 4000}],
  [
    'the end of a discount, and an announced price, as expansion',
    paid({payments: [{...FIRST, ...OLD}, renewal('2026-02-10')]}),
    '2026-02',
    {mrr: 10000, expansion: 6000},
  ],
  [
    'a lower price as a contraction',
    paid({payments: [FIRST, renewal('2026-02-10', OLD)]}),
    '2026-02',
    {mrr: 4000, contraction: -6000},
  ],
  [
    'a change of plan at once as expansion',
    paid({plan: 'pro', planChanges: [UPGRADE], payments: [{...FIRST, ...OLD}, renewal('2026-02-10', OLD)]}),
    '2026-02',
    {mrr: 10000, expansion: 6000},
  ],
  [
    'a change of plan that was not paid as none',
    paid({planChanges: [{...UPGRADE, changingAt: undefined, changedAt: undefined}], ...OLD}),
    '2026-02',
    {mrr: 4000},
  ],
]

test.each(CASES)('counts %s', (_, order, month, figures) => {
  const lines = figuresOf([subscriber(order)], month, '2026-12-31')
  expect(Object.fromEntries(lines.map(({figure, amount}) => [figure, amount]))).toEqual(figures)
})

test('the four changes of every month add up to MRR', () => {
  const subscribers = CASES.map(([, order]) => subscriber(order))
  let before = 0
  for (const month of ['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05']) {
    const lines = figuresOf(subscribers, month, '2026-12-31')
    before += sumOf(lines, 'new') + sumOf(lines, 'expansion') + sumOf(lines, 'contraction') + sumOf(lines, 'churn')
    expect([month, sumOf(lines, 'mrr')]).toEqual([month, before])
  }
})

test('a month that is not over is counted up to today', () => {
  const order = paid({subscription: cancelled('2026-02-10')})
  expect(figuresOf([subscriber(order)], '2026-02', '2026-02-09').map(({figure}) => figure)).toEqual(['mrr'])
  expect(figuresOf([subscriber(order)], '2026-02', '2026-02-10').map(({figure}) => figure)).toEqual(['churn'])
})
