import {fork} from 'node:child_process'
import {globSync, readFileSync, statSync} from 'node:fs'
import path from 'node:path'
import {Store} from '../../../local/content-lake/index.ts'
import {ROOT} from '../../../local/settings/environment.ts'
import {siteQuery} from '../../../web/src/page/site.query.ts'
import {ownSettings} from '../../support/run/ports.ts'
import type {Figure} from '../figure.ts'
import {measureHolds} from './holds.ts'
import {studioSearch} from './studioQueries.ts'

const DATASET = 'production'
const SEARCHES = ['7920', 'title 120', 'ranktracker', 'vindkracht legt een', 'title', '123']
const MB = 1024 * 1024

/** Disk after an import, start time and memory of a large lake. */
export async function measureKept(folder: string): Promise<Figure[]> {
  const store = new Store(path.join(folder, 'lake'))
  const documents = [...store.documents(DATASET).values()]
  const bytes = documents.reduce((sum, document) => sum + Buffer.byteLength(JSON.stringify(document)), 0)
  store.close()
  const files = globSync(path.join(folder, 'lake/lake.db*'))
  const disk = files.reduce((sum, file) => sum + statSync(file).size, 0)
  const count = documents.length.toLocaleString('en')
  return [
    {
      what: `lake: bytes on the disk per byte of ${count} documents`,
      figure: `${(disk / bytes).toFixed(2)} (${(disk / MB).toFixed(0)} MB for ${(bytes / MB).toFixed(0)} MB)`,
      bar: '≤ 2.5',
    },
    ...(await measureStart(folder, count)),
  ]
}

async function measureStart(folder: string, count: string): Promise<Figure[]> {
  const settings = await ownSettings(folder)
  const started = performance.now()
  const lake = fork(path.join(ROOT, 'local/lake/main.ts'), {
    env: {...process.env, ...settings},
    execArgv: ['--import', path.join(import.meta.dirname, 'holding.ts')],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await new Promise((resolve, reject) => lake.once('message', resolve).once('exit', reject))
  const ready = performance.now() - started
  const ask = async (query: string, params: object = {language: 'nl'}) => {
    const since = performance.now()
    const address = `http://localhost:${settings.LAKE_PORT}/v2025-02-19/data/query/${DATASET}`
    const answer = await fetch(address, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({query, params}),
    })
    if (!answer.ok) throw new Error(await answer.text())
    await answer.arrayBuffer()
    return performance.now() - since
  }
  const first = await ask(siteQuery)
  const atRest = memoryOf(lake.pid)
  const match = await ask('*[title match "7919"]')
  for (const text of SEARCHES) {
    const {query, params} = studioSearch(text)
    await ask(query, params)
  }
  const searched = memoryOf(lake.pid)
  const holds = await measureHolds(lake, `http://localhost:${settings.LAKE_PORT}`, count)
  const ended = new Promise((resolve) => lake.once('exit', resolve))
  lake.kill('SIGTERM')
  await ended
  return [
    {
      what: `lake: first query after a start with ${count} documents`,
      figure: `${first.toFixed(0)} ms (ready after ${ready.toFixed(0)} ms; the first search ${match.toFixed(0)} ms)`,
      bar: '≤ 300 ms',
    },
    {
      what: `lake: memory with ${count} documents`,
      figure: `${atRest} after a query, ${searched} after ${SEARCHES.length} searches of the Studio`,
      bar: '≤ 600 MB',
    },
    holds,
  ]
}

/** Resident memory, when the system tells it. */
function memoryOf(pid: number | undefined): string {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return `${(Number(kilobytes) / 1024).toFixed(0)} MB`
  } catch {
    return 'not told here'
  }
}
