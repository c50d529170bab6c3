import {readSchema} from '../../local/content/ndjson.ts'
import {withChange} from '../../tests/support/services/seed.ts'
import {LANDING_SECTIONS} from '../pages/landingSections.ts'
import {datasetProblems} from './dataset/datasetRules.ts'
import {sentenceOf} from './problem.ts'

const schema = readSchema()
const ALL = LANDING_SECTIONS.map(({name}) => name)
/** Problems of the landing page with these places; `-` hides one. */
const found = (...places: string[]) =>
  datasetProblems(
    withChange('landingPage', () => ({
      sections: places.map((place, index) => ({
        _key: `${index}`,
        _type: 'landingPlace',
        section: place.replace('-', ''),
        ...(place.startsWith('-') && {hidden: true}),
      })),
    })),
    '2026-11-27',
    schema,
  ).map((problem) => `${problem.severity} ${problem.path}: ${sentenceOf(problem, 'en')}`)

test('takes any order, and hides proof and closing', () => {
  expect(found(...ALL.toReversed())).toEqual([])
  expect(found('faq', '-closing', 'pricing', '-proof', 'blog', 'features')).toEqual([])
})

test('refuses to hide what the product is, and says why', () => {
  expect(found('features', 'proof', 'blog', '-pricing', 'faq', 'closing')).toEqual([
    'refuse sections[3].hidden: The section Prices must stay on the landing page: only there can a visitor choose a plan, and the button “Start now” leads there',
  ])
})

test('refuses an order without a section that must stay, and a section that is there twice', () => {
  expect(found('features', 'blog', 'pricing', 'closing')).toEqual([
    expect.stringMatching(/^refuse sections: The section Questions must stay on the landing page/),
  ])
  expect(found(...ALL, 'faq')).toEqual([
    'refuse sections[6]: The section Questions is on the landing page twice: undo the last change of the order',
  ])
})
