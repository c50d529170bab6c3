import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import CheckReporter from './reporter.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'report-'))
const environment = process.env
const file = path.join(folder, 'report.json')
const fileOf = (name: string) => path.join(process.cwd(), name)
const result = (name: string, failureMessage?: string) => ({
  testFilePath: fileOf(name),
  testResults: [{fullName: 'adds', duration: 3}],
  failureMessage: failureMessage ?? null,
  perfStats: {start: 0, end: 10},
})
beforeEach(() => (process.env = {...environment, CHECK_REPORT: file}))
afterEach(() => (process.env = environment))
afterAll(() => rmSync(folder, {recursive: true}))

test('leaves what failed and the files that it was in when a run is stopped', () => {
  const reporter = new CheckReporter()
  for (const name of ['a.test.ts', 'b.test.ts']) reporter.onTestFileStart({path: fileOf(name)})
  reporter.onTestResult(null, result('a.test.ts', 'expected 1, got 2'))
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    failures: 'a.test.ts\nexpected 1, got 2\n\nStopped in b.test.ts',
    times: [],
  })
})

test('counts the tests and tells their times when a run has ended', () => {
  const reporter = new CheckReporter()
  reporter.onTestFileStart({path: fileOf('a.test.ts')})
  reporter.onTestResult(null, result('a.test.ts'))
  reporter.onRunComplete(null, {numFailedTests: 0, numPassedTests: 1, numRuntimeErrorTestSuites: 0})
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    failures: '0 failed, 1 passed',
    times: [{file: 'a.test.ts', name: 'adds', ms: 3}],
  })
})
