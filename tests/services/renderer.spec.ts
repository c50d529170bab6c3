import {spawnSync} from 'node:child_process'
import {globSync, mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {mapTexts, textsOf} from '../../domain/texts/texts.ts'
import type {ContentDocument} from '../../local/content/ndjson.ts'
import {replaceAll} from '../../local/content/transfer.ts'
import {embeddedEnvironment, ROOT, readSettings} from '../../local/settings/environment.ts'
import {assetsOf, lastBuild, rendererOf} from '../../local/site/build.ts'
import {RendererProcess} from '../../local/site/renderer.ts'
import {ARTICLES} from '../../web/src/testing/ownPage.ts'
import {expect, type TestServer, test} from '../support/browser/testServer.ts'
import {undated} from '../support/html/undated.ts'
import {elementsOf, screensWithoutGatsby} from '../support/html/withoutGatsby.ts'
import {seedDocuments} from '../support/services/seed.ts'
import {ship} from '../support/services/shipped.ts'

/** Publishing without Gatsby, with the real services. */
test.beforeAll(({testServer}) => ship(testServer))

function buildOf(testServer: TestServer) {
  const build = lastBuild(testServer.folder)
  if (!build) throw new Error('There is no build')
  return build
}

const isSame = (a: Buffer, b: Buffer) => a.equals(b) || undated(a.toString()) === undated(b.toString())

test('every file that is published is what the complete build of Gatsby made of the same content', ({testServer}) => {
  const made = testServer.files.filter(({file}) => file.includes(`${path.sep}sets${path.sep}`))
  expect(made.length).toBeGreaterThan(70)
  const differing = made.filter(
    ({address, file}) => !isSame(readFileSync(file), readFileSync(path.join(ROOT, 'web/public', address))),
  )
  expect(differing.map(({address}) => address)).toEqual([])
})

/** A line for each element: a difference is short to read. */
const linesOf = (html: string) => elementsOf(html).split(/(?=<)/)

/** A page within Gatsby's own elements. */
const BODY = /<div[^>]*id="gatsby-focus-wrapper"[^>]*>(.*)<\/div><div id="gatsby-announcer"/s

test('esbuild and React alone make the body of every page that Gatsby makes', async ({testServer}) => {
  const {pages} = testServer.release
  const addresses = Object.keys(pages)
  expect(addresses.length).toBeGreaterThan(40)
  // All are asked for first: a connection that rests while this process draws is closed before it can know.
  const asked: {address: string; page: string; data: string}[] = []
  for (const address of addresses) {
    const [page = '', data = ''] = await Promise.all(
      [address, `/page-data/${address.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`].map(async (each) =>
        (await fetch(testServer.site + each)).text(),
      ),
    )
    asked.push({address, page, data})
  }
  const draw = await screensWithoutGatsby(testServer.site)
  for (const {address, page, data} of asked) {
    const [, body = ''] = BODY.exec(page) ?? []
    expect([address, ...linesOf(draw(data))]).toEqual([address, ...linesOf(body)])
  }
})

test('a build holds no text of the content: none that is published could be an old one', ({testServer}) => {
  const build = buildOf(testServer)
  const code = [rendererOf(build), assetsOf(build)]
    .flatMap((folder) =>
      globSync('**/*.{js,json,html}', {cwd: folder, exclude: ['**/node_modules/**']}).map((name) =>
        path.join(folder, name),
      ),
    )
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const texts = seedDocuments()
    .flatMap((document) => textsOf(document).flatMap(({text}) => Object.values(text)))
    .filter((text): text is string => typeof text === 'string' && text.length > 60)
  const unique = [...new Set(texts)]
  expect(unique.length).toBeGreaterThan(100)
  expect(unique.filter((text) => code.includes(text))).toEqual([])
})

/** The document with another text, or another figure where it has none. */
function changed(document: ContentDocument): ContentDocument {
  if (document._type === 'price') return {...document, exclVat: Number(document.exclVat) + 10}
  if (document._type === 'visitorSeries') return {...document, previousTotal: 987_654}
  let isFirst = true
  return mapTexts(document, (text) => {
    if (!isFirst || typeof text.nl !== 'string') return text
    isFirst = false
    return {...text, nl: `${text.nl} «nl»`, en: `${text.en} «en»`}
  }) as ContentDocument
}

/** The seed with a change in each kind of document, and with the first article. */
function changedEverywhere(): ContentDocument[] {
  const kinds = new Map(seedDocuments().map((document) => [document._type, document]))
  const {parts, ...article} = ARTICLES.at(-1) as ContentDocument
  const [words] = parts as object[]
  return [
    ...seedDocuments().map((document) => (kinds.get(document._type) === document ? changed(document) : document)),
    {...article, parts: [words]} as ContentDocument,
  ]
}

/** A shop that sells nothing yet, so that no text names a discount, and has no pages of editors: some screens have no page. */
const bare = (): ContentDocument[] =>
  seedDocuments()
    .filter(({_type}) => _type !== 'contentPage')
    .map((document) => (document._type === 'plan' ? {...document, availability: 'comingSoon'} : document))
    .map((document) => JSON.parse(JSON.stringify(document).replace(/\{(discount|monthsFree):\w+\}/g, '1')))

test('the first plan on sale, the first article and a change in each kind of document need no build', async ({
  testServer,
}) => {
  await testServer.liveAfter(() => replaceAll(testServer.client, bare()))
  expect((await fetch(`${testServer.site}/checkout/pro/`)).status).toBe(404)
  const said = testServer.output.length

  await testServer.liveAfter(() => replaceAll(testServer.client, changedEverywhere()))
  const {publishes, problems} = await testServer.status()
  expect(problems).toEqual([])
  expect(publishes.flatMap((publish) => publish.changed)).toContain('/en/over-ons/')
  expect(Object.keys(testServer.release.pages)).toEqual(
    expect.arrayContaining(['/checkout/pro/', '/en/blog/old-wind/', '/privacy/']),
  )
  expect(testServer.output.slice(said)).not.toContain('Building the site')

  // One publish after the other made the same as all at once.
  const folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-set-'))
  const environment = embeddedEnvironment(readSettings())
  const renderer = new RendererProcess({
    build: buildOf(testServer),
    releases: folder,
    siteUrl: testServer.site,
    environment,
  })
  const {code, pages, files} = await renderer.publish()
  renderer.close()
  rmSync(folder, {recursive: true})
  expect({code, pages, files}).toEqual({
    code: testServer.release.code,
    pages: testServer.release.pages,
    files: testServer.release.files,
  })
})

const rendererPid = (testServer: TestServer) =>
  spawnSync('pgrep', ['-P', String(testServer.pids.site), '-f', 'gatsby/rendering/main.ts'], {
    encoding: 'utf8',
  }).stdout.trim()

test('thirty publishes in a row, the renderer killed among them, end with the last text on all pages; no answer is half a page', async ({
  testServer,
}) => {
  const killed = new Set<string>()
  for (let index = 1; index <= 30; index++) {
    await testServer.client
      .patch('faq-costs')
      .set({'question.nl': `Vraag ${index}?`})
      .commit()
    if (index % 10 === 0) {
      await expect.poll(() => rendererPid(testServer)).not.toBe('')
      const pid = rendererPid(testServer)
      process.kill(Number(pid), 'SIGKILL')
      killed.add(pid)
    }
    const response = await fetch(testServer.site)
    const page = await response.text()
    expect([response.status, page.endsWith('</html>')]).toEqual([200, true])
    const question = /Vraag (\d+)\?/.exec(page)?.[1]
    // The words and the data of a page are of one state.
    if (question) expect(page.match(/Vraag \d+\?/g)).toEqual(page.match(new RegExp(`Vraag ${question}\\?`, 'g')))
  }
  expect(killed.size).toBe(3)
  for (const address of ['/', '/homepage/'])
    await expect.poll(async () => (await fetch(testServer.site + address)).text()).toContain('Vraag 30?')
  // A page is served a moment before the renderer says so.
  await expect.poll(async () => (await testServer.status()).state).toBe('live')
})
