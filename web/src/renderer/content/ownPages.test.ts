import {type ContentDocument, readSchema} from '../../../../local/content/ndjson.ts'
import {addressesIn, everyLanguage} from '../../../../tests/support/html/texts.ts'
import {seedClient} from '../../../../tests/support/services/seed.ts'
import {makeContexts, makeSeedPages} from '../../testing/contexts.ts'
import {WHOLE_PAGE, withWholePage} from '../../testing/ownPage.ts'
import {sitemap} from '../files/sitemap.ts'
import {readContent} from './readContent.ts'

type Part = {_type: string; [field: string]: unknown}
const partsAt = async (address: string, documents = withWholePage()) => {
  const context = (await makeContexts(documents))[address]
  if (!context) throw new Error(`There is no page ${address}`)
  const {content, seo} = JSON.parse(context) as {content: {page: {parts: Part[]}}; seo: {title: string}}
  const {parts} = content.page
  return {seo, parts, part: (type: string) => parts.find(({_type}) => _type === type)}
}
const addressesOf = async (documents: ContentDocument[]) => (await makeSeedPages(documents)).pages.map(({path}) => path)
const messages = async (documents: ContentDocument[]) =>
  (await makeSeedPages(documents)).problems.map(({message}) => message)

test('a published page of editors has an address in each language and is in the sitemap', async () => {
  const {pages, problems} = await makeSeedPages(withWholePage())
  expect(problems).toEqual([])
  expect(pages.map(({path}) => path)).toEqual(expect.arrayContaining(['/alles/', '/en/everything/here/']))
  const map = sitemap(pages, 'https://example.nl').replace(/<lastmod>.*?<\/lastmod>/g, '')
  expect(map).toContain(
    '<loc>https://example.nl/en/everything/here/</loc><xhtml:link rel="alternate" hreflang="nl" href="https://example.nl/alles/"/>',
  )
  expect((await partsAt('/alles/')).seo.title).toBe('Alles | Vindkracht')
})

test("the content query does not grow with the editors' pages", async () => {
  const asked: number[] = []
  const lengthWith = async (documents: ContentDocument[]) => {
    const client = seedClient(documents)
    const fetch = ((query: string, params: Record<string, unknown>) => {
      asked.push(Buffer.byteLength(JSON.stringify({query, params})))
      return client.fetch(query, params)
    }) as typeof client.fetch
    const before = {sold: ['basis', 'pro'] as const}
    const {routes} = await readContent({fetch}, {schema: readSchema(), now: new Date(), before})
    return routes.length
  }
  const many = Array.from({length: 20}, (_, index) => ({
    ...WHOLE_PAGE,
    _id: `content-${index}`,
    address: everyLanguage({current: `pagina-${index}`}, {current: `page-${index}`}),
  }))
  const few = await lengthWith(withWholePage())
  expect(await lengthWith([...withWholePage(), ...many])).toBe(few + many.length)
  expect(asked).toEqual([asked[0], asked[0]])
  expect(asked[0]).toBeLessThan(50_000)
})

test('its parts show questions, plans with the prices in force, and features', async () => {
  const {part} = await partsAt('/en/everything/here/')
  expect(part('questionsPart')?.faqs).toEqual([expect.objectContaining({_id: 'faq-costs'})])
  expect(part('plansPart')).toMatchObject({
    plans: [{key: 'basis', prices: [{}, {}, {}]}, {key: 'pro'}, {key: 'enterprise'}],
  })
  expect(part('featuresPart')?.features).toHaveLength(8)
})

test('its links lead to pages and parts of pages, by their address in the language', async () => {
  const {part} = await partsAt('/en/everything/here/')
  expect(part('closingPart')?.actions).toMatchObject([{destination: '#about-vindkracht'}, {destination: ''}])
  expect(part('textPart')).toMatchObject({body: [{markDefs: [{destination: '/en/imprint/'}]}, {}, {}]})
})

test("an image has files in several widths, with the editor's crop and focal point", async () => {
  const {part} = await partsAt('/alles/')
  expect(part('picture')).toEqual({
    _type: 'picture',
    _key: 'picture',
    alt: 'Een windzak',
    src: '/images/0a-1000x500-100-0-800-400-800.webp',
    srcSet: '/images/0a-1000x500-100-0-800-400-480.webp 480w, /images/0a-1000x500-100-0-800-400-800.webp 800w',
    width: 800,
    height: 400,
    placeholder: 'data:image/png;base64,AA',
    position: '25% 50%',
  })
  const {images} = await makeSeedPages(withWholePage())
  expect(images).toEqual(
    [480, 800].map(
      (width) =>
        `https://cdn.example/images/local/production/0a-1000x500.png?rect=100%2C0%2C800%2C400&w=${width}&q=80&fm=webp`,
    ),
  )
})

test('a deleted image leaves its page without it', async () => {
  const documents = withWholePage().filter(({_type}) => _type !== 'sanity.imageAsset')
  expect((await partsAt('/alles/', documents)).part('picture')).toMatchObject({src: '', srcSet: ''})
})

test('a redirect leads to the page in its language, and follows the page when it moves', async () => {
  const redirect = (from: string) => ({
    _id: `redirect${from}`,
    _type: 'redirect',
    from,
    destination: 'page:content-whole#text',
    permanent: false,
  })
  const redirects = async (documents: ContentDocument[]) => {
    const made = await makeSeedPages([...documents, redirect('/oud'), redirect('/en/old'), redirect('/privacy')])
    return made.redirects
  }
  expect(await redirects(withWholePage())).toEqual({
    '/imprint': {to: '/colofon/', permanent: true},
    '/en/colofon': {to: '/en/imprint/', permanent: true},
    '/oud': {to: '/alles/#over-vindkracht', permanent: false},
    '/en/old': {to: '/en/everything/here/#about-vindkracht', permanent: false},
  })
})

describe('mistakes of editors', () => {
  const at = (nl: string, en = 'everything') => ({
    address: everyLanguage({_type: 'slug', current: nl}, {_type: 'slug', current: en}),
  })

  test.each([
    ['over-ons', 'The site has a page at /over-ons/ already'],
    ['privacy', 'The page “Privacy” has the address /privacy/ too'],
    ['Alles Hier', 'Write lower-case letters'],
  ])('reports the address "%s" and replaces no other page', async (address, message) => {
    const documents = withWholePage(at(address))
    expect(await messages(documents)).toEqual([expect.stringContaining(message)])
    expect(await addressesOf(documents)).toEqual(await addressesOf(documents.filter(({_id}) => _id !== WHOLE_PAGE._id)))
  })

  test('blocks a page that lacks a text, and no other', async () => {
    const title = {...(WHOLE_PAGE.title as object), en: undefined}
    const {problems, pages} = await makeSeedPages(withWholePage({title}))
    expect(problems).toMatchObject([{documentId: 'content-whole', pages: addressesIn('/alles/', '/everything/here/')}])
    expect(pages.map(({path}) => path)).toContain('/privacy/')
  })

  test.each([
    ['question', 'faq-costs', {question: {_type: 'localeString', nl: 'Wat?'}}],
    ['name of a period, which its plans show', 'checkoutPage', {period: 3}],
    ['series of visitors, which its features draw', 'visitorSeries', {points: 3}],
  ])('blocks the pages that show a broken %s, and no other page of editors', async (_, id, fields) => {
    const documents = withWholePage().map((document) =>
      document._id === id || document._type === id ? {...document, ...fields} : document,
    )
    const {problems} = await makeSeedPages(documents)
    const held = problems.flatMap(({pages}) => pages)
    expect(held).toContain('/alles/')
    expect(held).not.toContain('/privacy/')
  })
})
