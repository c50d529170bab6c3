import {type Alert, alert} from './alerts.ts'
import {openOrder} from './order.fixture.ts'
import type {Order, OrderPayment} from './order.ts'
import {withoutSettled} from './settledAlerts.ts'

const payment = (change: Partial<OrderPayment> = {}): OrderPayment => ({
  ...{id: 'tr_1', kind: 'renewal', status: 'paid', refunded: 0, chargedBack: 0},
  ...change,
})
const {total} = openOrder
const sent = {kind: 'renewal', payment: 'tr_1', to: 'jo@example.nl'} as const
const details = {company: 'Bakkerij', street: 'Kade 1', postalCode: '3511 AA', city: 'Utrecht', country: 'NL'}
const asked = (state: 'valid' | 'refused' | 'unanswered', number = 'BE0123456749'): Partial<Order> => ({
  ...{vatScheme: 'reverseCharge', details: {vatNumber: 'BE0123456749'}, vatCheck: {number, state}},
})

/** An alert, the order while somebody is needed, and the order once nobody is. */
const CASES: [Alert, open: Partial<Order>, settled: Partial<Order>][] = [
  [
    alert('afterCancellation', 'tr_1'),
    {payments: [payment({refunded: total - 1})]},
    {payments: [payment({refunded: total})]},
  ],
  [alert('underway', 'tr_1'), {payments: [payment({status: 'pending'})]}, {payments: [payment({status: 'failed'})]}],
  [
    alert('notRefunded', 'tr_2'),
    {duplicateOf: 'VK-0', payments: [payment({id: 'tr_2', kind: 'first'})]},
    {duplicateOf: 'VK-0', payments: [payment({id: 'tr_2', kind: 'first', refunded: total})]},
  ],
  [
    alert('refundFailed', 'tr_1', 500),
    {payments: [payment({credited: 500})]},
    {payments: [payment({credited: 500, refunded: 500})]},
  ],
  [
    alert('chargedBack', 'tr_1', total),
    {payments: [payment({chargedBack: total})]},
    {payments: [payment({chargedBack: total}), payment({id: 'tr_2', kind: 'catchUp', renewalOf: 'tr_1'})]},
  ],
  [
    alert('chargedBack', 'tr_1', 500),
    {payments: [payment({chargedBack: 500})]},
    {payments: [payment({chargedBack: 0})]},
  ],
  [
    alert('chargedBack', 'tr_1', total),
    {payments: [payment({chargedBack: total})]},
    {payments: [payment({chargedBack: total, writtenOff: total})]},
  ],
  [alert('notRepriced', 'Mollie', total), {total: total - 1}, {total}],
  [
    alert('mailRefused', 'renewal', 'renewal-tr_1'),
    {mails: [{...sent, state: 'given up'}]},
    {mails: [{...sent, state: 'sent'}]},
  ],
  [
    alert('mailUnconfirmed', 'renewal', 'renewal-tr_1'),
    {mails: [{...sent, state: 'given up'}]},
    {
      mails: [
        {...sent, state: 'given up'},
        {...sent, again: 1, state: 'sent'},
      ],
    },
  ],
  [alert('detailsMissing'), {onboarding: {}}, {onboarding: {toldAt: '2026-11-20T10:00:00.000Z'}}],
  [alert('invoiceMissing'), {details: {...details, city: ''}}, {details}],
  [alert('vatRefused'), asked('refused'), asked('valid')],
  [alert('vatRefused'), asked('refused'), asked('refused', 'BE0999999999')],
  [alert('vatUnanswered', 'MS_UNAVAILABLE'), asked('unanswered'), asked('valid')],
]

test.each(CASES)('an alert goes once it has settled itself, and not before: %j', (task, open, settled) => {
  const other = alert('madeAgain')
  const needing = {...openOrder, ...open, alerts: [other, task]}
  expect(withoutSettled(needing)).toBe(needing)
  expect(withoutSettled({...openOrder, ...settled, alerts: [other, task]}).alerts).toEqual([other])
})

test('a notification that nobody sent goes with the last alert', () => {
  const owed = {kind: 'needsPerson', to: '', state: 'pending'} as const
  const [taken, told] = [
    {...owed, number: 2, takenAt: '2026-11-20T10:00:00.000Z'},
    {...owed, number: 3, state: 'sent' as const},
  ]
  const order: Order = {
    ...{...openOrder, ...asked('valid')},
    alerts: [alert('vatRefused')],
    staffNotifications: [owed, taken, told],
  }
  expect(withoutSettled(order)).toMatchObject({alerts: [], staffNotifications: [taken, told]})
})
