import {seedClient} from '../tests/support/seed.ts'
import {checkoutOf, locationsOf, locationsOfOwn, locationsOfRoute} from './locations.ts'
import {readPublished} from './published/published.ts'

beforeAll(async () => {
  const client = {...seedClient(), withConfig: () => client}
  await readPublished(client as never)
})

const addresses = (locations: {href: string}[]) => locations.map(({href}) => href)

test('the checkout is seen once for each plan that can be bought, in each language', () => {
  expect(locationsOf('checkoutPage')).toEqual([
    {title: 'Checkout: Basis', href: '/checkout/basis/'},
    {title: 'Checkout: Basis, English', href: '/en/checkout/basis/'},
    {title: 'Checkout: Pro', href: '/checkout/pro/'},
    {title: 'Checkout: Pro, English', href: '/en/checkout/pro/'},
  ])
})

test('of a page with two addresses the first is looked at', () => {
  expect(addresses(locationsOf('landingPage'))).toEqual(['/', '/en/'])
})

test('a plan that cannot be bought has no checkout to look at', () => {
  expect(addresses(checkoutOf('pro'))).toEqual(['/checkout/pro/', '/en/checkout/pro/'])
  expect(checkoutOf('enterprise')).toEqual([])
  expect(checkoutOf(undefined)).toEqual([])
})

test('an entry for search engines is seen on its page, or on those of every plan', () => {
  expect(addresses(locationsOfRoute('/over-ons'))).toEqual(['/over-ons/', '/en/over-ons/'])
  expect(locationsOfRoute('/checkout/:plan')).toEqual(locationsOf('checkoutPage'))
  expect(addresses(locationsOfRoute('/checkout/basis'))).toEqual(['/checkout/basis/', '/en/checkout/basis/'])
})

test('a page of an editor is seen at its addresses before it is published, once it has one in each language', () => {
  const nl = {current: 'over-wind'}
  const page = {_id: 'page-wind', _type: 'contentPage'} as const
  expect(locationsOfOwn({...page, address: {nl, en: {current: 'about-wind'}}}, 'Over wind')).toEqual([
    {title: 'Over wind', href: '/over-wind/'},
    {title: 'Over wind, English', href: '/en/about-wind/'},
  ])
  expect(locationsOfOwn({...page, address: {nl}}, 'Over wind')).toEqual([])
})
