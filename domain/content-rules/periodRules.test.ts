import {type ContentDocument, readSchema} from '../../local/content/ndjson.ts'
import {seedDocuments} from '../../tests/support/services/seed.ts'
import {datasetOf} from './dataset/dataset.ts'
import {periodProblems} from './periodRules.ts'
import {sentenceOf} from './problem.ts'

const schema = readSchema()
const found = (documents: ContentDocument[]) => periodProblems(datasetOf(documents, '2026-11-22', schema))
const yearly: ContentDocument = {
  ...(seedDocuments().find(({_id}) => _id === 'price-pro-monthly') as ContentDocument),
  _id: 'price-pro-yearly',
  period: 'yearly',
  exclVat: 800,
}
/** Problems of one sentence, while a year is sold beside what ships. */
const askedAbout = (nl: string) => {
  const documents = seedDocuments().map((each) =>
    each._id === 'feature-seo-analysis' ? {...each, text: {_type: 'localeText', nl, en: 'Nothing of the kind'}} : each,
  )
  return found([...documents, yearly]).filter(({documentId}) => documentId === 'feature-seo-analysis')
}

test('texts that list all periods that are sold are nothing to ask about, also when they list more', () => {
  expect(found(seedDocuments())).toEqual([])
  expect(found(seedDocuments().filter(({period}) => period !== 'quarterly'))).toEqual([])
})

test('a yearly price asks about the texts that ship and list 3 and 6 months, each once', () => {
  const problems = found([...seedDocuments(), yearly])
  expect(problems.map(({documentId}) => documentId)).toEqual(
    expect.arrayContaining([
      ...['terms-cancellation', 'terms-prices-and-payment', 'landingPage', 'faq-how-to-stop', 'page-checkout'],
      'content-withdrawal',
    ]),
  )
  expect(new Set(problems.map(({documentId}) => documentId)).size).toBe(problems.length)
  expect(problems.map((problem) => sentenceOf(problem, 'en'))).toContain(
    'It lists periods to prepay, and a plan is sold for 12 months too: name that as well',
  )
})

test.each([
  'Betaal per 3 maanden of per 6 maanden.',
  'Vooruitbetaald voor 3 of 6 maanden.',
  'Je betaalt 3, of 6 maanden vooruit.',
])('asks about “%s”', (words) => expect(askedAbout(words)).toHaveLength(1))

test.each([
  'Betaal per 3, 6 of 12 maanden.',
  'Resultaat in 4 tot 12 weken, of in 2 of 3 maanden.',
  'Betaal per 3 maanden. Na 6 maanden evalueren we.',
  'De 3 of 6 uur per week.',
])('asks nothing about “%s”', (words) => expect(askedAbout(words)).toEqual([]))
