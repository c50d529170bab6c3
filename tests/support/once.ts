import {existsSync, mkdirSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {setting} from './setting.ts'
import {until} from './until.ts'

const WITHIN_MS = 300_000

/** Does something once in a test run, whichever process comes first; the others wait for it. */
export async function once(name: string, work: () => Promise<unknown>) {
  const folder = path.join(setting('TEST_RUN'), 'once')
  mkdirSync(folder, {recursive: true})
  const [begun, done, failed] = ['begun', 'done', 'failed'].map((state) => path.join(folder, `${name}.${state}`)) as [
    string,
    string,
    string,
  ]
  try {
    writeFileSync(begun, '', {flag: 'wx'})
  } catch {
    await until(() => existsSync(done) || existsSync(failed), {
      within: WITHIN_MS,
      otherwise: () => `Another process has not finished "${name}".`,
    })
    if (existsSync(failed)) throw new Error(`"${name}" failed in another process, which says why.`)
    return
  }
  try {
    await work()
    writeFileSync(done, '')
  } catch (error) {
    writeFileSync(failed, '')
    throw error
  }
}
