import {alert} from '../billing/orders/alerts.ts'
import {mailId} from '../billing/orders/mails.ts'
import {withOnboarding} from '../billing/orders/onboarding.ts'
import {eventfulOrder} from '../billing/orders/order.fixture.ts'
import type {Order} from '../billing/orders/order.ts'
import {afterOurStep, afterTelling, afterWaiting, missingOf} from './firstDay.ts'

const PAID_AT = '2026-01-01T10:00:00.000Z'
const day = (days: number) => new Date(Date.parse(PAID_AT) + days * 86_400_000)
const bought = withOnboarding(
  {...eventfulOrder, onboarding: undefined, paidAt: PAID_AT, alerts: [], staffNotifications: []},
  PAID_AT,
)
const details = {
  company: 'Bakkerij Jansen',
  website: 'https://voorbeeld.nl/',
  country: 'NL',
  street: 'Kade 1',
  postalCode: '1011 AA',
  city: 'Amsterdam',
  businessType: 'Bakkerij',
  keywords: 'brood, taart',
  access: 'script',
}
const asked = ({mails}: Order) => mails.filter(({kind}) => kind === 'detailsReminder').map(mailId)
/** Looks once an hour, as the schedule does at the least. */
const waited = (order: Order, days: number) =>
  Array.from({length: days * 24 + 1}, (_, hour) => hour / 24).reduce((kept, at) => afterWaiting(kept, day(at)), order)

test('a customer who tells nothing is asked after 1, 3 and 7 days, and after 10 a person is, once', () => {
  expect(asked(waited(bought, 0.9))).toEqual([])
  expect(asked(waited(bought, 1))).toHaveLength(1)
  expect(asked(waited(bought, 3))).toHaveLength(2)
  const week = waited(bought, 9)
  expect([asked(week).length, week.alerts]).toEqual([3, []])
  const late = waited(bought, 40)
  expect(late.alerts).toEqual([alert('detailsMissing')])
  expect(asked(late)).toEqual(['detailsReminder-1', 'detailsReminder-2', 'detailsReminder-3'])
})

test('a schedule that slept for a week asks once a day, not three times at once', () => {
  const woken = afterWaiting(bought, day(8))
  expect(asked(afterWaiting(woken, day(8.9)))).toHaveLength(1)
  expect(asked(afterWaiting(woken, day(9)))).toHaveLength(2)
})

test('raises an alert on the first day when there is no mail address', () => {
  const {customerEmail: _, ...unknown} = bought
  expect(waited(unknown, 1)).toMatchObject({alerts: [alert('detailsMissing')], onboarding: {remindAt: undefined}})
})

test('asks nothing after a cancellation', () => {
  const over = {state: 'cancelled', cancelledAt: PAID_AT, endsOn: '2026-02-01'} as const
  const cancelled: Order = {...bought, subscription: {id: 'sub_1', startDate: '2026-02-01', ...over}}
  expect(waited(cancelled, 20)).toBe(cancelled)
})

test('with the last of what is needed the company is told once, and nothing is asked any more', () => {
  const {access: _, ...nearly} = details
  expect(missingOf({...bought, details: nearly})).toEqual(['access'])
  expect(afterTelling({...bought, details: nearly}, day(1))).toMatchObject({staffNotifications: []})
  const told = afterTelling({...bought, details}, day(2))
  expect(told.onboarding).toMatchObject({toldAt: day(2).toISOString(), remindAt: undefined})
  expect(told.staffNotifications.map(({kind}) => kind)).toEqual(['readyToBegin'])
  expect(afterTelling(told, day(3))).toBe(told)
  expect(waited(told, 30)).toBe(told)
})

test('the customer reads of each of our steps, once', () => {
  const connected = afterOurStep(bought, 'connected', day(2))
  const live = afterOurStep(afterOurStep(connected, 'connected', day(3)), 'live', day(3))
  expect(live.onboarding).toMatchObject({connectedAt: day(2).toISOString(), liveAt: day(3).toISOString()})
  expect(live.mails.map(({kind}) => kind).slice(-2)).toEqual(['siteConnected', 'siteLive'])
})

test('an order of before there were such steps has none', () => {
  const {onboarding: _, ...old} = eventfulOrder
  expect(afterTelling({...old, details}, day(1)).onboarding).toBeUndefined()
  expect(afterOurStep(old, 'live', day(1))).toBe(old)
})
