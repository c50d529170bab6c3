import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {BUILD_LIMIT_MS} from '../limits.ts'
import {isAlive} from './processes.ts'
import {setting} from './setting.ts'
import {until} from './until.ts'

/** Does something once in a test run, whichever process comes first; the others wait for it. */
export async function once(name: string, work: () => Promise<unknown>): Promise<void> {
  const folder = path.join(setting('TEST_RUN'), 'once')
  mkdirSync(folder, {recursive: true})
  const begun = path.join(folder, `${name}.begun`)
  const done = path.join(folder, `${name}.done`)
  try {
    writeFileSync(begun, String(process.pid), {flag: 'wx'})
  } catch {
    await until(() => existsSync(done) || isGivenUp(begun), {
      within: BUILD_LIMIT_MS,
      otherwise: () => `Another process has not finished "${name}".`,
    })
    if (existsSync(done)) return
    rmSync(begun, {force: true})
    return once(name, work)
  }
  try {
    await work()
    writeFileSync(done, '')
  } catch (error) {
    rmSync(begun)
    throw error
  }
}

/** Whether the process that began has failed or gone. */
function isGivenUp(begun: string): boolean {
  if (!existsSync(begun)) return true
  const owner = Number(readFileSync(begun, 'utf8'))
  return owner > 0 && !isAlive(owner)
}
