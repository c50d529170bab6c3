import {globSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {LANGUAGES} from '../../domain/texts/languages.ts'
import {placeholdersIn} from '../../domain/texts/placeholders.ts'
import {placeholderNames} from '../../domain/texts/placeholderValues.ts'
import type {ContentDocument} from '../../local/content/ndjson.ts'
import {schemaTypes} from './index.ts'
import {contextOf} from './rules/context.fixture.ts'

type Field = {
  name: string
  type?: string
  description?: string
  fields?: Field[]
  validation?: (rule: object) => unknown
}
type Check = (value: unknown, context: unknown) => unknown

const OWN_TITLES: readonly string[] = [...LANGUAGES, 'orderRank']

const fieldsOf = ({fields = []}: Field, path: string): (Field & {path: string})[] =>
  fields
    .filter(({name}) => !OWN_TITLES.includes(name))
    .flatMap((field) => {
      const own = `${path}.${field.name}`
      return [{...field, path: own}, ...fieldsOf(field, own)]
    })

const FIELDS = schemaTypes.flatMap((type) => fieldsOf(type as Field, type.name))

/** Records how a field is validated: whether it is required, and its own checks. */
function rulesOf({validation}: Field) {
  const checks: Check[] = []
  let isRequired = false
  const rule: object = new Proxy(
    {},
    {
      get: (_, name) => (check: Check) => {
        if (name === 'required') isRequired = true
        if (name === 'custom') checks.push(check)
        return rule
      },
      set: () => true,
    },
  )
  validation?.(rule)
  return {checks, isRequired}
}

const EVERYWHERE = placeholderNames(['basis'])
const ONE_PLAN: ContentDocument[] = [{_id: 'plan-basis', _type: 'plan', key: 'basis'}]

/** Placeholders that a field knows beside those known everywhere: its refusal of another one lists them. */
async function placeholdersOf(field: Field): Promise<string[]> {
  const value = Object.fromEntries(LANGUAGES.map((id) => [id, '{nothing}']))
  const answers = await Promise.all(rulesOf(field).checks.map((check) => check(value, contextOf({}, ONE_PLAN))))
  const refusal = answers.find((answer) => typeof answer === 'string' && answer.includes('{nothing}'))
  return placeholdersIn(String(refusal ?? '')).filter((name) => name !== 'nothing' && !EVERYWHERE.includes(name))
}

test('help names every placeholder that its field fills', async () => {
  // The text of a mail lists the placeholders of its details too.
  const localised = FIELDS.filter(({type, path}) => type?.startsWith('locale') && !path.startsWith('mailDetail.'))
  expect(localised.length).toBeGreaterThan(300)
  const known = await Promise.all(localised.map(async (field) => ({...field, names: await placeholdersOf(field)})))
  expect(known.filter(({names}) => names.length > 0).length).toBeGreaterThan(40)
  const unsaid = known.flatMap(({path, description = '', names}) =>
    names.filter((name) => !description.includes(`{${name}}`)).map((name) => `${path}: {${name}}`),
  )
  expect(unsaid).toEqual([])
})

test('every switch and every field that may stay empty has help', () => {
  const surprising = FIELDS.filter((field) => field.type === 'boolean' || !rulesOf(field).isRequired)
  expect(surprising.length).toBeGreaterThan(30)
  expect(surprising.filter(({description}) => !description).map(({path}) => path)).toEqual([])
})

test('no two fields of different meaning have the same help', () => {
  // An icon is the same thing on every page, as is hiding a part; some messages have nothing to explain but their placeholders.
  const own = FIELDS.filter(
    ({path, description}) => description && !/\.(icon|hidden)$/.test(path) && !description.startsWith('Filled in: '),
  )
  const twice = own.filter(({description, path}) =>
    own.some((other) => other.description === description && other.path !== path),
  )
  expect(twice.map(({path, description}) => `${path}: ${description}`)).toEqual([])
})

/** Words for editors: sentences in quotation marks, of the schema and of what the guards say. */
const WORDS = [
  'studio/schema/**/*.ts',
  'domain/content-rules/sentences.ts',
  'domain/pages/{ownPages,redirects,landingSections}.ts',
]
const ROOT = path.resolve(import.meta.dirname, '../..')
/** Code in a text of code: a query, or an element. */
const CODE = /\*\[|==|<[a-z]+[ >/]/

test('words for editors have curly quotation marks, in both languages', () => {
  const files = WORDS.flatMap((pattern) => globSync(pattern, {cwd: ROOT})).filter((file) => !file.includes('.test.'))
  const straight = files.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`\n]*)`/g)]
      .map(([, text = '', template = '']) => text || template)
      .filter((text) => text.includes('"') && text.includes(' ') && !CODE.test(text))
      .map((text) => `${file}: ${text}`),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(straight).toEqual([])
})

test('English help has English examples, and writes amounts as English does', () => {
  const DUTCH =
    /\b(de|het|een|van|voor|naar|niet|maand|maanden|korting|gratis|bekijk|pakket|onze|jouw|btw|oude|actie|klik)\b/i
  const help = FIELDS.map(({path, description = ''}) => `${path}: ${description}`)
  expect(help.filter((words) => DUTCH.test(words.slice(words.indexOf(':'))))).toEqual([])
  expect(help.filter((words) => /€\s/.test(words))).toEqual([])
})
