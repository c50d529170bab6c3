import {type ChildProcess, fork} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {until} from '../../tests/support/run/until.ts'

const PROGRAM = `
  import http from 'node:http'
  import {serve} from ${JSON.stringify(path.join(import.meta.dirname, 'service.ts'))}
  await serve(http.createServer(), 0, () => console.log('closed'))`

let folder: string
let service: ChildProcess
let said = ''
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'service-'))
  writeFileSync(path.join(folder, 'program.mjs'), PROGRAM)
  const execArgv = ['--disable-warning=ExperimentalWarning']
  service = fork(path.join(folder, 'program.mjs'), {execArgv, stdio: ['ignore', 'pipe', 'inherit', 'ipc']})
  said = ''
  service.stdout?.on('data', (text) => (said += text))
  await once(service, 'message')
})
afterEach(() => {
  service.kill('SIGKILL')
  rmSync(folder, {recursive: true})
})

test.each([
  ['is asked to with SIGTERM', () => service.kill('SIGTERM')],
  ['is asked to with SIGINT', () => service.kill('SIGINT')],
  ['is left alone because its parent was killed', () => service.disconnect()],
])('closes its server and ends when it %s', async (_, end) => {
  end()
  await until(() => service.exitCode !== null, {otherwise: () => 'It runs on.'})
  expect(service.exitCode).toBe(0)
  await until(() => said !== '', {otherwise: () => 'It did not close.'})
  expect(said).toBe('closed\n')
})
