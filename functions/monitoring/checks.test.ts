import {readFileSync} from 'node:fs'
import path from 'node:path'
import {STAFF_LANGUAGES} from '../../domain/texts/languages.ts'
import {CHECK_NAMES, check, failing} from './checks.ts'
import {CHECK_WORDS, runbookHeading} from './checkWords.ts'
import {CALM} from './numbers.fixture.ts'

const runbook = readFileSync(path.join(import.meta.dirname, '../../docs/runbook.md'), 'utf8')
const observed = (measures: Partial<typeof CALM> = {}) => ({
  measures: {...CALM, ...measures},
  ...{reconciledAt: null, minutesSinceRun: 0, closed: []},
})

test.each(CHECK_NAMES)('%s has a first step in each language, and a heading of the runbook', (name) => {
  expect(runbook).toContain(`\n### ${runbookHeading(name)}\n`)
  for (const language of STAFF_LANGUAGES)
    for (const words of Object.values(CHECK_WORDS[language][name])) expect(words.length).toBeGreaterThan(3)
})

test('names nothing when all is well', () => {
  expect(failing(check(observed()))).toEqual([])
})

test('is beyond a limit at the limit, not below it', () => {
  expect(failing(check(observed({failedPurchases: 2})))).toEqual([])
  expect(failing(check(observed({failedPurchases: 3})))).toEqual(['checkout'])
})

test('allows chargebacks of one payment in a hundred where there are many', () => {
  expect(failing(check(observed({chargebacks: 3, paid: 20})))).toEqual(['chargebacks'])
  expect(failing(check(observed({chargebacks: 3, paid: 1000})))).toEqual([])
  expect(failing(check(observed({chargebacks: 10, paid: 1000})))).toEqual(['chargebacks'])
})

test('takes a run that never was for a late one', () => {
  expect(failing(check({...observed(), minutesSinceRun: Number.POSITIVE_INFINITY}))).toEqual(['jobs'])
})
