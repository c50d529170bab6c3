import {setImmediate as nextTurn} from 'node:timers/promises'
import {type Encoded, encode} from './encoded.ts'
import {AT_ONCE} from './gradually.ts'
import {prepare, treeOf} from './groq.ts'
import {LONG} from './parsing.ts'
import {patiently, sparing} from './patience.ts'
import {MOST_GIVEN, type QueryThread, type Question} from './queryThread.ts'
import type {Store} from './store.ts'

/** An Answer as JSON. */
export type Answering = (question: Question) => Promise<Encoded>

/** As many documents are looked at, and written out whole, in some forty milliseconds; as many texts are looked at. */
const MANY = 10_000
const MANY_TEXTS = 1000

/** The one door of all queries, whoever asks: what takes long is answered elsewhere, and holds up nobody here. */
export function answering(store: Store, thread: QueryThread): Answering {
  return async (question) => {
    const {query, params, dataset, perspective, sourceMap} = question
    if (query.length > LONG) return thread.answer(question)
    const isSearch = /\bmatch\b/.test(query)
    const most = isSearch ? MANY_TEXTS : MANY
    const answered = await patiently(async () => {
      // A list that an index keeps is put in order once, in forty milliseconds: sooner than it is handed to the thread.
      const view = sparing(store.view(dataset, perspective), MANY, MOST_GIVEN)
      const prepared = prepare(treeOf(question), params, view, dataset, {sourceMap})
      const looksAt = prepared.looksAt()
      return looksAt > most ? null : {isLarge: looksAt > AT_ONCE, answer: await prepared.answer()}
    })
    if (!answered) return thread.answer(question)
    // It is of one moment already, and changes no more.
    if (answered.isLarge) await nextTurn()
    const json = JSON.stringify(answered.answer)
    if (answered.isLarge) await nextTurn()
    return encode(json)
  }
}

/** The result of an Answer that was asked for here. */
export const resultOf = ({bytes}: Encoded): unknown => JSON.parse(new TextDecoder().decode(bytes)).result
