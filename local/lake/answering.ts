import {type Encoded, encode} from './encoded.ts'
import {prepare, treeOf} from './groq.ts'
import {LONG} from './parsing.ts'
import type {QueryThread, Question} from './queryThread.ts'
import type {Store} from './store.ts'

/** An Answer as JSON. */
export type Answering = (question: Question) => Promise<Encoded>

/** Documents, and texts, that are looked at without the thread: some tens of milliseconds. */
const MANY = 10_000
const MANY_TEXTS = 1000

/** Answers every query: one that may take long in a thread of its own, so that it holds up no other request. */
export function answering(store: Store, thread: QueryThread): Answering {
  return async (question) => {
    const {query, params, dataset, perspective, sourceMap} = question
    if (query.length > LONG) return thread.answer(question)
    const prepared = prepare(treeOf(question), params, store.view(dataset, perspective), dataset, {sourceMap})
    const most = /\bmatch\b/.test(query) ? MANY_TEXTS : MANY
    return prepared.looksAt() > most ? thread.answer(question) : encode(await prepared.answer())
  }
}

/** The result of an Answer that was asked for here. */
export const resultOf = ({bytes}: Encoded): unknown => JSON.parse(new TextDecoder().decode(bytes)).result
