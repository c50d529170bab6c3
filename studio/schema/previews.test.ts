import {createClient} from '@sanity/client'
import type {PreviewValue} from 'sanity'
import {isLanguage} from '../../domain/texts/languages.ts'
import {readPublished} from '../published/published.ts'
import {schemaTypes} from './index.ts'
import {withReadablePreview} from './previews.ts'

type Field = {name: string; type: string; fields?: Field[]; of?: Field[]; to?: {type: string}[]}
type Type = Field & {
  preview?: {select?: Record<string, string>; prepare: (selection: Record<string, unknown>) => PreviewValue}
}

const settings = {
  brandName: 'Vindkracht',
  company: {legalName: '', street: '', postalCode: '', city: '', kvk: '', vatNumber: ''},
  phone: {display: '', international: ''},
  emails: {info: '', support: '', privacy: ''},
  vatRate: 21,
}

beforeAll(async () => {
  const client = createClient({projectId: 'local', dataset: 'test', apiVersion: '1', useCdn: false})
  client.withConfig = () => client
  client.fetch = async () => ({settings, prices: [], plans: [], ownPages: [], formPages: []}) as never
  await readPublished(client)
})

const TYPES = schemaTypes as unknown as Type[]
const typeOf = (name: string) => TYPES.find((type) => type.name === name)
const LISTED = TYPES.filter(({preview}) => preview?.select)

const VALUES: Record<string, unknown> = {
  number: 3,
  boolean: true,
  date: '2026-12-31',
  datetime: '2026-12-31T12:00:00Z',
  slug: {current: 'adres'},
  image: {},
}

/** Value at a path of a preview, with a text in the languages given. */
function valueAt(field: Field | undefined, path: readonly string[], texts: Record<string, string>): unknown {
  const [step, ...rest] = path
  if (!field) return undefined
  const target = field.to ? typeOf(field.to[0]?.type ?? '') : field
  const own = typeOf(target?.type ?? '') ?? target
  const languages = own?.fields?.length && own.fields.every(({name}) => isLanguage(name))
  if (languages && own?.fields?.[0]?.type === 'slug')
    return Object.fromEntries(Object.entries(texts).map(([language, words]) => [language, {current: words}]))
  if (languages) return step === undefined ? texts : texts[step]
  if (step === undefined) return VALUES[field.type] ?? (own?.fields ? {} : 'word')
  if (/^\d+$/.test(step)) return valueAt(own?.of?.[0], rest, texts)
  return valueAt(
    own?.fields?.find(({name}) => name === step),
    rest,
    texts,
  )
}

/** Lines of a list for a document of this type. */
function linesOf({preview, ...type}: Type, texts: Record<string, string>): string[] {
  const selection = Object.entries(preview?.select ?? {}).map(([key, path]) => [
    key,
    valueAt(type as Field, path.split('.'), texts),
  ])
  const {title, subtitle} = preview?.prepare(Object.fromEntries(selection)) ?? {}
  return [title, subtitle].filter((line): line is string => typeof line === 'string')
}

/** Types whose second line is the same text in the other language. */
const IN_BOTH = ['faq', 'form', 'localeString', 'localeText', 'termsSection']

test.each(LISTED)('$name is named by its English words when the Studio is English', (type) => {
  const [title = '', ...others] = linesOf(type, {nl: 'Dutch words', en: 'English words'})
  expect(title).not.toContain('Dutch words')
  if (IN_BOTH.includes(type.name)) expect([title, ...others]).toEqual(['English words', 'Dutch words'])
  // Both addresses of a page stand there, the English one first.
  else if (others[0]?.includes('/')) expect(others[0]).toMatch(/English words.*Dutch words/)
  else expect(others.join()).not.toContain('Dutch words')
})

test.each(LISTED)('$name is named by its Dutch words while the English ones are empty', (type) => {
  const isNamed = linesOf(type, {nl: 'Dutch words', en: 'English words'})[0]?.includes('English words')
  const [title = '', ...others] = linesOf(type, {nl: 'Dutch words', en: ' '})
  expect(title).toEqual(isNamed ? expect.stringContaining('Dutch words') : expect.any(String))
  if (IN_BOTH.includes(type.name)) expect(others).toEqual([])
})

test('lists fill in placeholders', () => {
  expect(linesOf(typeOf('faq') as Type, {nl: 'Wat is {brand}?', en: '{brand}?'})).toEqual([
    'Vindkracht?',
    'Wat is Vindkracht?',
  ])
})

test('a type that prepares its preview itself gets its texts read', () => {
  const prepare = ({title}: Record<string, unknown>) => ({title: `${title}!`, subtitle: 'Kind'})
  const type = {name: 'sample', preview: {select: {title: 'name.en'}, prepare}}
  const {preview} = withReadablePreview(type) as unknown as Required<Pick<Type, 'preview'>>
  expect(preview.prepare({title: undefined, 'title:nl': '{brand}'})).toEqual({title: 'Vindkracht!', subtitle: 'Kind'})
})

test('an item of a list goes by its kind until it has words of its own', () => {
  const hero = typeOf('heroPart') as Type
  expect(linesOf(hero, {nl: ' ', en: ' '})[0]).toBe('Hero')
  expect(linesOf(hero, {nl: 'Zomer', en: 'Summer'})[0]).toBe('Summer')
})
