import {spawnSync} from 'node:child_process'
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import type {ContentDocument} from '../../local/content/ndjson.ts'
import {replaceAll} from '../../local/content/transfer.ts'
import {ownErrorsDsn, ROOT} from '../../local/environment.ts'
import {buildSite} from '../../local/site/build.ts'
import {RendererProcess} from '../../local/site/renderer.ts'
import {mapTexts} from '../../studio/model/texts.ts'
import {ARTICLES} from '../../web/src/testing/ownPage.ts'
import {expect, type House, test} from '../e2e/house.ts'
import {seedDocuments} from '../support/seed.ts'

/** Publishing without Gatsby, on the real house. */
test.afterEach(({house}) => house.liveAfter(() => replaceAll(house.client, seedDocuments())))

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

/** What ships, with a change in each kind of document, and with the first article. */
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

test('the first plan on sale, the first article and a change in each kind of document need no build: every file is what a complete build of Gatsby makes of it', async ({
  house,
}) => {
  test.setTimeout(600_000) // complete builds of Gatsby
  const folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-build-'))
  const addresses = {
    ...{SITE_URL: house.site, STUDIO_URL: house.studio, LAKE_URL: house.lake, MOLLIE_URL: house.mollie},
    ERRORS_DSN: ownErrorsDsn(house.site),
  }
  const environment = {...(process.env as Record<string, string>), ...addresses}
  const gatsby = () => buildSite({dataFolder: folder, environment, fingerprint: 'compared', onWait: () => {}})

  await house.liveAfter(() => replaceAll(house.client, bare()))
  const early = await gatsby()
  expect(existsSync(path.join(ROOT, 'web/public/checkout/pro'))).toBe(false)

  await house.liveAfter(() => replaceAll(house.client, changedEverywhere()))
  const {publishes, problems} = await house.status()
  expect(problems).toEqual([])
  expect(publishes.flatMap((publish) => publish.changed)).toContain('/en/over-ons/')
  const renderer = new RendererProcess({
    build: early,
    sets: path.join(folder, 'sets'),
    siteUrl: house.site,
    environment,
  })
  const {code, pages, files} = await renderer.publish()
  renderer.close()
  expect(Object.keys(pages)).toEqual(expect.arrayContaining(['/checkout/pro/', '/en/blog/old-wind/', '/privacy/']))
  expect({code, pages, files}).toEqual({code: house.set.code, pages: house.set.pages, files: house.set.files})

  await gatsby()
  rmSync(folder, {recursive: true})
  const made = house.files.filter(({file}) => file.includes(`${path.sep}sets${path.sep}`))
  expect(made.length).toBeGreaterThan(70)
  const differing = made.filter(
    ({address, file}) => !readFileSync(file).equals(readFileSync(path.join(ROOT, 'web/public', address))),
  )
  expect(differing.map(({address}) => address)).toEqual([])
})

const rendererOf = (house: House) =>
  spawnSync('pgrep', ['-P', String(house.pids.site), '-f', 'renderer/main.ts'], {encoding: 'utf8'}).stdout.trim()

test('thirty publishes in ten seconds, the renderer killed among them, end with the last text on all pages; no answer is half a page', async ({
  house,
}) => {
  const started = Date.now()
  const killed = new Set<string>()
  for (let index = 1; index <= 30; index++) {
    const due = started + (index * 10_000) / 30
    await expect.poll(() => Date.now() >= due, {intervals: [20]}).toBe(true)
    await house.client
      .patch('faq-costs')
      .set({'question.nl': `Vraag ${index}?`})
      .commit()
    if (index % 4 === 0) {
      const pid = rendererOf(house)
      if (pid) process.kill(Number(pid), 'SIGKILL')
      killed.add(pid)
    }
    const response = await fetch(house.site)
    const page = await response.text()
    expect([response.status, page.endsWith('</html>')]).toEqual([200, true])
    const question = /Vraag (\d+)\?/.exec(page)?.[1]
    // The words and the data of a page are of one state.
    if (question) expect(page.match(/Vraag \d+\?/g)).toEqual(page.match(new RegExp(`Vraag ${question}\\?`, 'g')))
  }
  expect(killed.size).toBeGreaterThan(1)
  for (const address of ['/', '/homepage/'])
    await expect.poll(async () => (await fetch(house.site + address)).text()).toContain('Vraag 30?')
  // A page is served a moment before the renderer says so.
  await expect.poll(async () => (await house.status()).state).toBe('live')
})
