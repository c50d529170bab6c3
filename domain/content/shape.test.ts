import {readFileSync} from 'node:fs'
import {type ContentSchema, checkShape} from './shape.ts'

const schema: ContentSchema = JSON.parse(readFileSync('domain/content/content.schema.json', 'utf8'))
const seed = (type: string) =>
  readFileSync(`studio/seed/${type}.ndjson`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
const [price] = seed('price')
const [faq] = seed('faq')
const fields = (document: {_id: string; _type: string}) =>
  checkShape(document, schema).map(({field, message}) => `${field} ${message}`)

test('a document that ships is sound', () => {
  expect(fields(price)).toEqual([])
  expect(fields(faq)).toEqual([])
})

test('a missing field, a missing language and a wrong kind are named by their path', () => {
  expect(fields({...price, exclVat: undefined})).toEqual(['exclVat is missing'])
  expect(fields({...price, exclVat: '99'})).toEqual(['exclVat must be a number'])
  expect(fields({...faq, question: {...(faq?.question as object), en: undefined}})).toEqual(['question.en is missing'])
  expect(fields({...faq, question: {...(faq?.question as object), en: ''}})).toEqual(['question.en is empty'])
})

test('a value outside its list and an unknown type are refused', () => {
  expect(fields({...price, period: 'weekly'})[0]).toMatch(/^period/)
  expect(fields({_id: 'x', _type: 'banner'})).toEqual(['_type "banner" is not a type of this site'])
})

test('finds faults deep inside rich text', () => {
  const answer = structuredClone(faq.answer)
  answer.nl[0].children[0].text = 3
  expect(fields({...faq, answer})).toEqual(['answer.nl[0].children[0].text must be a string'])
})
