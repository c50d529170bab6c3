import {execFile} from 'node:child_process'
import {cpSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {promisify} from 'node:util'
import {expect, type StudioServer, program as test} from './studioServer.ts'

/** Every rule of the Studio, run by its real validation over the content that ships and documents broken in one way each. */
const ROOT = path.resolve(import.meta.dirname, '../..')
type Stored = {_id: string; _type: string} & Record<string, never>

const seed = (type: string): Stored[] =>
  readFileSync(path.join(ROOT, `studio/seed/${type}.ndjson`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
const one = (type: string, id?: string): Stored => {
  const found = seed(type).find(({_id}) => !id || _id === id)
  if (!found) throw new Error(`No ${type} ${id}`)
  return structuredClone(found)
}
const blank = {
  _type: 'localeRichText',
  nl: [{_type: 'block', _key: 'b', children: [{_type: 'span', _key: 's', text: ' '}]}],
}

type Case = {rule: string; document: () => object; expected: RegExp; never?: RegExp}
const broken = (id: string, type: string, change: object): object => ({...one(type), _id: id, ...change})
const price = (id: string, base: string, change: object): object => ({...one('price', base), _id: id, ...change})
const points = () => (one('visitorSeries') as unknown as {points: object[]}).points

const CASES: Case[] = [
  {
    rule: 'both languages are present',
    document: () => broken('b-language', 'feature', {title: {_type: 'localeString', nl: 'Alleen Nederlands'}}),
    expected: /field title\.en: Write the text in English too/,
  },
  {
    rule: 'a text that is missing altogether is told once in each language, and not as a whole too',
    document: () => broken('b-missing', 'feature', {title: undefined}),
    expected:
      /"b-missing", field title\.nl: Write .* in Dutch too\n.*"b-missing", field title\.en: Write .* in English too/,
    never: /error: feature "b-missing", field title:/,
  },
  {
    rule: 'a price has at most two decimals',
    document: () => price('b-decimals', 'price-pro-monthly', {exclVat: 99.999}),
    expected: /field exclVat: Enter a positive amount/,
  },
  {
    rule: 'a price is positive',
    document: () => price('b-zero', 'price-pro-monthly', {exclVat: 0}),
    expected: /field exclVat: Enter a positive amount/,
  },
  {
    rule: 'a price is unique for its plan, period and start',
    document: () => price('b-twice', 'price-pro-monthly', {}),
    expected: /field validFrom: This plan and period already have a price from the same day/,
  },
  {
    rule: 'changing a price in force warns of the 30 days’ notice',
    document: () => price('drafts.price-basis-monthly', 'price-basis-monthly', {exclVat: 109}),
    expected: /^warning: price "drafts\.price-basis-monthly", field exclVat: This price is in force/m,
  },
  {
    rule: 'a discount note that the prices do not keep is told',
    document: () =>
      price('b-note', 'price-basis-quarterly', {
        exclVat: 280,
        validFrom: '2099-01-01',
        discountNote: {_type: 'localeString', nl: '10% korting', en: 'A discount'},
      }),
    expected:
      /^ask: price "b-note", field discountNote\.nl: The note says “10% korting”, but 3 months of Basic cost 5\.7% less/m,
  },
  {
    rule: 'a plan on sale has a price for one period at least',
    document: () => broken('b-plan', 'plan', {availability: 'onSale'}),
    expected: /field availability: First give this plan a price that has started, for one period at least/,
  },
  {
    rule: 'no two plans have the same key',
    document: () => broken('b-key', 'plan', {key: 'pro'}),
    expected: /plan "b-key", field key: “pro” is already the key of the plan Pro/,
  },
  {
    rule: 'a button leads to a page that exists',
    document: () => {
      const label = {_type: 'localeString', nl: 'Prijzen', en: 'Prices'}
      return broken('b-link', 'notFoundPage', {action: {_type: 'action', label, destination: '/prijzen'}})
    },
    expected: /field action\.destination: The site has no page at “\/prijzen”/,
  },
  {
    rule: 'the visitor series has 24 days',
    document: () => broken('b-days', 'visitorSeries', {points: points().slice(1)}),
    expected: /field points: Give exactly 24 days; there are 23/,
  },
  {
    rule: 'the days of the visitor series ascend without a gap',
    document: () => broken('b-order', 'visitorSeries', {points: points().reverse()}),
    expected: /field points: .* does not follow/,
  },
  {
    rule: 'a stated total that differs from the points is told',
    document: () => broken('b-total', 'visitorSeries', {statedTotal: 4000}),
    expected: /^warning: visitorSeries "b-total".*add up to 3,676, but the total is stated as 4,000/m,
  },
  {
    rule: 'a stated growth that differs from the points is told',
    document: () => broken('b-growth', 'visitorSeries', {statedGrowth: 300}),
    expected: /^warning: visitorSeries "b-growth".*a growth of 245%, but 300% is stated/m,
  },
  {
    rule: 'a question has an answer',
    document: () => broken('b-faq', 'faq', {answer: {...blank, en: blank.nl}}),
    expected: /field answer: Write the text in Dutch too/,
  },
  {
    rule: 'external links are https',
    document: () =>
      broken('b-https', 'siteSettings', {links: {introCall: 'http://example.com', reviews: 'https://example.com'}}),
    expected: /field links\.introCall: Enter an address that starts with https/,
  },
  {
    rule: 'a title fits what search engines show',
    document: () => broken('b-title', 'page', {title: {_type: 'localeString', nl: 'x'.repeat(61), en: 'A fine title'}}),
    expected: /field title: The Dutch text has 61 characters; search engines cut it off after 60/,
  },
  {
    rule: 'a description fits what search engines show',
    document: () => broken('b-description', 'page', {description: {_type: 'localeText', nl: 'Kort.', en: 'Short.'}}),
    expected: /field description: The Dutch text has 5 characters: make it at least 70/,
  },
  {
    rule: 'an unknown placeholder is an error that lists those that exist',
    document: () =>
      broken('b-placeholder', 'feature', {text: {_type: 'localeText', nl: 'Van {merk}', en: 'By {brand}'}}),
    expected:
      /field text: The Dutch text has an unknown placeholder \{merk\}\. Choose another, such as: \{brand\}, .*\{price:basis:monthly\}/,
  },
  {
    rule: 'a finding that needs attention has a priority',
    document: () => broken('b-finding', 'auditFinding', {outcome: 'attention', priority: undefined}),
    expected: /field priority: Choose a priority: Medium or High/,
  },
  {
    rule: 'an image has alternative text',
    document: () => broken('b-alt', 'page', {shareImage: {_type: 'picture', image: {_type: 'image'}}}),
    expected: /field shareImage\.alt: /,
  },
]

/** Runs the command once for all documents; findings make it end with 1, so the output counts and not the code. */
async function validate(studioServer: StudioServer): Promise<string> {
  const folder = path.join(studioServer.folder, 'validated')
  cpSync(path.join(ROOT, 'studio/seed'), folder, {recursive: true})
  writeFileSync(path.join(folder, 'broken.ndjson'), CASES.map(({document}) => JSON.stringify(document())).join('\n'))
  const args = [path.join(ROOT, 'local/content/content.ts'), 'validate', folder]
  return promisify(execFile)(process.execPath, args, {env: studioServer.environment}).then(
    ({stdout}) => stdout,
    (error: {stdout: string}) => error.stdout,
  )
}

test('the Studio enforces each of its rules, and the content that ships breaks none', async ({studioServer}) => {
  const said = await validate(studioServer)
  for (const {rule, expected, never} of CASES) {
    expect.soft(said, rule).toMatch(expected)
    if (never) expect.soft(said, rule).not.toMatch(never)
  }
  const broken = new Set(CASES.map(({document}) => (document() as Stored)._id))
  const findings = [...said.matchAll(/^(?:error|warning): \w+ "([^"]+)", .*$/gm)]
  expect(findings.filter(([, id = '']) => !broken.has(id)).map(([line]) => line)).toEqual([])
  expect(said).toMatch(/^\d+ documents: \d+ errors, \d+ warnings$/m)
})
