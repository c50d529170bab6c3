import {addressesIn, everyLanguage} from '../../tests/support/html/texts.ts'
import {addressesOfOwn, addressFault, ownPagesOf} from './ownPages.ts'

const page = (_id: string, nl: string, en = nl) => ({
  _id,
  _type: 'contentPage' as const,
  address: everyLanguage({current: nl}, {current: en}),
})
const ids = (...pages: ReturnType<typeof page>[]) => ownPagesOf(pages).map(({_id}) => _id)

test.each(['privacy', 'over-ons/team', '2026', 'a-1/b-2'])('a page can stand at %s', (address) => {
  expect(addressFault(address, 'contentPage')).toBeNull()
})

test.each(['', '/privacy', 'privacy/', 'Privacy', 'a b', 'a//b', '-a', 'a?b', 'a.html', 'é', '../x'])(
  '"%s" is no address',
  (address) => {
    expect(addressFault(address, 'contentPage')?.en).toMatch(/lower-case letters/)
  },
)

test('an article stands under the blog, in one part, beside any page', () => {
  expect(addressFault('over-ons', 'article')).toBeNull()
  for (const address of ['a/b', 'feed']) expect(addressFault(address, 'article')).not.toBeNull()
  const article = {...page('b', 'x'), _type: 'article' as const}
  expect(ownPagesOf([page('a', 'x'), article]).map(addressesOfOwn)).toEqual([
    addressesIn('/x/'),
    addressesIn('/blog/x/'),
  ])
})

test.each([
  'blog',
  'blog/x',
  'over-ons',
  'homepage',
  '404',
  'checkout/extra',
  'api/x',
  'beheer',
  'beheer/export',
  'page-data',
  'en',
  'en/privacy',
  'images/x',
])('the site itself needs %s', (address) => {
  expect(addressFault(address, 'contentPage')).not.toBeNull()
})

test('a page is there once it has an address in every language; of two with the same, the older is', () => {
  expect(ids(page('a', 'x'), page('b', 'y'))).toEqual(['a', 'b'])
  expect(ids(page('a', 'x', ''))).toEqual([])
  expect(ids(page('a', 'x', 'same'), page('b', 'y', 'same'), page('c', 'y', 'z'))).toEqual(['a', 'c'])
  expect(ids(page('a', 'over-ons'))).toEqual([])
})

test('a page has an address in each language', () => {
  const [own] = ownPagesOf([page('a', 'colofon', 'imprint')])
  expect(own && addressesOfOwn(own)).toEqual(addressesIn('/colofon/', '/imprint/'))
})
