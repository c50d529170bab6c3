import {spawnSync} from 'node:child_process'
import {globSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {copyProject} from '../support/run/copyProject.ts'
import {MUTANTS, type Mutant} from './mutants.ts'

/**
 * `npm run mutants`: puts one fault after the other into a copy of the project, and asks the unit tests that have to do with
 * the file whether they see it. Fails when one was not seen. An argument chooses those whose file or fault has it in its name,
 * or a part of the list as `1/2`, for processes side by side.
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

/** Tests named after a file, which know it best. */
const ownTests = (file: string) => globSync(`${file.replace(/\.tsx?$/, '')}{,.*}.test.{ts,tsx}`, {cwd: copy})

/** The tests to ask about a file, the quickest first. Those of tests/project start programs. */
const stages = (file: string): string[][] => [
  ...(ownTests(file).length > 0 ? [ownTests(file)] : []),
  ['--passWithNoTests', `${path.dirname(file)}/`],
  ['--testPathIgnorePatterns=/node_modules/|tests/project', '--findRelatedTests', file],
]

/** Tests that pass without any fault: one that fails anyway sees nothing. */
const sound = new Set<string>()
function requireSound(tests: string[]) {
  if (sound.has(tests.join())) return
  const before = failing(...tests)
  if (before) throw new Error(`Unit tests fail without any fault: ${before}`)
  sound.add(tests.join())
}

function failingWith({file, from, to}: Mutant, tests: string[]): string | null {
  requireSound(tests)
  const mutated = path.join(copy, file)
  const whole = readFileSync(mutated, 'utf8')
  if (whole.split(from).length !== 2) throw new Error(`${file} has not once: ${from}`)
  writeFileSync(
    mutated,
    whole.replace(from, () => to),
  )
  try {
    return failing(...tests)
  } finally {
    writeFileSync(mutated, whole)
  }
}

/** The test that sees a fault, or null. */
function seenBy(mutant: Mutant): string | null {
  for (const tests of stages(mutant.file)) {
    const test = failingWith(mutant, tests)
    if (test) return test
  }
  return null
}

const [choice = ''] = process.argv.slice(2)
const [, part, parts] = /^(\d+)\/(\d+)$/.exec(choice) ?? []
const chosen = MUTANTS.filter(({what, file}, index) =>
  parts ? index % Number(parts) === Number(part) - 1 : `${file} ${what}`.includes(choice),
)
const survivors = chosen.filter((mutant) => {
  const test = seenBy(mutant)
  console.log(`${test ? '✓ seen' : '✗ NOT SEEN'}: ${mutant.what} (${mutant.file})${test ? `\n    ${test}` : ''}`)
  return !test
})
rmSync(copy, {recursive: true, force: true})
console.log(`${chosen.length} faults, ${survivors.length} of them not seen`)
process.exitCode = survivors.length > 0 ? 1 : 0
