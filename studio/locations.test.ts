import {addressesIn, everyLanguage} from '../tests/support/html/texts.ts'
import {seedClient} from '../tests/support/services/seed.ts'
import {checkoutOf, locationsOf, locationsOfOwn, locationsOfRoute} from './locations.ts'
import {readPublished} from './published/published.ts'

beforeAll(async () => {
  const client = {...seedClient(), withConfig: () => client}
  await readPublished(client as never)
})

const addresses = (locations: {href: string}[]) => locations.map(({href}) => href)

test('the checkout is seen once for each plan that can be bought, in each language', () => {
  const locations = locationsOf('checkoutPage')
  expect(addresses(locations)).toEqual([...addressesIn('/checkout/basis/'), ...addressesIn('/checkout/pro/')])
  expect(locations).toContainEqual({title: 'Checkout: Basic', href: '/checkout/basis/'})
  expect(locations).toContainEqual({title: 'Checkout: Pro, English', href: '/en/checkout/pro/'})
})

test('opens the first address of a page with two', () => {
  expect(addresses(locationsOf('landingPage'))).toEqual(addressesIn('/'))
})

test('a plan that cannot be bought has no checkout to look at', () => {
  expect(addresses(checkoutOf('pro'))).toEqual(addressesIn('/checkout/pro/'))
  expect(checkoutOf('enterprise')).toEqual([])
  expect(checkoutOf(undefined)).toEqual([])
})

test('an entry for search engines is seen on its page, or on those of every plan', () => {
  expect(addresses(locationsOfRoute('/over-ons'))).toEqual(addressesIn('/over-ons/'))
  expect(locationsOfRoute('/checkout/:plan')).toEqual(locationsOf('checkoutPage'))
  expect(addresses(locationsOfRoute('/checkout/basis'))).toEqual(addressesIn('/checkout/basis/'))
})

test('a page of an editor is seen at its addresses before it is published, once it has one in each language', () => {
  const nl = {current: 'over-wind'}
  const page = {_id: 'page-wind', _type: 'contentPage'} as const
  const locations = locationsOfOwn({...page, address: everyLanguage(nl, {current: 'about-wind'})}, 'Over wind')
  expect(addresses(locations)).toEqual(addressesIn('/over-wind/', '/about-wind/'))
  expect(locations).toContainEqual({title: 'Over wind, English', href: '/en/about-wind/'})
  expect(locationsOfOwn({...page, address: {nl}}, 'Over wind')).toEqual([])
})
