import {readdirSync} from 'node:fs'
import path from 'node:path'
import {checkShape} from '../../../domain/content/shape.ts'
import type {ContentDocument} from '../../../local/content/ndjson.ts'
import {addressesIn} from '../../../tests/support/html/texts.ts'
import {seedClient, seedDocuments, withChange} from '../../../tests/support/services/seed.ts'
import {ContentUnreachable, InvalidContent} from './content/readContent.ts'
import {
  folder,
  openStoreForEachTest,
  optionsFor,
  publishing,
  rendererOf,
  schema,
  store,
  textAt,
  withQuestion,
} from './publish.fixture.ts'
import {publish} from './publish.ts'
import {fileKeys, findInRelease, type ReleaseStore} from './release.ts'

openStoreForEachTest()

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
      isOfType || expect.stringMatching(new RegExp(`field ["“]?${field}`, 'i')),
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

test('names the pages whose words changed, and not those whose data alone did', async () => {
  const embedding = rendererOf('a')
  const render: typeof embedding.render = async (data) => {
    const drawn = await embedding.render(data)
    return {...drawn, html: `<h1>${drawn.context.seo.title}</h1><script>${data}</script>`}
  }
  const before = await publishing({...embedding, render})
  const after = await publishing(
    {...embedding, render},
    withChange('plan-pro', () => ({availability: 'comingSoon'})),
  )
  expect(after.pages['/over-ons/']?.html).not.toBe(before.pages['/over-ons/']?.html)
  expect(after.publishes[0]).toMatchObject({changed: [], removed: ['/checkout/pro/', '/en/checkout/pro/']})
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
