import {mkdtempSync, readdirSync, rmSync} from 'node:fs'
import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {checkShape} from '../../../domain/content/shape.ts'
import {type ContentDocument, readSchema} from '../../../local/content/ndjson.ts'
import {seedClient, seedDocuments, withChange} from '../../../tests/support/seed.ts'
import {addressesIn} from '../../../tests/support/texts.ts'
import {ARTICLES, ASSET, withWholePage} from '../testing/ownPage.ts'
import {ContentUnreachable, InvalidContent} from './content/readContent.ts'
import {publish} from './publish.ts'
import {fileKeys, findInRelease, type Release, type ReleaseStore} from './release.ts'
import {releaseFolder} from './releaseFolder.ts'
import type {Renderer} from './renderer.ts'

const schema = readSchema()
let folder: string
let store: ReleaseStore
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sets-'))
  store = releaseFolder(folder)
})
afterEach(() => rmSync(folder, {recursive: true}))

/** Renderer that writes a page's data as its HTML, and throws for data that contains a word. */
function rendererOf(code: string, failing?: string): Renderer & {drawn: string[]; drawings: string[]} {
  const drawn: string[] = []
  const drawings: string[] = []
  const pageOf: Renderer['pageOf'] = (data) => JSON.parse(data)
  const render: Renderer['render'] = async (data) => {
    if (failing && data.includes(failing)) throw new Error(`"${failing}" cannot be drawn`)
    drawn.push(JSON.parse(data).path)
    return {html: `${code}: ${data}`, data, context: pageOf(data).context}
  }
  const draw: Renderer['draw'] = async ({address}) => {
    drawings.push(address)
    return Buffer.from(address)
  }
  return {code, drawn, drawings, dataOf: (page) => JSON.stringify(page), pageOf, render, redraw: render, draw}
}

const optionsFor = (renderer: Renderer, documents: ContentDocument[] = seedDocuments()) => ({
  client: seedClient(documents),
  schema,
  renderer,
  store,
  siteUrl: 'http://localhost:8888',
})
const publishing = (renderer: Renderer, documents?: ContentDocument[], now = new Date()) =>
  publish({...optionsFor(renderer, documents), now: () => now})

const textAt = async (release: Release, address: string) => {
  const found = findInRelease(release, address)
  const bytes = found && 'key' in found && (await store.get(found.key))
  return bytes ? Buffer.from(bytes).toString() : null
}
const withQuestion = (text: string) =>
  withChange('faq-costs', ({question}) => ({question: {...(question as object), nl: text}}))

test.each(
  Object.keys(seedDocuments().find(({_id}) => _id === 'siteSettings') ?? {}).filter((name) => !name.startsWith('_')),
)('reports document and field when %s of the settings has another type', async (field) => {
  const of = (value: unknown) => withChange('siteSettings', () => ({[field]: value}))
  for (const value of ['a text', []]) {
    const told = await publishing(rendererOf('a'), of(value)).then(
      ({problems}) => problems.map(({message}) => message),
      (error: unknown) => {
        expect(error).toBeInstanceOf(InvalidContent)
        return [(error as Error).message]
      },
    )
    const isOfType =
      checkShape(of(value).find(({_id}) => _id === 'siteSettings') as ContentDocument, schema).length === 0
    expect([field, value, isOfType || told.join()]).toEqual([
      field,
      value,
      isOfType || expect.stringMatching(new RegExp(`field "?${field}`, 'i')),
    ])
  }
})

test('renders every page first, and only changed pages afterwards', async () => {
  const first = rendererOf('a')
  const release = await publishing(first)
  expect(first.drawn).toHaveLength(Object.keys(release.pages).length)
  expect(await textAt(release, '/sitemap.xml')).toContain('<loc>http://localhost:8888/checkout/pro/</loc>')

  const second = rendererOf('a')
  const next = await publishing(second, withQuestion('Wat kost het precies?'))
  expect(second.drawn.sort()).toEqual(['/', '/homepage/'])
  expect(next.publishes[0]).toMatchObject({changed: ['/', '/homepage/'], removed: []})
  expect(await textAt(next, '/')).toContain('Wat kost het precies?')
  expect(next.pages['/over-ons/']).toEqual(release.pages['/over-ons/'])
})

test('publishes a page and its data together', async () => {
  const release = await publishing(rendererOf('a'), withQuestion('Nieuw'))
  expect(await textAt(release, '/page-data/index/page-data.json')).toBe(
    (await textAt(release, '/'))?.replace('a: ', ''),
  )
})

test('keeps the pages of a broken document, reports it, and publishes everything else', async () => {
  const before = await publishing(rendererOf('a'))
  const documents = withQuestion('Half').map((document) => {
    if (document._id === 'faq-costs') return {...document, answer: {...(document.answer as object), en: undefined}}
    return document._id === 'aboutPage'
      ? JSON.parse(JSON.stringify(document).replaceAll('Onze missie', 'Onze opdracht'))
      : document
  })
  const release = await publishing(rendererOf('a'), documents)
  expect(release.problems).toContainEqual(expect.objectContaining({documentId: 'faq-costs'}))
  expect(release.pages['/']).toEqual(before.pages['/'])
  expect(await textAt(release, '/over-ons/')).toContain('Onze opdracht')
  expect(release.publishes[0]?.changed).toEqual(['/over-ons/'])
})

test('keeps pages that fail to render, and reports them once per cause', async () => {
  const before = await publishing(rendererOf('a'))
  const release = await publishing(rendererOf('a', 'BREEK'), withQuestion('BREEK'))
  expect(release.pages['/']).toEqual(before.pages['/'])
  const pages = ['/', '/homepage/']
  const message = '/ and /homepage/ cannot be drawn: "BREEK" cannot be drawn'
  expect(release.problems).toEqual([expect.objectContaining({message, pages, reason: 'undrawn'})])
})

test('calls onRenderError with each error and its address', async () => {
  const told: [error: unknown, address: string][] = []
  const onRenderError = (...each: (typeof told)[number]) => void told.push(each)
  await publish({...optionsFor(rendererOf('a', 'BREEK'), withQuestion('BREEK')), onRenderError})
  expect(told).toContainEqual([expect.any(Error), '/'])
})

test('renders every page again with newer code, kept ones included', async () => {
  await publishing(rendererOf('a'), withQuestion('Goed'))
  const broken = withChange('faq-costs', ({question}) => ({question: {...(question as object), nl: undefined}}))
  const release = await publishing(rendererOf('b'), broken)
  expect(await textAt(release, '/')).toMatch(/^b: .*Goed/)
})

test('adds and removes a checkout with its plan', async () => {
  const off = withChange('plan-pro', () => ({availability: 'comingSoon'}))
  const without = await publishing(rendererOf('a'), off)
  expect(findInRelease(without, '/checkout/pro/')).toBeNull()
  const release = await publishing(rendererOf('a'))
  expect(release.publishes[0]?.changed).toContain('/en/checkout/pro/')
  expect((await publishing(rendererOf('a'), off)).publishes[0]?.removed).toEqual(addressesIn('/checkout/pro/').sort())
})

test('shows a price that starts at midnight on the pages of the new day', async () => {
  const price = {...seedDocuments().find(({_id}) => _id === 'price-pro-monthly'), _id: 'price-new', _type: 'price'}
  const documents = [...seedDocuments(), {...price, exclVat: 199, validFrom: '2026-03-02'}]
  const before = await publishing(rendererOf('a'), documents, new Date('2026-03-01T22:59:00Z'))
  const after = await publishing(rendererOf('a'), documents, new Date('2026-03-01T23:01:00Z'))
  expect(await textAt(before, '/checkout/pro/')).not.toContain('199')
  expect(await textAt(after, '/checkout/pro/')).toContain('199')
  expect(after.publishes[0]?.changed).toContain('/checkout/pro/')
})

test('renders only the checkouts on the next day, since they show the renewal date', async () => {
  await publishing(rendererOf('a'), undefined, new Date('2026-03-01T22:59:00Z'))
  const next = await publishing(rendererOf('a'), undefined, new Date('2026-03-01T23:01:00Z'))
  expect(next.publishes[0]?.changed).toEqual(
    ['/checkout/basis/', '/checkout/pro/'].flatMap((address) => addressesIn(address)).sort(),
  )
  expect(await textAt(next, '/checkout/pro/')).toContain('"today":"2026-03-02"')
})

test('the release names the time of the last change of the content', async () => {
  const documents = withChange('faq-costs', () => ({_updatedAt: '2026-05-05T05:05:05Z'}))
  expect((await publishing(rendererOf('a'), documents)).publishes[0]?.contentUpTo).toBe('2026-05-05T05:05:05Z')
})

test('throws ContentUnreachable and keeps the release when the content cannot be read', async () => {
  await publishing(rendererOf('a'))
  const before = await store.current()
  const away = {...seedClient(), fetch: () => Promise.reject(new Error('connect ECONNREFUSED'))} as never
  await expect(publish({...optionsFor(rendererOf('a')), client: away})).rejects.toThrow(ContentUnreachable)
  expect(await store.current()).toEqual(before)
})

test('concurrent publishers end with the later content, and unused files are deleted', async () => {
  await publishing(rendererOf('a'))
  await Promise.all(['Een', 'Twee', 'Drie'].map((text) => publishing(rendererOf('a'), withQuestion(text))))
  const last = await publishing(rendererOf('a'), withQuestion('Vier'))
  expect(await textAt(last, '/')).toContain('Vier')
  await publishing(rendererOf('a'), withQuestion('Vijf'))
  const files = readdirSync(path.join(folder, 'files'))
  expect(files.length).toBeLessThan(fileKeys(last).length + 10)
})

test('replaces a concurrent release with older content, even if that started later', async () => {
  const dated = (text: string, _updatedAt: string) =>
    withQuestion(text).map((document) => (document._id === 'faq-costs' ? {...document, _updatedAt} : document))
  await publishing(rendererOf('a'), dated('Oud?', '2026-03-01T12:00:00Z'))
  const old = await store.current()
  const later = new Date(Date.now() + 60_000)
  let isFirst = true
  const interrupted: ReleaseStore = {
    ...store,
    replace: async (release, tag) => {
      if (isFirst && old) {
        isFirst = false
        const [last] = old.release.publishes
        await store.replace(
          {...old.release, publishes: last ? [{...last, startedAt: later.toISOString()}] : []},
          old.tag,
        )
      }
      return store.replace(release, tag)
    },
  }
  const options = optionsFor(rendererOf('a'), dated('Nieuw?', '2026-03-01T12:30:00Z'))
  const release = await publish({...options, store: interrupted})
  expect(await textAt(release, '/')).toContain('Nieuw?')
})

test('draws an image again only when its title changes', async () => {
  const first = rendererOf('a')
  const release = await publishing(first)
  expect(first.drawings.length).toBeGreaterThan(30)
  expect(new Set(first.drawings).size).toBe(first.drawings.length)
  expect(release.files['/favicon.ico']).toBe(
    release.files[first.drawings.find((address) => address.endsWith('.ico')) ?? ''],
  )

  const text = rendererOf('a')
  await publishing(text, withQuestion('Anders?'))
  expect(text.drawings).toEqual([])

  const title = rendererOf('b')
  const renamed = withChange('page-over-ons', (page) => ({title: {...(page.title as object), nl: 'Wie wij zijn'}}))
  const next = await publishing(title, renamed)
  expect(title.drawings).toHaveLength(1)
  expect(await textAt(next, '/over-ons/')).toContain(title.drawings[0])
})

test('reports a failed drawing and blocks no page', async () => {
  const renderer = {...rendererOf('a'), draw: () => Promise.reject(new Error('no ink'))}
  const release = await publishing(renderer)
  expect(Object.keys(release.pages)).toContain('/over-ons/')
  expect(release.problems).toEqual([expect.objectContaining({message: expect.stringMatching(/no ink$/), pages: []})])
})

/** Serves every image while `has` is true, as a lake that lost its files and got them back. */
async function withImages(run: (lake: {has: boolean; documents: ContentDocument[]}) => Promise<void>) {
  const server = http.createServer((_, response) => response.writeHead(lake.has ? 200 : 404).end('an image'))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/images/0a-1000x500.png`
  const documents = withWholePage().map((document) => (document._id === ASSET._id ? {...document, url} : document))
  const lake = {has: true, documents}
  try {
    await run(lake)
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
}
const imagesIn = ({files}: Release) => Object.keys(files).filter((address) => address.startsWith('/images/0a'))

test('reports a missing image once, blocks no page, and tries again', async () => {
  await withImages(async (lake) => {
    lake.has = false
    const release = await publishing(rendererOf('a'), lake.documents)
    expect(await textAt(release, '/alles/')).toContain('/images/0a-1000x500')
    expect(imagesIn(release)).toEqual([])
    const message = expect.stringMatching(/^\/images\/0a.*\/0a-1000x500\.png cannot be read \(404\)\.$/)
    expect(release.problems).toEqual([expect.objectContaining({message, reason: 'undrawn', pages: []})])

    lake.has = true
    const next = await publishing(rendererOf('a'), lake.documents)
    expect([imagesIn(next).length, next.problems]).toEqual([2, []]) // in two widths
  })
})

test('keeps a replaced image until the next publication', async () => {
  await withImages(async ({documents}) => {
    const old = imagesIn(await publishing(rendererOf('a'), documents))
    expect(old).toHaveLength(2)
    const without = documents.filter(({_id}) => _id !== 'content-whole')
    const next = await publishing(rendererOf('a'), without)
    for (const address of old) expect([address, await textAt(next, address)]).toEqual([address, 'an image'])
    const third = await publishing(rendererOf('a'), without)
    for (const address of old) expect([address, findInRelease(third, address)]).toEqual([address, null])
  })
})

test('publishes everything else when the image server does not answer', async () => {
  const documents = withWholePage().map((document) =>
    document._id === ASSET._id ? {...document, url: 'http://127.0.0.1:1/images/0a-1000x500.png'} : document,
  )
  const release = await publishing(rendererOf('a'), documents)
  expect(await textAt(release, '/')).not.toBeNull()
  expect(release.problems).toEqual([expect.objectContaining({reason: 'undrawn', pages: []})])
})

test('a kept page keeps its share image', async () => {
  const before = await publishing(rendererOf('a'))
  const broken = withChange('page-over-ons', (page) => ({title: {...(page.title as object), nl: undefined}}))
  const release = await publishing(rendererOf('a'), broken)
  const [image = ''] = /\/images\/share-\w+\.png/.exec((await textAt(release, '/over-ons/')) ?? '') ?? []
  expect(release.files[image]).toBe(before.files[image])
})

const half = (id: string, field: string) => (documents: ContentDocument[]) =>
  documents.map((document) =>
    document._id === id ? {...document, [field]: {...(document[field] as object), en: undefined}} : document,
  )
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
