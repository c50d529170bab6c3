import {perLanguage} from '../../domain/texts/languages.ts'
import {fetchPublished, readPublished} from '../published/published.ts'
import {
  CUSTOMER_DESTINATIONS,
  destinationOnSale,
  destinationTitle,
  existingDestination,
  pageDestinations,
} from './destinations.ts'
import {contextOf} from './rules/context.fixture.ts'

const context = contextOf({})
const published = () => context.getClient({apiVersion: '1'})
const premium = {key: 'premium', name: perLanguage(() => 'Premium')}

test('editors choose among pages, their anchors and the checkout of each plan', () => {
  expect(pageDestinations({plans: [premium], ownPages: []})).toEqual(
    expect.arrayContaining([
      {value: '/', title: 'Landing page'},
      {value: '/#pricing', title: 'Prices on the landing page'},
      {value: '/checkout/premium', title: 'Checkout: Premium'},
      {value: '/algemene-voorwaarden#contact', title: 'Terms: contact'},
    ]),
  )
  expect(pageDestinations({plans: [], ownPages: []}).filter(({value}) => value.includes('checkout'))).toEqual([])
})

test('editors choose among the pages that they made, and the parts of those that have a heading', async () => {
  const {ownPages} = await fetchPublished(published())
  expect(pageDestinations({plans: [], ownPages})).toEqual(
    expect.arrayContaining([
      {value: 'page:content-imprint', title: 'Imprint'},
      {value: 'page:content-privacy#privacy-rights', title: 'Privacy: Your rights'},
    ]),
  )
})

test.each([
  'page:content-privacy',
  'page:content-privacy#privacy-rights',
  'https://example.nl/a',
  'mailto:a@example.nl',
])('a link to %s is one', async (destination) => {
  expect(await existingDestination(destination, context)).toBe(true)
  expect(await destinationOnSale(destination, context)).toBe(true)
})

test.each([
  ['page:gone', /does not exist/],
  ['page:content-privacy#gone', /does not exist: choose another/],
  ['https://', /Enter an address/],
  ['mailto:nobody', /Enter an address/],
])('a link to %s is none, and is told', async (destination, message) => {
  expect(await existingDestination(destination, context)).toMatch(message)
})

test('in lists a link says what editors call the place that it leads to', async () => {
  await readPublished(published())
  expect(destinationTitle('page:content-imprint')).toBe('Imprint')
  expect(destinationTitle('page:a-draft')).toBe('A page that is not on the site')
  expect(destinationTitle('/#pricing')).toBe('Prices on the landing page')
  expect(destinationTitle('https://example.nl/a')).toBe('https://example.nl/a')
})

test('nobody can choose a page that one only comes to by paying, or by getting lost', () => {
  const values = pageDestinations({plans: [], ownPages: []}).map(({value}) => value)
  for (const path of ['/payment-success', '/payment-cancelled', '/404', '/homepage']) expect(values).not.toContain(path)
})

test('a metric card leads to the pages of the customer area', () => {
  expect(CUSTOMER_DESTINATIONS).toContainEqual({value: '/audit', title: 'Audit'})
  expect(CUSTOMER_DESTINATIONS.map(({value}) => value)).not.toContain('/over-ons')
})

test.each(['/', '/#pricing', '/checkout/basis', '/checkout/enterprise', 'introCall', '/blog', undefined])(
  'a link to %s exists',
  async (destination) => {
    expect(await existingDestination(destination, context)).toBe(true)
  },
)

test('a link to a page that there is not is an error', async () => {
  expect(await existingDestination('/checkout/gold', context)).toBe(
    'The site has no page at “/checkout/gold”: choose another',
  )
  expect(await existingDestination('/prijzen', context)).toMatch(/no page at “\/prijzen”/)
})

test('a link to the checkout of a plan that cannot be bought is a warning', async () => {
  expect(await destinationOnSale('/checkout/enterprise', context)).toBe(
    'This plan is not on sale, so the site leaves the link out',
  )
  expect(await destinationOnSale('/checkout/basis', context)).toBe(true)
})
