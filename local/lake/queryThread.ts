import {setImmediate as nextTurn} from 'node:timers/promises'
import {Worker} from 'node:worker_threads'
import type {LakeDocument} from './document.ts'
import type {Encoded} from './encoded.ts'
import {LakeError} from './errors.ts'
import {gathered} from './narrow.ts'
import type {Params} from './parsing.ts'
import {patiently, sparing} from './patience.ts'
import type {Plan} from './plan.ts'
import type {Store} from './store.ts'
import type {Perspective} from './view.ts'

export type Question = {
  query: string
  params: Params
  dataset: string
  perspective: Perspective
  sourceMap: boolean
  /** Of what the query finds, only which documents they are is answered. */
  idsOnly?: boolean
}
type Changes = {id: string; after: LakeDocument | null}[]
/** What a question is about: what these plans can let through, and these documents. Null is anything. */
export type Wanted = {plans: Plan[] | null; ids: string[]}
export type ToWorker =
  | {dataset: string; changes: Changes}
  | {number: number; question: Question}
  /** Some of what is wanted. */
  | {number: number; documents: LakeDocument[]}
  /** That was all; or there is too much of it, and the thread has all that is stored. */
  | {number: number; isAnything: boolean}
export type FromWorker = {number: number} & (
  | {wanted: Wanted}
  | {answer: Encoded}
  | {refused: {status: number; error: LakeError['error']}}
  | {failed: string}
)
type Waiting = {
  question: Question
  timer: NodeJS.Timeout
  resolve: (answer: Encoded) => void
  reject: (error: unknown) => void
}

/** Documents that are handed over in one turn of the event loop: some milliseconds. */
const SLICE = 200
/** To hand over more for one question takes longer than to keep a copy of all. */
export const MOST_GIVEN = 20_000
/** How long the thread keeps its copy of all documents when nobody asks. */
const KEPT_MS = 60_000

/** Half of what Node gives it: among 100,000 documents the lake takes 100 MB less, and searches as fast. */
const YOUNG_MB = 24

/**
 * Answers slow queries in a thread of their own, so that nothing else waits for them. The thread is given the documents that
 * a question may be about, as they are when it has read the question; of a question that may be about very many it has a copy
 * of all of them, which follows each write. So a question comes after all writes that were answered before it.
 */
export class QueryThread {
  readonly #store: Store
  readonly #waiting = new Map<number, Waiting>()
  readonly #loaded = new Map<string, Promise<void>>()
  #worker: Worker | null = null
  #count = 0
  #idle: NodeJS.Timeout | undefined
  readonly #limitMs: number
  readonly #keptMs: number

  constructor(store: Store, limitMs: number, keptMs = KEPT_MS) {
    this.#store = store
    this.#limitMs = limitMs
    this.#keptMs = keptMs
    store.onChange((dataset, events) => {
      const loaded = this.#loaded.get(dataset)
      if (!loaded) return
      if (events.length <= SLICE) this.#post({dataset, changes: events.map(({id, after}) => ({id, after}))})
      else
        this.#loaded.set(
          dataset,
          loaded.then(() =>
            this.#load(
              dataset,
              events.map(({id}) => id),
            ),
          ),
        )
    })
  }

  /** An Answer as JSON. */
  answer(question: Question): Promise<Encoded> {
    const number = this.#count++
    clearTimeout(this.#idle)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#giveUp(number), this.#limitMs)
      this.#waiting.set(number, {question, timer, resolve, reject})
      this.#post({number, question})
    })
  }

  async #give(number: number, {dataset, perspective}: Question, {plans, ids}: Wanted) {
    const worker = this.#worker
    const gather = (wanted: Plan[]) =>
      gathered(wanted, ids, sparing(this.#store.view(dataset, perspective), MOST_GIVEN))
    const documents = plans && (await patiently(() => gather(plans)))
    if (documents) await inSlices(documents, (some) => this.#worker === worker && this.#post({number, documents: some}))
    else await this.#loadedOnce(dataset)
    if (this.#worker === worker) this.#post({number, isAnything: !documents})
  }

  #loadedOnce(dataset: string): Promise<void> {
    const loaded = this.#loaded.get(dataset) ?? this.#load(dataset, [...this.#store.documents(dataset).keys()])
    this.#loaded.set(dataset, loaded)
    return loaded
  }

  /** A question that takes too long ends with the thread; those behind it are asked again. */
  #giveUp(number: number) {
    const tooLong = this.#waiting.get(number)
    this.#waiting.delete(number)
    const others = [...this.#waiting.values()]
    this.#waiting.clear()
    this.#stop()
    const description = `The query took longer than ${this.#limitMs / 1000} seconds`
    tooLong?.reject(new LakeError(408, {type: 'queryTimeoutError', description}))
    for (const {question, timer, resolve, reject} of others) {
      clearTimeout(timer)
      void this.answer(question).then(resolve, reject)
    }
  }

  /** With the thread goes its copy; the next question starts another. */
  #stop() {
    void this.#worker?.terminate()
    this.#worker = null
    this.#loaded.clear()
  }

  #rest() {
    if (this.#waiting.size > 0 || this.#loaded.size === 0) return
    this.#idle = setTimeout(() => this.#stop(), this.#keptMs).unref()
  }

  close() {
    clearTimeout(this.#idle)
    for (const {timer} of this.#waiting.values()) clearTimeout(timer)
    void this.#worker?.terminate()
  }

  /** What is written meanwhile is posted too: in either order the thread ends up with what is stored. */
  async #load(dataset: string, ids: string[]) {
    await inSlices(ids, (some) =>
      this.#post({dataset, changes: some.map((id) => ({id, after: this.#store.read(dataset, id)}))}),
    )
  }

  #post(message: ToWorker) {
    this.#worker ??= this.#start()
    this.#worker.postMessage(message)
  }

  #start(): Worker {
    const worker = new Worker(new URL('./queryWorker.ts', import.meta.url), {
      resourceLimits: {maxYoungGenerationSizeMb: YOUNG_MB},
    })
    worker.unref()
    worker.on('message', ({number, ...answer}: FromWorker) => {
      const waiting = this.#waiting.get(number)
      if ('wanted' in answer)
        return void (waiting && this.#give(number, waiting.question, answer.wanted).catch(waiting.reject))
      this.#waiting.delete(number)
      clearTimeout(waiting?.timer)
      this.#rest()
      if ('answer' in answer) waiting?.resolve(answer.answer)
      else if ('refused' in answer) waiting?.reject(new LakeError(answer.refused.status, answer.refused.error))
      else waiting?.reject(new Error(answer.failed))
    })
    worker.on('error', (error) => this.#worker === worker && this.#forget(error))
    return worker
  }

  /** A thread that broke takes its questions with it; the next question starts another. */
  #forget(error: unknown) {
    this.#worker = null
    this.#loaded.clear()
    for (const {timer, reject} of this.#waiting.values()) {
      clearTimeout(timer)
      reject(error)
    }
    this.#waiting.clear()
  }
}

async function inSlices<Item>(items: readonly Item[], hand: (some: Item[]) => void) {
  for (let from = 0; from < items.length; from += SLICE) {
    hand(items.slice(from, from + SLICE))
    await nextTurn()
  }
}
