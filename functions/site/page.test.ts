import {cdnHeaders} from './page.ts'

const EVENING = new Date('2026-03-01T22:00:00Z') // an hour before midnight in Amsterdam

test('a page is kept until midnight in Amsterdam, whatever it is asked with', () => {
  expect(cdnHeaders({fresh: true}, EVENING)).toEqual({
    'netlify-cdn-cache-control': 'public, durable, s-maxage=3600',
    'netlify-cache-tag': 'content',
    'netlify-vary': 'query=none',
  })
})

test('what stands in for a page is kept for moments only, by no store that lasts', () => {
  expect(cdnHeaders({fresh: false}, EVENING)['netlify-cdn-cache-control']).toBe('public, s-maxage=15')
})

test("nobody is sent on with another visitor's question: an answer that leads elsewhere is not kept", () => {
  for (const fresh of [true, false])
    expect(cdnHeaders({location: '/checkout/pro/?period=yearly', fresh}, EVENING)).toMatchObject({
      'netlify-cdn-cache-control': 'no-store',
      'netlify-vary': 'query=none',
    })
})
