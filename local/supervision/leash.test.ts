import {fork} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {isAlive} from '../../tests/support/run/processes.ts'
import {until} from '../../tests/support/run/until.ts'

const LEASH = JSON.stringify(path.join(import.meta.dirname, 'leash.ts'))

test('ends a program and its children when their owner is killed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'leash-'))
  const write = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text)
    return JSON.stringify(path.join(folder, name))
  }
  const sleeper = write('sleeper.mjs', 'console.log(process.pid); setInterval(() => {}, 1000)')
  const builder = write(
    'builder.mjs',
    `import {spawn} from 'node:child_process'
     spawn(process.execPath, [${sleeper}], {stdio: 'inherit'})
     console.log(process.pid)
     setInterval(() => {}, 1000)`,
  )
  write(
    'owner.mts',
    `import {spawnLeashed} from ${LEASH}
     const child = spawnLeashed(${builder}, [], {})
     child.stdout.on('data', (text) => process.send(String(text)))
     process.send(String(child.pid))`,
  )
  const owner = fork(path.join(folder, 'owner.mts'), {execArgv: ['--disable-warning=ExperimentalWarning']})
  const pids: number[] = []
  owner.on('message', (text) => pids.push(...String(text).trim().split('\n').map(Number)))
  await until(() => pids.length === 3, {within: 10_000, otherwise: () => `Only ${pids} run`})
  const ended = once(owner, 'exit')
  owner.kill('SIGKILL')
  await ended
  await until(() => !pids.some(isAlive), {within: 10_000, otherwise: () => `${pids.filter(isAlive)} are left behind`})
  rmSync(folder, {recursive: true})
})
