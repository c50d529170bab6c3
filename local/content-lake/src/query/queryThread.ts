import {once} from 'node:events'
import path from 'node:path'
import {Worker} from 'node:worker_threads'
import type {LakeDocument} from '../documents/document.ts'
import type {Perspective} from '../documents/view.ts'
import {LakeError} from '../errors.ts'
import type {Store} from '../storage/store.ts'
import type {Params} from './parse.ts'
import type {Encoded} from './serialized.ts'

export type Question = {
  query: string
  params: Params
  project: string
  dataset: string
  perspective: Perspective
  sourceMap: boolean
  /** Answers only the ids of the documents that the query finds. */
  idsOnly?: boolean
}
export type ToWorker =
  | {dataset: string; documents: LakeDocument[]}
  | {dataset: string; changes: {id: string; after: LakeDocument | null}[]}
  | {question: Question}
export type FromWorker = {answer: Encoded} | {refused: {status: number; error: LakeError['error']}} | {failed: string}

/** Changes that are posted with their transaction. */
const MOST_POSTED = 1000

/**
 * Answers slow queries, one after another, in a worker thread: nothing else waits for them, and one that takes too long ends
 * with its thread. The thread has a copy of each dataset that was asked about, which follows each write, so a query sees all
 * writes that were answered before it.
 */
export class QueryThread {
  readonly #store: Store
  readonly #limitMs: number
  readonly #copied = new Set<string>()
  #worker: Worker | null = null
  #queue: Promise<unknown> = Promise.resolve()

  constructor(store: Store, limitMs: number) {
    this.#store = store
    this.#limitMs = limitMs
    store.onChange((dataset, events) => {
      // Copied anew for the next query: the write itself holds others long enough.
      if (events.length > MOST_POSTED) this.#copied.delete(dataset)
      else if (this.#copied.has(dataset)) this.#post({dataset, changes: events.map(({id, after}) => ({id, after}))})
    })
  }

  answer(question: Question): Promise<Encoded> {
    const answered = this.#queue.then(() => this.#ask(question))
    this.#queue = answered.catch(() => undefined)
    return answered
  }

  async #ask(question: Question): Promise<Encoded> {
    const worker = this.#running()
    const {dataset} = question
    if (!this.#copied.has(dataset)) this.#post({dataset, documents: [...this.#store.documents(dataset).values()]})
    this.#copied.add(dataset)
    this.#post({question})
    const reply = await this.#replyOf(worker)
    if ('answer' in reply) return reply.answer
    if ('refused' in reply) throw new LakeError(reply.refused.status, reply.refused.error)
    throw new Error(reply.failed)
  }

  async #replyOf(worker: Worker): Promise<FromWorker> {
    const tooLong = AbortSignal.timeout(this.#limitMs)
    try {
      const [reply] = await once(worker, 'message', {signal: tooLong})
      return reply
    } catch (error) {
      this.close()
      if (!tooLong.aborted) throw error
      const description = `The query took longer than ${this.#limitMs / 1000} seconds`
      throw new LakeError(408, {type: 'queryTimeoutError', description})
    }
  }

  #post(message: ToWorker) {
    this.#running().postMessage(message)
  }

  #running(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL(`./queryWorker${path.extname(import.meta.url)}`, import.meta.url))
    worker.unref()
    worker.on('error', () => this.#worker === worker && this.close())
    this.#worker = worker
    return worker
  }

  /** Ends the thread and its copies; the next query starts another. */
  close() {
    void this.#worker?.terminate()
    this.#worker = null
    this.#copied.clear()
  }
}
