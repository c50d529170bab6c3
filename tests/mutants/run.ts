import {spawnSync} from 'node:child_process'
import {readFileSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {copyProject} from '../support/copyProject.ts'
import {MUTANTS, type Mutant} from './mutants.ts'

/**
 * `npm run mutants`: puts one fault after the other into a copy of the project, and asks the unit tests that have to do with
 * the file whether they see it. Fails when one was not seen. An argument chooses those whose file or fault has it in its name.
 */
const LONGEST_MS = 900_000

const copy = copyProject()
const jest = (...tests: string[]) =>
  spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', '--bail', '--silent', ...tests], {
    cwd: copy,
    encoding: 'utf8',
    timeout: LONGEST_MS,
    env: {...process.env, NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning'},
  })

/** The first test that fails, or null. */
function failing(...tests: string[]): string | null {
  const {status, stderr} = jest(...tests)
  return status === 0 ? null : (/^FAIL .*\n.*/m.exec(stderr)?.[0].replace('\n', ': ') ?? stderr)
}

const beside = (file: string) => `${path.dirname(file)}/`

/** Those beside a file are asked first: they know it best, and are quick. Those of tests/project start programs. */
const sees = (file: string) =>
  failing('--passWithNoTests', beside(file)) ??
  failing('--testPathIgnorePatterns=/node_modules/|tests/project', '--findRelatedTests', file)

/** The test that sees a fault, or null. */
function seenBy(mutant: Mutant): string | null {
  const file = path.join(copy, mutant.file)
  const whole = readFileSync(file, 'utf8')
  if (whole.split(mutant.from).length !== 2) throw new Error(`${mutant.file} has not once: ${mutant.from}`)
  writeFileSync(
    file,
    whole.replace(mutant.from, () => mutant.to),
  )
  try {
    return sees(mutant.file)
  } finally {
    writeFileSync(file, whole)
  }
}

const [choice = ''] = process.argv.slice(2)
const chosen = MUTANTS.filter(({what, file}) => `${file} ${what}`.includes(choice))
const before = failing('--passWithNoTests', ...new Set(chosen.map(({file}) => beside(file))))
if (before) throw new Error(`Unit tests fail without any fault: ${before}`)
const survivors = chosen.filter((mutant) => {
  const test = seenBy(mutant)
  console.log(`${test ? '✓ seen' : '✗ NOT SEEN'}: ${mutant.what} (${mutant.file})${test ? `\n    ${test}` : ''}`)
  return !test
})
rmSync(copy, {recursive: true, force: true})
console.log(`${chosen.length} faults, ${survivors.length} of them not seen`)
process.exitCode = survivors.length > 0 ? 1 : 0
