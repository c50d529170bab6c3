import {at, LANGUAGES} from '../support/browser/languages.ts'
import {expect, HOSTED, test} from '../support/browser/testServer.ts'
import {judgeSite} from '../support/html/seo.ts'

// Pages as search engines get them, and as they are shared, installed or read as text.

test(
  'an address without its final slash, or in the other language’s word, is a 301 to the page',
  HOSTED,
  async ({testServer}) => {
    for (const [address, page] of [
      ['/checkout/pro?x=1', '/checkout/pro/?x=1'],
      ['/imprint', '/colofon/'],
      ['/en/colofon', '/en/imprint/'],
    ]) {
      const response = await fetch(testServer.site + address, {redirect: 'manual'})
      expect([address, response.status, response.headers.get('location')]).toEqual([address, 301, page])
    }
  },
)

test('the sitemap lists the pages that search engines may show, in both languages, and robots.txt names it', async ({
  testServer,
}) => {
  const text = await (await fetch(`${testServer.site}/sitemap.xml`)).text()
  const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual(
    [
      ...['/', '/algemene-voorwaarden/', '/checkout/basis/', '/checkout/pro/'],
      ...['/colofon/', '/contact/', '/herroepen-en-klachten/', '/over-ons/', '/privacy/', '/toegankelijkheid/'],
    ].flatMap((route) => LANGUAGES.map((language) => at(testServer, route, language))),
  )
  expect(await (await fetch(`${testServer.site}/robots.txt`)).text()).toContain(
    `Sitemap: ${testServer.site}/sitemap.xml`,
  )
})

test('no page that search engines may show has a point that needs attention, by the questions of our own audit', async ({
  browser,
  testServer,
}) => {
  const judged = await judgeSite(testServer.site, browser)
  expect(judged.length).toBeGreaterThan(17)
  expect(judged.filter(({points}) => points.length > 0).map(({address, points}) => [address, ...points])).toEqual([])
})

test(
  'a checkout offers what it charges, and every page can be installed, shared and read as text',
  HOSTED,
  async ({testServer}) => {
    const html = await (await fetch(`${testServer.site}/checkout/pro/`)).text()
    expect(html).toContain('"price":"486.78"')
    for (const [address, type] of [
      ['/favicon.ico', 'image/x-icon'],
      ['/apple-touch-icon.png', 'image/png'],
      ['/en/manifest.webmanifest', 'application/manifest+json'],
      [/og:image" content="https?:\/\/[^/]*(\/[^"]*)"/.exec(html)?.[1] ?? '', 'image/png'],
      ['/checkout/pro/index.md', 'text/markdown'],
      ['/llms.txt', 'text/plain'],
      ['/.well-known/security.txt', 'text/plain'],
    ] as const) {
      const answer = await fetch(testServer.site + address)
      expect([address, answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([address, 200, type])
    }
  },
)

test('structured data names the prices that are charged', HOSTED, async ({testServer}) => {
  const html = await (await fetch(`${testServer.site}/en/`)).text()
  const json = /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/s.exec(html)?.[1]
  const graph = JSON.parse(json ?? '{}')['@graph']
  expect(graph[1].offers.map((offer: {price: string}) => offer.price)).toEqual(['119.79', '180.29'])
  expect(graph[2].mainEntity).toHaveLength(6)
  expect(html).not.toMatch(/€\s?49\b/)
})
