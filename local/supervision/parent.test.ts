import {type ChildProcess, spawn} from 'node:child_process'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {createInterface} from 'node:readline'
import {isAlive} from '../../tests/support/run/processes.ts'
import {until} from '../../tests/support/run/until.ts'

const PARENT = JSON.stringify(path.join(import.meta.dirname, 'parent.ts'))
/** Runs its command in a shell, as npm does, until it is killed itself. */
const NPM = `
  import {spawn} from 'node:child_process'
  const shell = spawn('sh', ['-c', process.argv[2]], {stdio: 'inherit', env: {...process.env, npm_lifecycle_event: 'start'}})
  console.log('shell ' + shell.pid)
  setInterval(() => {}, 1e6)`
const PROGRAM = `
  import {onNpmGone} from ${PARENT}
  onNpmGone(() => process.exit(0))
  console.log('program ' + process.pid)
  setInterval(() => {}, 1e6)`

let folder: string
let npm: ChildProcess
let pids: Map<string, number>
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'parent-'))
  writeFileSync(path.join(folder, 'npm.mjs'), NPM)
  writeFileSync(path.join(folder, 'program.mjs'), PROGRAM)
  const command = `"${process.execPath}" "${path.join(folder, 'program.mjs')}"; true` // or the shell would become it
  npm = spawn(process.execPath, [path.join(folder, 'npm.mjs'), command], {stdio: ['ignore', 'pipe', 'inherit']})
  pids = new Map([['npm', npm.pid ?? 0]])
  if (npm.stdout)
    createInterface(npm.stdout).on('line', (line) => {
      const [name = '', pid] = line.split(' ')
      pids.set(name, Number(pid))
    })
  await until(() => pids.has('program'), {otherwise: () => 'The program was not started.'})
})
afterEach(() => {
  for (const pid of pids.values()) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  rmSync(folder, {recursive: true})
})

// npm passes SIGTERM and SIGHUP on to the shell, which dies of them.
test.each(['npm', 'shell'])('notices that the %s above it was killed', async (killed) => {
  const program = pids.get('program') ?? 0
  process.kill(pids.get(killed) ?? 0, 'SIGKILL')
  await until(() => !isAlive(program), {otherwise: () => 'The program runs on.'})
  expect(isAlive(npm.pid ?? 0)).toBe(killed !== 'npm')
})
