import {globSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import {runInNewContext, SourceTextModule} from 'node:vm'
import {replacements, UNKEYED, unkeyedWords} from '../sanity/build/unkeyedWords.ts'
import {MISSING_IN_DUTCH} from './bundles.ts'
import {informal} from './informal.ts'
import {OURS} from './ours.ts'

type Words = Record<string, unknown>

const require = createRequire(import.meta.url)
const folderOf = (name: string) => path.dirname(require.resolve(`${name}/package.json`))

/** The object that begins here in a file: it ends where its first line is indented as its last. */
function objectAt(source: string, from: number): Words {
  const line = source.slice(source.lastIndexOf('\n', from) + 1, from)
  const indent = /^\s*/.exec(line)?.[0] ?? ''
  const end = source.indexOf(`\n${indent}}`, from)
  return runInNewContext(`(${source.slice(from, end)}})`) as Words
}

/** Sanity's own English words by namespace, as its packages bring them: several megabytes, which are read once. */
function readEnglish(): Record<string, Words> {
  const words: Record<string, Words> = {}
  for (const name of ['sanity', '@sanity/vision'])
    for (const file of globSync('lib/*.js', {cwd: folderOf(name)})) {
      const source = readFileSync(path.join(folderOf(name), file), 'utf8')
      for (const {0: begin, 1: namespace = '', index} of source.matchAll(/defineLocalesResources\("([\w-]+)", (?={)/g))
        words[namespace] = {...words[namespace], ...objectAt(source, index + begin.length)}
    }
  return words
}

let words: Record<string, Words> | undefined
function english(): Record<string, Words> {
  words ??= readEnglish()
  return words
}

async function dutch(): Promise<Record<string, Words>> {
  const folder = path.join(path.dirname(require.resolve('@sanity/locale-nl-nl')), '_chunks-es')
  const words: Record<string, Words> = structuredClone(MISSING_IN_DUTCH)
  for (const file of globSync('*.js', {cwd: folder})) {
    const {default: resources} = (await import(path.join(folder, file))) as {default: Words}
    const namespace = path.basename(file, '.js')
    words[namespace] = {...resources, ...words[namespace]}
  }
  return words
}

test('translates all texts of Sanity but those of releases, which are switched off', async () => {
  const translated = await dutch()
  const missing = Object.entries(english()).flatMap(([namespace, words]) =>
    Object.keys(words)
      .filter((key) => !(key in (translated[namespace] ?? {})))
      .map(() => namespace),
  )
  expect([...new Set(missing)]).toEqual(['releases'])
})

test('Dutch says “je” wherever Sanity says “u”, and keeps tags and places for values', async () => {
  for (const words of Object.values(await dutch()))
    for (const text of Object.values(words).map(String)) {
      const said = informal(text)
      expect(said).not.toMatch(/\b(u|uw|alstublieft|je heeft|kunt je|wilt je)\b/i)
      expect(said.match(/<.*?>|{{.*?}}/g)).toEqual(text.match(/<.*?>|{{.*?}}/g))
    }
})

test.each([
  ['Uw rol <Roles/> heeft geen toestemming', 'Je rol <Roles/> heeft geen toestemming'],
  ['U heeft geen toestemming', 'Je hebt geen toestemming'],
  ['sinds u deze geopend heeft', 'sinds je deze geopend hebt'],
  ['Als u wilt, kunt u wachten', 'Als je wilt, kun je wachten'],
  ['Wilt u uw wijzigingen kwijt?', 'Wil je je wijzigingen kwijt?'],
])('“%s” becomes “%s”', (formal, said) => {
  expect(informal(formal)).toBe(said)
})

test('replaces only texts that Sanity has, in both languages', () => {
  const words = english()
  for (const [namespace, ours] of Object.entries(OURS))
    for (const [key, both] of Object.entries(ours)) {
      expect([namespace, key, key in (words[namespace] ?? {})]).toEqual([namespace, key, true])
      expect(both.every(Boolean)).toBe(true)
    }
})

test('nothing is supplied that Sanity does not say', () => {
  const words = english()
  for (const [namespace, supplied] of Object.entries(MISSING_IN_DUTCH))
    expect(Object.keys(supplied).filter((key) => !(key in (words[namespace] ?? {})))).toEqual([])
})

test.each(Object.entries(UNKEYED))('finds each replaced text without a key in %s', (file, unkeyed) => {
  const packages = path.dirname(folderOf('sanity'))
  const source = globSync(file, {cwd: packages})
    .map((found) => readFileSync(path.join(packages, found), 'utf8'))
    .join('\n')
  expect(replacements(unkeyed).filter(([english]) => !source.includes(english))).toEqual([])
})

test('the buttons of a phone that have a drawing only have a name in the build', () => {
  const folder = folderOf('sanity')
  for (const [pattern, name] of [
    ['lib/structureTool-*.js', '"aria-label": t("pane-header.back-button.text")'],
    ['lib/userComponent-*.js', '"aria-label": (localStorage'],
    ['lib/index.js', '"aria-label": t("user-menu.open-menu")'],
  ] as const) {
    const files = globSync(pattern, {cwd: folder}).map((file) => path.join(folder, file))
    const built = files.map((file) => unkeyedWords().transform(readFileSync(file, 'utf8'), file))
    expect([pattern, built.some((code) => code?.includes(name))]).toEqual([pattern, true])
  }
})

test('the media library and lists that are put into an order speak the language of the Studio in the build', () => {
  const folder = folderOf('sanity-plugin-media')
  const file = path.join(folder, 'dist/index.js')
  const built = unkeyedWords().transform(readFileSync(file, 'utf8'), file)
  expect(built).toContain('==="en-US"?"Browse Assets":"Media")')
  expect(() => new SourceTextModule(built ?? '')).not.toThrow()
})

/** Sanity's documents of a form, as they are in the build. */
async function builtMutator() {
  const file = path.join(folderOf('@sanity/mutator'), 'lib/index.js')
  const built = unkeyedWords().transform(readFileSync(file, 'utf8'), file) ?? ''
  const linked = built.replace(
    /(?<=^import .*) from "([^"]+)"/gm,
    (_, name: string) => ` from "${import.meta.resolve(name)}"`,
  )
  return import(`data:text/javascript,${encodeURIComponent(linked)}`)
}
const PATCH = {patch: {id: 'drafts.faq', set: {'question.nl': 'Hoe?'}}}

test('a patch of a document that is gone gives nothing in the build, and throws nothing', async () => {
  const {Mutation} = await builtMutator()
  expect(new Mutation({mutations: [PATCH]}).apply(null)).toBeNull()
})

test('a document that is gone waits in the build for nothing that was typed before', async () => {
  const {BufferedDocument, Mutation} = await builtMutator()
  const document = new BufferedDocument({_id: 'drafts.faq', _type: 'faq', _rev: 'one'})
  const isSaved: boolean[] = []
  document.onConsistencyChanged = (isConsistent: boolean) => isSaved.push(isConsistent)
  document.add(new Mutation({mutations: [PATCH]}))
  const gone = {mutations: [{delete: {id: 'drafts.faq'}}], transactionId: 'two'}
  document.arrive(new Mutation({...gone, previousRev: 'one', resultRev: 'two'}))
  expect([document.LOCAL, isSaved]).toEqual([null, [false, true]])
})

test('a day is read in the build as people type it', () => {
  const [file = ''] = globSync('lib/PerspectiveProvider-*.js', {cwd: folderOf('sanity')}).filter((each) =>
    readFileSync(path.join(folderOf('sanity'), each), 'utf8').includes('function DateInput('),
  )
  const source = path.join(folderOf('sanity'), file)
  const built = unkeyedWords().transform(readFileSync(source, 'utf8'), source) ?? ''
  const readers = [
    ...built.matchAll(
      /\(inputValue\) => (parse\$1\(\(function typedDay.*?DEFAULT_DATE_FORMAT\)|\(\(typed\).*?\)\(inputValue\))/gs,
    ),
  ]
  const [day, moment] = readers.map(
    ([, code]) =>
      new Function('parse$1', 'DEFAULT_DATE_FORMAT', 'timeZone', `return (inputValue) => ${code}`)(
        (...given: string[]) => given.slice(0, 2),
        'YYYY-MM-DD',
        {name: 'Europe/Amsterdam'},
      ) as (typed: string) => string[],
  )
  expect(day?.('31/12/2026')).toEqual(['2026-12-31', 'YYYY-MM-DD'])
  expect(day?.('31-12-26')).toEqual(['', 'YYYY-MM-DD'])
  expect(moment?.('31 dec 2026 9:15')).toEqual(['2026-12-31 09:15', 'YYYY-MM-DD HH:mm'])
  expect(moment?.('31 dec 2026')).toEqual(['', 'YYYY-MM-DD HH:mm'])
})
