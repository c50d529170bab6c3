import {execFile} from 'node:child_process'
import {readFileSync} from 'node:fs'
import path from 'node:path'
import {promisify} from 'node:util'
import fc from 'fast-check'
import {routesFor} from '../../studio/model/pages.ts'
import type {ContentSchema} from '../../studio/model/shape.ts'
import {type Appetite, type Document, hostile} from '../hostile/documents.ts'
import {expect, type House, test} from './house.ts'
import {at, LANGUAGES} from './languages.ts'

/** Content that the model allows and no editor would write: the site is built from it and looked at, page by page. */
const ROOT = path.resolve(import.meta.dirname, '../..')
const schema = JSON.parse(readFileSync(path.join(ROOT, 'studio/model/content.schema.json'), 'utf8')) as ContentSchema

/** Documents of which the site wants these and no others; the rest of each is hostile. */
const FIXED: Record<string, (seed: Document) => object> = {
  plan: ({key}) => ({key}),
  price: ({plan, period, validFrom, exclVat}) => ({plan, period, validFrom, exclVat}),
  page: ({route, canonicalRoute, noIndex}) => ({route, canonicalRoute, noIndex}),
  accountPage: ({subscription}) => ({subscription}),
  siteSettings: ({brandName}) => ({brandName}),
}
const LISTS = [
  'feature',
  'faq',
  'termsSection',
  'metricCard',
  'update',
  'optimisationCard',
  'optimisationLogEntry',
  'auditScore',
  'auditFinding',
  'helpCard',
]
const MAILS = 'mailMessage'

type Case = {name: string; appetite: Appetite; counts: (type: string) => number; seed: number}
const CASES: Case[] = [
  {
    name: 'long words, markup, right-to-left text and 200 questions',
    appetite: {items: {minLength: 1, maxLength: 5}, bare: false},
    counts: (type) => (type === 'faq' ? 200 : 4),
    seed: 20_251_120,
  },
  {
    name: 'nothing that may be left out, and zero of every list',
    appetite: {items: {minLength: 0, maxLength: 0}, bare: true},
    counts: () => 0,
    seed: 7,
  },
]

function documentsOf({appetite, counts, seed}: Case, shipped: Document[]): Document[] {
  const one = (type: string, index: number) => {
    const [document] = fc.sample(hostile(schema, type, appetite), {numRuns: 1, seed: seed + index})
    if (!document) throw new Error('Nothing was generated')
    return document
  }
  const kept = shipped
    .filter(({_type}) => !LISTS.includes(_type) && _type !== MAILS)
    .map((document, index) => ({
      ...one(document._type, index),
      ...FIXED[document._type]?.(document),
      _id: document._id,
    }))
  const listed = LISTS.flatMap((type) =>
    Array.from({length: counts(type)}, (_, index) => ({...one(type, 1000 + index), _id: `hostile-${type}-${index}`})),
  )
  return [...kept, ...listed] as Document[]
}

async function replaceContent(house: House, documents: Document[]) {
  const listed = await house.client.fetch<string[]>('*[_type in $types]._id', {types: LISTS})
  const wanted = new Set(documents.map(({_id}) => _id))
  const transaction = house.client.transaction()
  for (const document of documents) transaction.createOrReplace(document)
  for (const id of listed) if (!wanted.has(id)) transaction.delete(id)
  await transaction.commit()
}

test.describe(() => {
  test.afterAll(async ({house}) => {
    test.setTimeout(120_000)
    await house.rebuiltBy(() =>
      promisify(execFile)(process.execPath, [path.join(ROOT, 'local/content/content.ts'), 'reset', '--replace']),
    )
  })

  for (const item of CASES)
    test(`the site stands with ${item.name}`, async ({page, house}) => {
      test.setTimeout(240_000)
      const shipped = await house.client.fetch<Document[]>('*[!(_type match "sanity.*")]')
      const {builtAt} = await house.status()
      await replaceContent(house, documentsOf(item, shipped))
      await expect
        .poll(
          async () => {
            const {problem, builtAt: since} = await house.status()
            return problem ?? (since === builtAt ? 'building' : 'built')
          },
          {timeout: 90_000},
        )
        .toBe('built')

      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(`${new URL(page.url()).pathname}: ${error.message}`))
      await page.setViewportSize({width: 320, height: 700})
      const found: string[] = []
      for (const language of LANGUAGES)
        for (const {path: route} of routesFor(['basis', 'pro']).filter(({path: address}) => address !== '/logout/')) {
          await page.goto(at(house, route, language), {waitUntil: 'networkidle'})
          await expect(page.locator('h1')).toHaveCount(1)
          const wide = await page.evaluate(() => {
            const room = document.documentElement.clientWidth
            const over = [...document.querySelectorAll('body *')].find(
              (element) =>
                element.getBoundingClientRect().right > room + 1 &&
                !element.closest('[tabindex="0"], figure, dialog, svg'),
            )
            return document.documentElement.scrollWidth > room ? (over?.outerHTML.slice(0, 160) ?? 'somewhere') : null
          })
          if (wide) found.push(`${language}${route} is wider than the screen: ${wide}`)
          if (await page.evaluate(() => 'hacked' in window))
            found.push(`${language}${route} ran a script of the content`)
          if (await page.getByText('Unexpected Application Error').isVisible()) found.push(`${language}${route} broke`)
        }
      expect([...found, ...errors]).toEqual([])
    })
})
