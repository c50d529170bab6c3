import type {SanityClient} from '@sanity/client'
import {cpuOf} from '../sampling.ts'

/** As many as fit into one request. */
const BATCH = 2000
/** Each document but the first of so many refers to that first. */
export const REFERRING = 100
/** Documents that are there to be deleted. */
const TO_DELETE = 400
/** Ranks in no order of their documents. */
const PRIME = 7919
/** A document is 0.8 kB, of words of which some are frequent and most are rare. */
const WORDS = 80
const VOCABULARY = 20_000
/** One in ten documents is of a type that the product has, and has its text in blocks too. */
const IN_BODY = 8

/** Returns how many were written in a second of the processor, the client's too. */
export async function fill(client: SanityClient, size: number): Promise<number> {
  const create = (index: number) => {
    const words = Array.from({length: WORDS}, (_, place) => wordAt(index * WORDS + place))
    const isOwn = index % 10 === 0
    return {
      _id: `d${index}`,
      _type: isOwn ? 'faq' : `type${index % (size / 10)}`,
      title: titleAt(index),
      question: {nl: titleAt(index)}, // the field in which the Studio searches
      kind: 'same',
      rank: (index * PRIME) % size,
      slug: {_type: 'slug', current: `slug-${index}`},
      ...(index % REFERRING > 0 && {first: {_type: 'reference', _ref: `d${index - (index % REFERRING)}`}}),
      text: words.join(' '),
      ...(isOwn && {body: [{_type: 'block', children: [{_type: 'span', text: words.slice(0, IN_BODY).join(' ')}]}]}),
    }
  }
  const spent = await cpuOf(async () => {
    for (let from = 0; from < size; from += BATCH)
      await written(
        client,
        Array.from({length: Math.min(BATCH, size - from)}, (_, index) => create(from + index)),
      )
  })
  if (size > 0)
    await written(
      client,
      Array.from({length: TO_DELETE}, (_, index) => ({_id: `gone${index}`, _type: 'gone'})),
    )
  return size / (spent / 1000)
}

type New = {_id: string; _type: string; [field: string]: unknown}
const written = (client: SanityClient, documents: New[]) =>
  documents
    .reduce((transaction, document) => transaction.create(document), client.transaction())
    .commit({visibility: 'async'})

const titleAt = (index: number) => `Title ${index} ${wordAt(index)}`
const CYCLE = 10_007
const RARE = Array.from({length: CYCLE}, (_, index) => index).filter((index) => (index * PRIME) % CYCLE > 9500)
export const rareWord = (index: number) => wordAt(RARE[index] ?? 0)
const wordAt = (index: number) => `w${Math.floor(VOCABULARY ** (((index * PRIME) % CYCLE) / CYCLE)).toString(36)}ind`
