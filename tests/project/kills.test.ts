import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {createInterface} from 'node:readline'
import {ownSettings} from '../support/run/ports.ts'
import {isAlive} from '../support/run/processes.ts'
import {until} from '../support/run/until.ts'

/** `KILLS=30 npm run check -- tests/project/kills` is the long one. */
const ROUNDS = Number(process.env.KILLS ?? 1)

type Outcome = {results: {service: string; acknowledged: number; lost: string[]}[]; pids: number[]}

test(
  `each service that is killed ${ROUNDS} times amid writes starts again and loses nothing acknowledged; all end when their parent is killed`,
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kills-'))
    const program = path.join(import.meta.dirname, '../support/services/kills.ts')
    const parent = spawn(process.execPath, [program, String(ROUNDS)], {
      env: {
        PATH: process.env.PATH,
        NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
        ...(await ownSettings(folder)),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true, // in a group of its own, which shows what is left behind
    })
    const group = -(parent.pid ?? 0)
    const ended = once(parent, 'exit')
    const found = (async () => {
      // Services print lines of their own before and after.
      for await (const line of createInterface(parent.stdout))
        if (line.startsWith('{"results"')) return JSON.parse(line) as Outcome
      throw new Error(`The program ended early: ${await ended}`)
    })()
    const {results, pids} = await found
    console.log(results.map(({service, acknowledged}) => `${service}: ${acknowledged} acknowledged`).join(', '))
    expect(results.map(({service, lost}) => [service, lost])).toEqual([
      ['lake', []],
      ['mollie', []],
      ['mail', []],
      ['site', []],
    ])

    expect(pids.length).toBe(5)
    parent.kill('SIGKILL')
    await until(() => ![group, ...pids].some(isAlive), {otherwise: () => `${pids.filter(isAlive)} of ${pids} run on.`})
    rmSync(folder, {recursive: true})
  },
  20 * 60_000,
)
