import {type ChildProcess, fork} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {SettingError} from '../settings/environment.ts'
import {openDataFolder} from './dataFolder.ts'

let folder: string
const children: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'data-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, {recursive: true, force: true})
})

/** Starts a process that occupies the folder; resolves once it has it. */
async function occupied(): Promise<ChildProcess> {
  const program = path.join(folder, 'occupant.mts')
  writeFileSync(
    program,
    `import {openDataFolder} from ${JSON.stringify(path.resolve('local/data/dataFolder.ts'))}
     openDataFolder(${JSON.stringify(folder)}).describe({
       command: 'npm start', pid: process.pid, since: '2026-11-22T03:00:00Z', urls: {site: 'http://localhost:8888'},
     })
     process.on('message', () => {})
     process.send('ready')`,
  )
  const child = fork(program, {execArgv: ['--disable-warning=ExperimentalWarning']})
  children.push(child)
  await once(child, 'message')
  return child
}

test('refuses a second start on a data folder, with the first one’s process and the remedy', async () => {
  const {pid} = await occupied()
  const refused = () => openDataFolder(folder)
  expect(refused).toThrow(SettingError)
  expect(refused).toThrow(`in use by npm start (process ${pid}, since `)
  expect(refused).toThrow('http://localhost:8888')
  expect(refused).toThrow(`kill ${pid}`)
  expect(refused).toThrow('LOCAL_DIR=')
})

test('frees the folder when its process was killed', async () => {
  const child = await occupied()
  child.kill('SIGKILL')
  await once(child, 'exit')
  openDataFolder(folder).close()
})

test('names the setting when the data folder cannot be used', () => {
  const file = path.join(folder, 'a-file')
  writeFileSync(file, '')
  expect(() => openDataFolder(file)).toThrow(/a-file cannot be used .*LOCAL_DIR/)
})
