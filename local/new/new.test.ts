import {execFileSync} from 'node:child_process'
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {ROOT} from '../settings/environment.ts'
import {after, apply, before, inDocument} from './changes.ts'
import type {Options} from './kinds/kind.ts'
import {KINDS} from './kinds.ts'
import {namesOf, UsageError} from './names.ts'

let copy: string
beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'new-'))
})
afterEach(() => rmSync(copy, {recursive: true}))

const BIOME = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome')
/** Settings of the project, which Biome would else read in its folder, and all of its files and packages with them. */
const BIOME_SETTINGS = JSON.stringify({
  ...JSON.parse(readFileSync(path.join(ROOT, 'biome.json'), 'utf8')),
  vcs: {enabled: false},
})

/** Runs a generator on a copy of the files that it touches, and formats the result. */
function generate(kind: string, name: string, options: Options = {}) {
  const make = KINDS.get(kind)
  if (!make) throw new Error(`There is no kind "${kind}"`)
  const {changes, left} = make(namesOf(name), options, ROOT)
  for (const {file} of changes)
    if (existsSync(path.join(ROOT, file))) cpSync(path.join(ROOT, file), path.join(copy, file), {recursive: true})
  const files = apply(copy, changes)
  const code = files.filter((file) => /\.tsx?$/.test(file))
  writeFileSync(path.join(copy, 'biome.json'), BIOME_SETTINGS)
  execFileSync(process.execPath, [BIOME, 'check', '--write', '--error-on-warnings', ...code], {
    cwd: copy,
    stdio: 'pipe',
  })
  return {files, left, read: (file: string) => readFileSync(path.join(copy, file), 'utf8')}
}

const CALLS: [kind: string, name: string, options: Options][] = [
  ['page', 'client-logos', {}],
  ['document-type', 'milestone', {page: 'about'}],
  ['document-type', 'tip', {page: 'help'}],
  ['field', 'topic', {in: 'faq'}],
  ['field', 'year', {in: 'proof', kind: 'word', required: true}],
  ['checkout-field', 'department', {}],
  ['endpoint', 'newsletter', {}],
  ['mail', 'welcome', {}],
  ['section', 'timeline', {}],
]

test.each(CALLS)('makes a %s %s that parses, lints and names what is left', (kind, name, options) => {
  const {files, left} = generate(kind, name, options)
  expect(files.length).toBeGreaterThan(0)
  expect(left.length).toBeGreaterThan(0)
})

test.each(CALLS.filter(([kind]) => kind !== 'field' && kind !== 'mail'))(
  'refuses to make a %s %s twice, and changes nothing',
  (kind, name, options) => {
    const changes = KINDS.get(kind)?.(namesOf(name), options, ROOT).changes ?? []
    const {files, read} = generate(kind, name, options)
    const before = files.map(read)
    expect(() => apply(copy, changes)).toThrow(/exists already/)
    expect(files.map(read)).toEqual(before)
  },
)

test('makes a page with its row, document, query, component and content', () => {
  const {files, read} = generate('page', 'client-logos')
  expect(files).toEqual([
    'domain/pages/pages.ts',
    'domain/pages/pageTitles.ts',
    'studio/schema/singletons/clientLogosPage.ts',
    'web/src/screens/client-logos/clientLogos.query.ts',
    'web/src/screens/client-logos/ClientLogos.tsx',
    'studio/seed/clientLogosPage.ndjson',
  ])
  expect(read('domain/pages/pages.ts')).toMatch(/type: 'clientLogos',\n {4}path: '\/client-logos\/',/)
  expect(read('domain/pages/pageTitles.ts')).toContain("'/client-logos/': {")
  const documents = read('studio/seed/clientLogosPage.ndjson')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(documents.map(({_id}) => _id)).toEqual(['clientLogosPage', 'page-client-logos'])
})

test('puts a list below the document of its page, which may have lists already', () => {
  const {read} = generate('document-type', 'tip', {page: 'help'})
  expect(read('studio/structureEntries.ts')).toMatch(/helpPage: \[\s*ordered\('tip'/)
  expect(read('web/src/screens/help/Help.tsx')).toContain('<Tips tips={pageContext.content.tips} />')
})

test('makes a checkout field of a row and its words', () => {
  const {files, read} = generate('checkout-field', 'department')
  for (const file of files) expect([file, read(file)]).toEqual([file, expect.stringContaining('department')])
  expect(files).toEqual([
    'domain/customers/detailTable.ts',
    'domain/customers/detailTitles.ts',
    'studio/seed/checkoutPage.ndjson',
    'studio/seed/paymentPages.ndjson',
    'studio/migrations/department-at-the-checkout/index.ts',
    'domain/content/migrations.ts',
  ])
})

test('puts the row of an endpoint in the order of the list', () => {
  const {read} = generate('endpoint', 'newsletter')
  const rows = [...read('tests/payments/bundles.spec.ts').matchAll(/^ {4}\[\s*'([\w-]+)', '\/api/gm)].map(
    ([, name]) => name,
  )
  expect(rows).toEqual([...rows].sort())
})

test('explains what is missing', () => {
  expect(() => generate('document-type', 'milestone')).toThrow(/--page .*about/)
  expect(() => generate('field', 'topic', {in: 'nothing'})).toThrow(UsageError)
  expect(() => namesOf('Not a name')).toThrow(UsageError)
})

test('changes nothing when a place in a file is gone, or is there twice', () => {
  const file = 'domain/pages/pages.ts'
  cpSync(path.join(ROOT, file), path.join(copy, file))
  const text = readFileSync(path.join(copy, file), 'utf8')
  const added = {file: 'new.ts', content: ''}
  expect(() => apply(copy, [added, before(file, 'no such line', '')])).toThrow(
    `${file}: these lines must be there once`,
  )
  expect(() => apply(copy, [added, after(file, 'area', '')])).toThrow(/are \d+ times/)
  expect(() => apply(copy, [added, inDocument('none.ndjson', 'a', (document) => document)])).toThrow(
    'none.ndjson is missing',
  )
  expect([readFileSync(path.join(copy, file), 'utf8'), existsSync(path.join(copy, 'new.ts'))]).toEqual([text, false])
})
