import {LANGUAGES} from '../texts/languages.ts'
import {findRoute, PAGES, pathOf, routesFor} from './pages.ts'

test('the checkout has an address for each plan that can be bought, and for no other', () => {
  expect(
    routesFor(['basis', 'premium'])
      .filter(({plan}) => plan)
      .map(({path}) => path),
  ).toEqual(['/checkout/basis/', '/checkout/premium/'])
  expect(findRoute('/checkout/premium', ['basis'])).toBeUndefined()
})

test('a page is found by its path, with or without the final slash', () => {
  for (const path of ['/over-ons', '/over-ons/']) expect(findRoute(path, [])?.page.type).toBe('about')
  expect(findRoute('/', [])?.page.type).toBe('landing')
  expect(findRoute('/weg', [])).toBeUndefined()
})

test('the default language has no prefix, every other has its own', () => {
  expect(pathOf('paymentSuccess', 'nl')).toBe('/payment-success/')
  expect(pathOf('paymentSuccess', 'en')).toBe('/en/payment-success/')
  expect(new Set(LANGUAGES.map((language) => pathOf('paymentSuccess', language))).size).toBe(LANGUAGES.length)
})

test('no two pages share an address', () => {
  const paths = PAGES.map(({path}) => path)
  expect(new Set(paths).size).toBe(paths.length)
})
