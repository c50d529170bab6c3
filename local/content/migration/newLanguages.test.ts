import {DEFAULT_LANGUAGE} from '../../../domain/texts/languages.ts'
import {mapTexts} from '../../../domain/texts/texts.ts'
import {type ContentDocument, readFolder} from '../ndjson.ts'
import {SEED_FOLDER} from '../seed.ts'
import {inNewLanguages} from './newLanguages.ts'

const seed = readFolder(SEED_FOLDER)
/** Content as it ships, without English. */
const before = seed.map((document) => {
  const {address, ...rest} = mapTexts(document, ({en, ...text}) => text) as ContentDocument
  const {en, ...addresses} = (address ?? {}) as {en?: unknown}
  return (address ? {...rest, address: addresses} : rest) as ContentDocument
})
const find = (id: string, documents = before) => documents.find(({_id}) => _id === id) as ContentDocument
const changesOf = (now: ContentDocument[], earlier = now) => inNewLanguages({before: earlier, now, seed})
const setOf = (document: ContentDocument) => changesOf([document])[0]?.set

test('adds a new language to older content once', () => {
  expect(changesOf(seed)).toEqual([])
  const all = changesOf(before)
  expect(all.length).toBeGreaterThan(100)
  expect(all.flatMap(({set}) => Object.keys(set)).every((path) => path.endsWith('.en'))).toBe(true)
  expect(setOf(find('faq-costs'))).toMatchObject({'question.en': (find('faq-costs', seed).question as {en: string}).en})
  expect(setOf(find('content-imprint'))).toMatchObject({'address.en': {_type: 'slug', current: 'imprint'}})
})

test('translates no text that an editor wrote, drafts included', () => {
  const changed = {...find('faq-costs'), question: {_type: 'localeString', [DEFAULT_LANGUAGE]: 'Wat kost het echt?'}}
  expect(Object.keys(setOf(changed) ?? {})).toEqual(['answer.en'])
  expect(Object.keys(setOf({...changed, _id: 'drafts.faq-costs'}) ?? {})).toEqual(['answer.en'])
  expect(setOf({...changed, _id: 'faq-of-an-editor'})).toBeUndefined()
})

test('finds a text again after an editor moved it', () => {
  const plan = find('plan-pro') as unknown as ContentDocument & {features: object[]}
  const shipped = find('plan-pro', seed) as unknown as {features: {en: string}[]}
  const last = shipped.features.length - 1
  expect(setOf({...plan, features: plan.features.toReversed()})).toMatchObject({
    [`features[${last}].en`]: shipped.features[0]?.en,
  })
})

test('leaves a document that is partly translated', () => {
  const costs = find('faq-costs')
  const half = {...costs, question: {...(costs.question as object), en: 'What?'}}
  expect(setOf(half as ContentDocument)).toBeUndefined()
})

test('adds the text of an older migration in every language', () => {
  const {answer, ...older} = find('faq-costs', seed)
  const added = {...older, answer: find('faq-costs').answer} as ContentDocument
  expect(changesOf([added], [older as ContentDocument])).toEqual([
    {id: 'faq-costs', set: {'answer.en': (answer as {en: unknown}).en}},
  ])
})
