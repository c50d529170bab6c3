import {appendFileSync} from 'node:fs'
import path from 'node:path'
import type {Reporter, TestCase, TestResult} from '@playwright/test/reporter'
import {setting} from './setting.ts'
import type {Ran} from './slowest.ts'

/** File with the tests of a run, one JSON line each: a run starts Playwright more than once. */
export const ranFile = () => path.join(setting('TEST_RUN'), 'tests.ndjson')

/** Notes each test for the summary at the end of `npm test`. */
export default class RunReporter implements Reporter {
  onTestEnd(test: TestCase, {duration, status}: TestResult) {
    if (status === 'skipped') return
    const ran: Ran = {
      project: test.parent.project()?.name ?? '',
      title: test.titlePath().slice(2).join(' › '),
      seconds: duration / 1000,
      passed: status === test.expectedStatus,
    }
    appendFileSync(ranFile(), `${JSON.stringify(ran)}\n`)
  }
}
