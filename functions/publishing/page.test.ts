import {FILE_POLICY} from '../../web/src/renderer/release.ts'
import {cdnHeaders, headersOf, isOfAnotherDay} from './page.ts'

const EVENING = new Date('2026-03-01T22:00:00Z') // an hour before midnight in Amsterdam

test('pages of yesterday are made anew once it is midnight in Amsterdam', () => {
  const release = {today: '2026-03-01'}
  expect(isOfAnotherDay(release, EVENING)).toBe(false)
  expect(isOfAnotherDay(release, new Date('2026-03-01T23:00:00Z'))).toBe(true)
  expect(isOfAnotherDay(null, EVENING)).toBe(true)
})

test('a page is kept until midnight in Amsterdam, whatever it is asked with', () => {
  expect(cdnHeaders({fresh: true}, EVENING)).toEqual({
    'netlify-cdn-cache-control': 'public, durable, s-maxage=3600',
    'netlify-cache-tag': 'content',
    'netlify-vary': 'query=none',
  })
})

test('caches a substitute page for moments only', () => {
  expect(cdnHeaders({fresh: false}, EVENING)['netlify-cdn-cache-control']).toBe('public, s-maxage=15')
})

test("nobody is sent on with another visitor's question: an answer that leads elsewhere is not kept", () => {
  for (const fresh of [true, false])
    expect(cdnHeaders({location: '/checkout/pro/?period=yearly', fresh}, EVENING)).toMatchObject({
      'netlify-cdn-cache-control': 'no-store',
      'netlify-vary': 'query=none',
    })
})

const HEADERS = {
  everywhere: {'Content-Security-Policy': "script-src 'self'", 'Cross-Origin-Resource-Policy': 'same-origin'},
  images: {'Content-Security-Policy': "script-src 'self'", 'Cross-Origin-Resource-Policy': 'cross-origin'},
}
const policyOf = (address: string, type: string) => headersOf(address, type, HEADERS).get('content-security-policy')

test('a browser that opens a file of an editor runs nothing in it, whatever its type', () => {
  for (const type of ['image/svg+xml', 'image/png', 'text/html; charset=utf-8', 'application/octet-stream'])
    expect([type, policyOf('/images/a', type)]).toEqual([type, FILE_POLICY])
  expect(policyOf('/sitemap.xml', 'application/xml; charset=utf-8')).toBe(FILE_POLICY)
})

test('a page keeps the policy of pages, and other sites may show images only', () => {
  expect(policyOf('/', 'text/html; charset=utf-8')).toBe("script-src 'self'")
  const sharing = (address: string) => headersOf(address, 'image/png', HEADERS).get('cross-origin-resource-policy')
  expect([sharing('/images/a.png'), sharing('/logo.png')]).toEqual(['cross-origin', 'same-origin'])
})
