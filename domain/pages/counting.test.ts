import {isCheckoutRoute} from './counting.ts'
import {routesFor} from './pages.ts'

test('takes the checkouts of all plans for checkouts, and no other page of the table', () => {
  for (const {page, path} of routesFor(['basis', 'pro'])) expect(isCheckoutRoute(path)).toBe(page.type === 'checkout')
})
