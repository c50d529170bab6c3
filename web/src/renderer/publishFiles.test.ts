import type {ContentDocument} from '../../../local/content/ndjson.ts'
import {addressesIn} from '../../../tests/support/html/texts.ts'
import {seedDocuments, withChange} from '../../../tests/support/services/seed.ts'
import {ARTICLES} from '../testing/ownPage.ts'
import {half, openStoreForEachTest, publishing, rendererOf, textAt, withImages} from './publish.fixture.ts'
import {findInRelease, type Release} from './release.ts'

openStoreForEachTest()

const locationsIn = async (release: Release) =>
  [...((await textAt(release, '/sitemap.xml')) ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

test('kept pages stay in the sitemap, llms.txt and feeds, each once', async () => {
  await withImages(async ({documents}) => {
    const all = [...documents, ...ARTICLES]
    const told = async (release: Release) => ({
      sitemap: (await locationsIn(release)).sort(),
      llms: (await textAt(release, '/llms.txt'))?.split('\n').sort(),
    })
    const before = await publishing(rendererOf('a'), all)
    const toldBefore = await told(before)
    for (const code of ['a', 'b']) {
      const release = await publishing(rendererOf(code), half('faq-costs', 'answer')(all))
      expect(release.problems).toEqual([expect.objectContaining({documentId: 'faq-costs'})])
      expect(await told(release)).toEqual(toldBefore)
    }
    const blogless = await publishing(rendererOf('b'), half('article-new', 'title')(all))
    expect(blogless.problems).not.toEqual([])
    for (const feed of addressesIn('/blog/feed.xml')) expect(blogless.files[feed]).toBe(before.files[feed])
  })
})

test('keeps every page, the sitemap and the manifests when the settings are incomplete', async () => {
  const before = await publishing(rendererOf('a'))
  const release = await publishing(rendererOf('a'), half('siteSettings', 'description')(seedDocuments()))
  expect(release.problems).not.toEqual([])
  expect(release.pages).toEqual(before.pages)
  expect(await locationsIn(release)).toEqual(await locationsIn(before))
  for (const address of addressesIn('/manifest.webmanifest')) expect(release.files[address]).toBe(before.files[address])
})

test('each language has a manifest with existing icons', async () => {
  const release = await publishing(rendererOf('a'))
  for (const [address, lang, start_url] of [
    ['/manifest.webmanifest', 'nl-NL', '/'],
    ['/en/manifest.webmanifest', 'en-GB', '/en/'],
  ] as const) {
    expect(findInRelease(release, address)).toMatchObject({type: 'application/manifest+json; charset=utf-8'})
    const manifest = JSON.parse((await textAt(release, address)) ?? '')
    expect(manifest).toMatchObject({name: 'Vindkracht', lang, start_url})
    for (const {src} of manifest.icons)
      expect([src, findInRelease(release, src)]).toEqual([src, expect.objectContaining({type: 'image/png'})])
  }
})

test('security.txt names a contact and expires in less than a year', async () => {
  const release = await publishing(rendererOf('a'), undefined, new Date('2026-03-31T10:00:00Z'))
  const {emails} = seedDocuments().find(({_id}) => _id === 'siteSettings') as unknown as {emails: {support: string}}
  expect(await textAt(release, '/.well-known/security.txt')).toBe(
    `Contact: mailto:${emails.support}
Expires: 2027-03-01T00:00:00Z
Preferred-Languages: nl, en
Canonical: http://localhost:8888/.well-known/security.txt
`,
  )
})

test('escapes markup in all text files', async () => {
  const words = '<img src=x onerror=alert(1)> [klik](javascript:alert(1))'
  const documents = seedDocuments().map((document) =>
    document._type === 'siteSettings'
      ? {...document, brandName: words, description: {nl: words, en: words}}
      : document._type === 'page'
        ? {
            ...document,
            seo: {...(document.seo as object), title: {nl: words, en: words}, description: {nl: words, en: words}},
          }
        : document,
  )
  const release = await publishing(rendererOf('a'), documents)
  const texts = Object.keys(release.files).filter((address) => /\.(txt|md|xml|webmanifest)$/.test(address))
  expect(texts.length).toBeGreaterThan(2)
  for (const address of [...texts, '/index.md'])
    expect([address, (await textAt(release, address))?.match(/<img|k\]\(j/g) ?? null]).toEqual([address, null])
})

test('publishes Markdown of pages that search engines may show, listed in llms.txt', async () => {
  const renderer = rendererOf('a')
  const release = await publishing(renderer)
  expect(findInRelease(release, '/en/over-ons/index.md')).toMatchObject({type: 'text/markdown; charset=utf-8'})
  expect(await textAt(release, '/en/over-ons/index.md')).toContain('url: "http://localhost:8888/en/over-ons/"')
  for (const address of ['/dashboard/index.md', '/homepage/index.md', '/nope/index.md'])
    expect([address, findInRelease(release, address)]).toEqual([address, null])
  const llms = (await textAt(release, '/llms.txt')) ?? ''
  expect(llms).toMatch(/^# Vindkracht\n\n> .+\n\n## Nederlands\n\n- \[/)
  const addresses = [...llms.matchAll(/\]\(http:\/\/localhost:8888(.*?)\): ./g)].map(([, address = '']) => address)
  expect(addresses).toContain('/index.md')
  expect(addresses.length).toBe([...((await textAt(release, '/sitemap.xml')) ?? '').matchAll(/<loc>/g)].length)
  for (const address of addresses)
    expect([address, findInRelease(release, address)]).toEqual([
      address,
      expect.objectContaining({key: expect.anything()}),
    ])
})

test('the sitemap dates a page by its own documents only', async () => {
  const lastmodOf = async (path: string, documents: ContentDocument[]) => {
    const sitemap = (await textAt(await publishing(rendererOf('a'), documents), '/sitemap.xml')) ?? ''
    return new RegExp(`<loc>http://localhost:8888${path}</loc><lastmod>(.*?)</lastmod>`).exec(sitemap)?.[1]
  }
  const day = '2026-05-05T05:05:05Z'
  const first = '2025-01-01T00:00:00Z'
  const faq = withChange('faq-costs', () => ({_updatedAt: day}))
  expect([await lastmodOf('/', faq), await lastmodOf('/en/over-ons/', faq)]).toEqual([day, first])
  const settings = withChange('siteSettings', () => ({_updatedAt: day}))
  expect(await lastmodOf('/over-ons/', settings)).toBe(first)
  const entry = withChange('page-over-ons', () => ({_updatedAt: day}))
  expect([await lastmodOf('/over-ons/', entry), await lastmodOf('/', entry)]).toEqual([day, first])
  const own = withChange('content-privacy', () => ({_updatedAt: day}))
  expect(await lastmodOf('/privacy/', own)).toBe(day)
})

test('the languages of a page list each other in the sitemap', async () => {
  const sitemap = (await textAt(await publishing(rendererOf('a')), '/sitemap.xml')) ?? ''
  const entries = new Map(
    [...sitemap.matchAll(/<loc>(.*?)<\/loc>(.*?)<\/url>/g)].map(([, address, rest = '']) => [
      address,
      [...rest.matchAll(/href="(.*?)"/g)].map(([, other]) => other),
    ]),
  )
  for (const [address, others] of entries)
    for (const other of others)
      expect([address, other, entries.get(other)]).toEqual([address, other, expect.arrayContaining([address])])
})
