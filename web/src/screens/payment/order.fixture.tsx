import {act, screen} from '@testing-library/react'
import {navigate} from 'gatsby'

export const order = {order: 'VK-1', status: 'paid', plan: 'pro', period: 'quarterly', hasAddress: true}
export const paid = [200, order] as [number, unknown]

/** Number of lifted stripes of the page's windsock; null without a sock. */
export const lifted = () => document.querySelector('main .pole')?.closest('svg')?.querySelectorAll('.on').length ?? null

export const navigated = () => jest.mocked(navigate).mock.calls
export const heading = () => screen.getByRole('heading', {level: 1}).textContent

/** Advances the time second by second, so that React sets its timers in between and requests are answered. */
export async function after(seconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(0))
  for (let passed = 0; passed < seconds; passed++) await act(() => jest.advanceTimersByTimeAsync(1000))
}
