import {parse} from 'groq-js'
import {readSchema} from '../../../../local/content/ndjson.ts'
import {catalogueQuery, seoQuery, siteQuery} from '../../page/site.query.ts'
import {SCREENS} from '../screens.ts'
import {readsType, typeOfField, withValues} from './queryTree.ts'

const QUERIES = [...new Set([...Object.values(SCREENS).map(({query}) => query), siteQuery, seoQuery, catalogueQuery])]
const PARAMS = {plan: 'pro "x" \\', id: null, route: '/', template: '/'}

test.each(QUERIES)('values take the place of parameters and change nothing else in %s', (query) => {
  const filled = withValues(query, PARAMS)
  expect(filled).not.toContain('$')
  expect(parse(filled)).toEqual(parse(query, {params: PARAMS}))
})

test('the look-up of a document becomes the document of the projection, whatever else filters it', () => {
  const query = `{"page": *[_type == 'article' && _id == $id && defined(title)][0]{title}, "all": *[_id == "a"][0]}`
  expect(withValues(query, {})).toBe('{"page": @{"title": title}, "all": *[_id == "a"][0]}')
})

test.each([
  ['double quotes', '*[_type == "faq"]', true],
  ['single quotes', "*[_type == 'faq']", true],
  ['a list', `*[_type in ["plan", 'faq']]`, true],
  ['another side', '*["faq" == _type]', true],
  ['a condition beside it', '*[page == "landing" && (_type == "faq")]', true],
  ['one of two conditions', '*[_type == "plan" || _type == "faq"]', true],
  ['a variable', '*[_type == $kind]', true],
  ['a list with a variable', '*[_type in ["plan", $kind]]', true],
  ['no filter', 'count(*)', true],
  ['a filter on no type', '*[defined(question)]', true],
  ['one of two conditions on no type', '*[_type == "plan" || defined(question)]', true],
  ['a query within a query', '*[_type == "plan"]{"faqs": *[_type == "faq"]}', true],
  ['a reference', '*[_type == "plan"]{"faqs": questions[@->_type == "faq"]->{question}}', true],
  ['a part', '*[_type == "article" && _id == $id][0]{parts[]{_type == "p" => {"a": *[_type == "faq"]}}}', true],
  ['the name of a field', '*[_type == "plan"]{"faq": question}', false],
  ['a text', '*[_type == "plan" && kind == "faq"]', false],
  ['the own document', '*[_type == "faq" && _id == $id][0]', false],
])('readsType finds a type in %s', (_, query, expected) => {
  expect(readsType(query, 'faq')).toBe(expected)
})

test('a page reads what its parts show', () => {
  const {query} = SCREENS.article
  expect(readsType(query, 'faq', ['questionsPart'])).toBe(true)
  expect(readsType(query, 'checkoutPage', ['plansPart'])).toBe(true)
  expect(readsType(query, 'faq', ['plansPart', 'textPart'])).toBe(false)
  expect(readsType(query, 'blogPage', [])).toBe(true)
})

test('a field of the answer is of the type that its query names', () => {
  expect(typeOfField(siteQuery, 'settings')).toBe('siteSettings')
  expect(typeOfField(SCREENS.landing.query, 'series')).toBe('visitorSeries')
  expect(typeOfField(SCREENS.checkout.query, 'plan')).toBe('plan')
})

test('a query names the type of every reference that it follows', () => {
  type Part = {type?: string; name?: string; base?: Part}
  const followed = (part: unknown): string[] => {
    if (typeof part !== 'object' || part === null) return []
    const {type, base} = part as Part
    const name = type === 'Deref' && base?.name
    return [...(name ? [name] : []), ...Object.values(part).flatMap(followed)]
  }
  const targets = (value: unknown, field: string): string[] => {
    if (typeof value !== 'object' || value === null) return []
    const own = field in value ? JSON.stringify(value[field as keyof typeof value]) : ''
    return [
      ...[...own.matchAll(/"dereferencesTo":"([\w.]+)"/g)].map(([, type = '']) => type),
      ...Object.values(value).flatMap((inner) => targets(inner, field)),
    ]
  }
  const schema = readSchema()
  for (const {query} of Object.values(SCREENS))
    for (const field of followed(parse(query)))
      for (const type of targets(schema, field).filter((each) => !each.startsWith('sanity.')))
        expect({query, type, reads: readsType(query, type)}).toEqual({query, type, reads: true})
})
