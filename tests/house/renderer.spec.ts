import {spawnSync} from 'node:child_process'
import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import type {ContentDocument} from '../../local/content/ndjson.ts'
import {replaceAll} from '../../local/content/transfer.ts'
import {ROOT} from '../../local/environment.ts'
import {buildSite} from '../../local/site/build.ts'
import {mapTexts} from '../../studio/model/texts.ts'
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

test('with a change in each kind of document, every file is what a complete build of Gatsby makes of it', async ({
  house,
}) => {
  test.setTimeout(300_000)
  const kinds = new Map(seedDocuments().map((document) => [document._type, document]))
  await house.liveAfter(async () => {
    const transaction = house.client.transaction()
    for (const document of kinds.values()) transaction.createOrReplace(changed(document))
    await transaction.commit()
  })
  const {publishes, problems} = await house.status()
  expect(problems).toEqual([])
  expect(publishes.flatMap((publish) => publish.changed)).toContain('/en/over-ons/')

  const folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-build-'))
  const addresses = {SITE_URL: house.site, STUDIO_URL: house.studio, LAKE_URL: house.lake, MOLLIE_URL: house.mollie}
  const environment = {...(process.env as Record<string, string>), ...addresses}
  await buildSite({dataFolder: folder, environment, fingerprint: 'compared', onWait: () => {}})
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
  expect((await house.status()).state).toBe('live')
})
