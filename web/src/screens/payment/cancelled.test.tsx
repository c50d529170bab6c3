import {screen} from '@testing-library/react'
import type {PaymentCancelledQueryResult} from '../../../../domain/content/content.types.ts'
import {functionsAnswer} from '../../testing/answers.ts'
import {pageContextOf, renderPage} from '../../testing/page.tsx'
import {after, heading, lifted, navigated, order, paid} from './order.fixture.tsx'
import PaymentCancelled from './PaymentCancelled.tsx'

beforeEach(() => jest.useFakeTimers())

describe('a payment that failed', () => {
  const context = pageContextOf<PaymentCancelledQueryResult>('/payment-cancelled/')
  const {cancelled, failed, expired} = context.content.page
  const retry = () => screen.getByRole('link', {name: cancelled.retry.label})

  function arrive(search: string) {
    window.history.replaceState(null, '', `/payment-cancelled/${search}`)
    return renderPage(PaymentCancelled, context)
  }

  test('is shown as cancelled without an order, and trying again leads where the content says', () => {
    arrive('')
    expect(heading()).toBe(cancelled.heading)
    expect(retry()).toHaveAttribute('href', cancelled.retry.destination)
    expect(screen.getByRole('link', {name: cancelled.back.label})).toHaveAttribute('href', '/')
  })

  test.each([
    ['failed', failed.heading],
    ['expired', expired.heading],
    ['canceled', cancelled.heading],
  ])('shows %s before the order is looked up, and trying again returns to the attempted plan', async (status, told) => {
    functionsAnswer([200, {...order, status}])
    arrive(`?order=VK-1&status=${status}`)
    expect(heading()).toBe(told)
    await after(0)
    expect(heading()).toBe(told)
    expect(retry()).toHaveAttribute('href', '/checkout/pro/?period=quarterly')
  })

  test('tries again with the plan in the address until the order is known', async () => {
    functionsAnswer(new TypeError('Failed to fetch'))
    arrive('?order=VK-1&status=failed&plan=basis&period=biannual')
    expect(retry()).toHaveAttribute('href', '/checkout/basis/?period=biannual')
    await after(0)
    expect(retry()).toHaveAttribute('href', '/checkout/basis/?period=biannual')
  })

  test('cannot be tried again before the plan is known', async () => {
    functionsAnswer([404, {}])
    arrive('?order=VK-1')
    expect(screen.getByRole('button', {name: cancelled.retry.label})).toBeDisabled()
    await after(0)
    expect(retry()).toHaveAttribute('href', cancelled.retry.destination)
  })

  test('does not offer a plan that is no longer on sale', async () => {
    functionsAnswer([200, {...order, plan: 'enterprise', status: 'failed'}])
    arrive('?order=VK-1')
    await after(0)
    expect(retry()).toHaveAttribute('href', cancelled.retry.destination)
  })

  test('prefers the order when the address differs', async () => {
    functionsAnswer([200, {...order, status: 'expired'}])
    arrive('?order=VK-1&status=failed')
    await after(0)
    expect([heading(), lifted()]).toEqual([expired.heading, 0])
  })

  test('goes to the page after paying when the order was paid after all', async () => {
    functionsAnswer(paid)
    arrive('?order=VK-1')
    await after(0)
    expect(navigated()).toEqual([['/payment-success/?order=VK-1', {replace: true}]])
  })

  test('links in English from the English page', async () => {
    functionsAnswer([200, {...order, status: 'failed'}], paid)
    window.history.replaceState(null, '', '/en/payment-cancelled/?order=VK-1')
    const english = pageContextOf<PaymentCancelledQueryResult>('/en/payment-cancelled/')
    const {unmount} = renderPage(PaymentCancelled, english)
    await after(0)
    const {retry} = english.content.page.cancelled
    expect(screen.getByRole('link', {name: retry.label})).toHaveAttribute('href', '/en/checkout/pro/?period=quarterly')
    unmount()
    renderPage(PaymentCancelled, english)
    await after(0)
    expect(navigated()).toEqual([['/en/payment-success/?order=VK-1', {replace: true}]])
  })
})
