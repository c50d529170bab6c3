import type {Store} from '../storage/store.ts'
import {prepare, treeOf} from './evaluate.ts'
import {LONG} from './parse.ts'
import type {QueryThread, Question} from './queryThread.ts'
import {type Encoded, encode} from './serialized.ts'

/** Answers a question with serialized JSON. */
export type Answering = (question: Omit<Question, 'project'>) => Promise<Encoded>

/** Most documents, and most texts, that are scanned outside the worker thread: some tens of milliseconds. */
const MANY = 5000
const MANY_TEXTS = 1000

/** Answers queries; those that may take long in the worker thread, so that they hold up no other request. */
export function answering(store: Store, thread: QueryThread, project: string): Answering {
  return async (asked) => {
    const question = {...asked, project}
    const {query, params, dataset, perspective, sourceMap} = question
    if (query.length > LONG) return thread.answer(question)
    const prepared = prepare(treeOf(question), params, store.view(dataset, perspective), dataset, {sourceMap, project})
    const most = /\bmatch\b/.test(query) ? MANY_TEXTS : MANY
    return prepared.looksAt() > most ? thread.answer(question) : encode(await prepared.answer())
  }
}

/** The result in a serialized answer. */
export const resultOf = ({bytes}: Encoded): unknown => JSON.parse(new TextDecoder().decode(bytes)).result
