import {execFile} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {promisify} from 'node:util'
import {ownSettings} from '../support/ports.ts'

/** `KILLS=30 npm run check -- tests/project/kills` is the long one. */
const ROUNDS = Number(process.env.KILLS ?? 2)

test(
  `each service that is killed ${ROUNDS} times amid writes is started again, and nothing that was acknowledged is lost`,
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kills-'))
    const program = path.join(import.meta.dirname, '../support/kills.ts')
    const {stdout} = await promisify(execFile)(process.execPath, [program, String(ROUNDS)], {
      env: {
        PATH: process.env.PATH,
        NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
        ...(await ownSettings(folder)),
      },
      maxBuffer: 64 * 1024 * 1024,
    })
    // Between the lines in which services say that they run again: the last of these may come after it.
    const line = stdout.split('\n').findLast((each) => each.startsWith('['))
    const results = JSON.parse(line ?? '') as {
      service: string
      acknowledged: number
      lost: string[]
    }[]
    console.log(results.map(({service, acknowledged}) => `${service}: ${acknowledged} acknowledged`).join(', '))
    expect(results.map(({service, lost}) => [service, lost])).toEqual([
      ['lake', []],
      ['mollie', []],
      ['mail', []],
      ['site', []],
    ])
    rmSync(folder, {recursive: true})
  },
  20 * 60_000,
)
