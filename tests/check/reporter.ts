import {writeFileSync} from 'node:fs'
import path from 'node:path'
import type {TimedTest} from './slowest.ts'

/** The part of Jest's results that is read here. */
type TestFile = {
  testFilePath: string
  testResults: {fullName: string; duration?: number | null}[]
  failureMessage?: string | null
}
type Results = {numFailedTests: number; numPassedTests: number; numRuntimeErrorTestSuites: number}

/**
 * Jest's results, for `npm run check`: each failure once, and one line for everything. Tests that pass are counted. How long each
 * took is written to the file that CHECK_TIMES names.
 */
export default class Failures {
  readonly #times: TimedTest[] = []
  readonly #started = performance.now()

  onTestResult(_test: unknown, {testFilePath, testResults, failureMessage}: TestFile) {
    const file = path.relative(process.cwd(), testFilePath)
    for (const {fullName, duration} of testResults) {
      const ms = duration ?? 0
      // A test that moves its clock by days seems to take them.
      if (ms < performance.now() - this.#started) this.#times.push({file, name: fullName, ms})
    }
    if (failureMessage) process.stdout.write(`${file}\n${failureMessage.trimEnd()}\n\n`)
  }

  onRunComplete(_contexts: unknown, {numFailedTests, numPassedTests, numRuntimeErrorTestSuites}: Results) {
    const broken = numRuntimeErrorTestSuites > 0 ? `, ${numRuntimeErrorTestSuites} files could not be run` : ''
    process.stdout.write(`${numFailedTests} failed, ${numPassedTests} passed${broken}\n`)
    if (process.env.CHECK_TIMES) writeFileSync(process.env.CHECK_TIMES, JSON.stringify(this.#times))
  }
}
