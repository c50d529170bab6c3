import {type ContentDocument, readSchema} from '../../local/content/ndjson.ts'
import {seedDocuments} from '../../tests/support/services/seed.ts'
import {datasetProblems} from './dataset/datasetRules.ts'
import {sentenceOf} from './problem.ts'

const schema = readSchema()
const SUMMER: ContentDocument = {
  _id: 'announcement-summer',
  _type: 'announcement',
  text: {_type: 'localeString', nl: 'Zomeractie', en: 'Summer offer'},
  firstDay: '2026-07-01',
  lastDay: '2026-08-31',
}
const OUTAGE = {...SUMMER, _id: 'announcement-outage', firstDay: '2026-07-10', lastDay: '2026-07-11'}
const found = (...documents: ContentDocument[]) =>
  datasetProblems([...seedDocuments(), ...documents], '2026-06-01', schema).map(
    (problem) => `${problem.severity} ${problem.documentId} ${problem.path}: ${sentenceOf(problem, 'en')}`,
  )

test('finds nothing in an announcement that comes, nor in one after another', () => {
  expect(found(SUMMER, {...OUTAGE, firstDay: '2026-09-01', lastDay: '2026-09-01'})).toEqual([])
})

test('refuses an announcement that ends before it begins', () => {
  expect(found({...SUMMER, lastDay: '2026-06-30'})).toEqual([
    'refuse announcement-summer lastDay: The last day is before the first, 1 July 2026, so nobody would see the announcement: change one of the two',
  ])
})

test('asks about an announcement that is over', () => {
  expect(found({...SUMMER, firstDay: '2026-05-01', lastDay: '2026-05-31'})).toEqual([
    'ask announcement-summer lastDay: The last day, 31 May 2026, is over, so nobody sees the announcement any more',
  ])
})

test('asks whether an announcement is to replace another one, and refuses two that begin together', () => {
  expect(found(SUMMER, OUTAGE)).toEqual([
    'ask announcement-outage firstDay: From 10 July 2026 this announcement replaces another one that is still shown then: “Summer offer”. Is that intended?',
  ])
  expect(found(SUMMER, {...OUTAGE, firstDay: SUMMER.firstDay as string})).toEqual([
    'refuse announcement-summer firstDay: Another announcement begins on this day, and one is shown at a time: “Summer offer”. Choose another day, or change that one',
  ])
})
