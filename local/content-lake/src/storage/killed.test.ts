import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {createInterface} from 'node:readline'
import {evaluateSync, parse} from 'groq-js'
import {prepareQuery} from '../query/evaluate.ts'
import {DATASET, type Documents, written} from './history.fixture.ts'
import {lastDay, momentOf, PATTERNS, requestsOf} from './killed.fixture.ts'
import {forgottenUntil} from './retention.ts'
import {Store} from './store.ts'

/** `KILLS=100 npm run check -- local/content-lake/src/storage/killed` is the long one. */
const KILLS = Number(process.env.KILLS ?? 3)
const PROGRAM = path.join(import.meta.dirname, 'killed.fixture.ts')
const QUERY = '*[title match $word] | order(_id){_id, title}'

/** Some writes take so long. */
const WITHIN_MS = 40

/** Kills it after so many writes, wherever it is in one of the next then. Returns the last that was acknowledged. */
async function killAfter(writes: number, folder: string): Promise<number> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', PROGRAM, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let last = -1
  let count = 0
  for await (const line of createInterface(child.stdout)) {
    last = Number(line)
    if (++count === writes) setTimeout(() => child.kill('SIGKILL'), Math.random() * WITHIN_MS)
  }
  expect(await ended).toEqual([null, 'SIGKILL'])
  return last
}

/** The documents and their history, compared with what was written until that day. */
async function expectWhole(store: Store, day: number) {
  const told = Array.from({length: day + 1}, (_, index) => requestsOf(index))
  const all = written(told, {between: momentOf(1).getTime() - momentOf(0).getTime()})
  const until = forgottenUntil(momentOf(day))
  const now: Documents = new Map()
  for (const {changes, timestamp} of all) {
    for (const {id, after} of changes) now.set(id, after && {...after, _rev: String(Number(after._rev.slice(1)))})
    if (timestamp > until)
      for (const [id, is] of now) expect(store.history.documentAt(DATASET, id, {time: timestamp})).toEqual(is)
  }
  const documents = [...now.values()].filter((document) => document !== null)
  const view = store.view(DATASET, 'raw')
  expect(new Set(view.all)).toEqual(new Set(documents))
  for (const word of PATTERNS) {
    const asked = prepareQuery(QUERY, {word}, view, DATASET)
    expect((await asked.answer()).result).toEqual(
      evaluateSync(parse(QUERY, {params: {word}}), {dataset: documents, params: {word}}).data,
    )
  }
}

test(
  `a lake that is killed ${KILLS} times amid writing and forgetting finds and tells what was written`,
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'killed-'))
    for (let kill = 0; kill < KILLS; kill++) {
      const acknowledged = await killAfter(10 + Math.floor(Math.random() * 120), folder)
      const store = new Store(folder)
      const day = lastDay(store)
      expect(day).toBeGreaterThanOrEqual(acknowledged)
      await expectWhole(store, day)
      store.close()
    }
    rmSync(folder, {recursive: true})
  },
  60_000 + KILLS * 20_000,
)
