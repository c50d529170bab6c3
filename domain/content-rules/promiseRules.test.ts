import {readSchema} from '../../local/content/ndjson.ts'
import {seedDocuments, withChange} from '../../tests/support/services/seed.ts'
import {datasetProblems} from './dataset/datasetRules.ts'

const schema = readSchema()
const text = (nl: string, en: string) => ({_type: 'localeText', nl, en})
/** Problems of the promise when the introduction of the hero says this. */
const found = (nl: string, en = 'Nothing.') =>
  datasetProblems(
    withChange('landingPage', ({hero}) => ({hero: {...(hero as object), intro: text(nl, en)}})),
    '2026-11-27',
    schema,
  )
    .filter(({code}) => code === 'promiseWithoutCondition')
    .map(({severity, path, params}) => `${severity} ${path}: ${params.words}`)

test('nothing that ships makes the promise without its condition', () => {
  const problems = datasetProblems(seedDocuments(), '2026-11-27', schema)
  expect(problems.filter(({code}) => code === 'promiseWithoutCondition')).toEqual([])
})

test.each([
  ['Binnen 24 uur is je site live.', 'Your site is live within 24 hours.'],
  ['Goed nieuws. Alles draait binnen 24 uur.', 'Good news. Everything runs within 24 hours.'],
  ['Binnen 24 uur live', 'Live within 24 hours'],
  ['De eerste verbeteringen zie je binnen 24 uur.', 'You see the first improvements within 24 hours.'],
])('asks about “%s” and “%s”', (dutch, english) => {
  expect(found(dutch)).toEqual([expect.stringMatching(/^ask hero\.intro\.nl: /)])
  expect(found('Niets.', english)).toEqual([expect.stringMatching(/^ask hero\.intro\.en: /)])
})

test.each([
  [
    'Binnen 24 uur nadat je alles hebt ingevuld, staat onze laag op je site.',
    'Within 24 hours of telling us everything, our layer is on your site.',
  ],
  ['Je krijgt binnen 24 uur antwoord.', 'You get an answer within 24 hours.'],
  ['Technische wijzigingen zijn na 24 tot 48 uur zichtbaar.', 'Technical changes are visible in 24 to 48 hours.'],
  ['Binnen 24 uur actief op je website', 'Active on your website within 24 hours'],
  ['Onze AI staat 24 uur per dag voor je klaar.', 'Our AI runs 24 hours a day.'],
])('is silent about “%s” and “%s”', (dutch, english) => {
  expect(found(dutch, english)).toEqual([])
})
