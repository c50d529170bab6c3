import {writeFileSync} from 'node:fs'
import path from 'node:path'
import type {TimedTest} from './slowest.ts'

/** The part of Jest's results that is read here. */
type TestFile = {
  testFilePath: string
  testResults: {fullName: string; duration?: number | null}[]
  failureMessage?: string | null
  /** Milliseconds. */
  perfStats: {start: number; end: number}
}
type Results = {numFailedTests: number; numPassedTests: number; numRuntimeErrorTestSuites: number}

/** One run of Jest: each failure once and a line that counts, and how long each test took. A run that is stopped has no times. */
export type Report = {failures: string; times: TimedTest[]}

/**
 * Writes the report of a run to the file that CHECK_REPORT names. It is kept apart from what the tests print: programs that they
 * start complain as they should when a test breaks something.
 */
export default class CheckReporter {
  readonly #times: TimedTest[] = []
  readonly #failures: string[] = []
  readonly #running = new Set<string>()

  onTestFileStart({path: file}: {path: string}) {
    this.#running.add(path.relative(process.cwd(), file))
    this.#writeSoFar()
  }

  onTestResult(_test: unknown, {testFilePath, testResults, failureMessage, perfStats}: TestFile) {
    const file = path.relative(process.cwd(), testFilePath)
    for (const {fullName, duration} of testResults) {
      const ms = duration ?? 0
      // A test that moves its clock seems to take as long; its file does not.
      if (ms <= perfStats.end - perfStats.start) this.#times.push({file, name: fullName, ms})
    }
    if (failureMessage) this.#failures.push(`${file}\n${failureMessage.trimEnd()}\n`)
    this.#running.delete(file)
    this.#writeSoFar()
  }

  onRunComplete(_contexts: unknown, {numFailedTests, numPassedTests, numRuntimeErrorTestSuites}: Results) {
    const broken = numRuntimeErrorTestSuites > 0 ? `, ${numRuntimeErrorTestSuites} files could not be run` : ''
    const count = `${numFailedTests} failed, ${numPassedTests} passed${broken}`
    this.#write(count, this.#times)
  }

  /** Leaves a report for a run that is stopped. */
  #writeSoFar = () => this.#write(`Stopped in ${[...this.#running].join(', ')}`, [])

  #write(last: string, times: TimedTest[]) {
    const report: Report = {failures: [...this.#failures, last].join('\n'), times}
    if (process.env.CHECK_REPORT) writeFileSync(process.env.CHECK_REPORT, JSON.stringify(report))
  }
}
