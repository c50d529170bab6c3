import type {SanityClient} from '@sanity/client'
import {readSchema} from '../../../local/content/ndjson.ts'
import {readContent} from '../../../web/src/renderer/content/readContent.ts'
import type {Measured} from '../sampling.ts'
import {REFERRING, rareWord} from './documents.ts'
import {toldToAll} from './listeners.ts'

export const LOOK_UP = 'p95 ≤ 20 ms of the processor'
const AFTER_PATCH = '≤ 5 ms of the processor'
const NO_BAR = ''

/** Look-ups of a client in a large dataset. */
export function lookUps(client: SanityClient, size: number): Record<string, Measured> {
  let gone = 0
  const idOf = (i: number) => `d${Math.abs(i) % size}`
  const typeOf = (i: number) => `type${(Math.abs(i) * 10 + 1) % (size / 10)}`
  /** One that others refer to, so that there is something to find. */
  const firstOf = (i: number) => `d${(Math.abs(i) * REFERRING) % size}`
  const beginningOf = (i: number) => `${rareWord(Math.abs(i)).slice(0, -1)}*`
  const query = (text: string, params: (i: number) => Record<string, unknown> = () => ({}), count = 300): Measured => ({
    work: (i) => client.fetch(text, params(i)),
    asked: {query: text, params: params(1)},
    count,
  })
  const patchThenRead = (perspective: 'published' | 'drafts'): Measured => ({
    work: async (i) => {
      const id = idOf(i)
      await client
        .patch(id)
        .set({title: `Patched ${i}`})
        .commit({visibility: 'sync'})
      return client.fetch('*[_id == $id][0]', {id}, {perspective})
    },
    bar: AFTER_PATCH,
    count: 300,
  })
  return {
    'a document by the client’s getDocument': {work: (i) => client.getDocument(idOf(i)), bar: NO_BAR},
    'by id': query('*[_id == $id][0]', (i) => ({id: idOf(i)})),
    'by type (10 found)': query('*[_type == $type]', (i) => ({type: typeOf(i)})),
    'by slug': query('*[slug.current == $slug][0]', (i) => ({slug: `slug-${Math.abs(i) % size}`})),
    'by type and slug': query('*[_type == "faq" && slug.current == $slug][0]', (i) => ({
      slug: `slug-${(Math.abs(i) * 10) % size}`,
    })),
    'by what refers (99 found)': query('*[references($id)]._id', (i) => ({id: firstOf(i)})),
    'by type and what refers (9 found)': query('*[_type == "faq" && references($id)]._id', (i) => ({id: firstOf(i)})),
    '10 of a type, with what a reference of each leads to': query(
      '*[_type == $type]{title, "first": first->title}',
      (i) => ({type: typeOf(i)}),
    ),
    '100 of a tenth of all, with what a reference of each leads to': query(
      '*[_type == "faq"][0...100]{title, "first": first->title}',
    ),
    'a count of a type (a tenth of all)': query('count(*[_type == "faq"])'),
    'a count of a value that all have': query('count(*[kind == "same"])'),
    'the first 20 of all in an order': query('*[kind == "same"] | order(rank desc)[0...20]{title}'),
    'titles that match a word': query('*[title match $word]._id', (i) => ({word: `${Math.abs(i) % size}`})),
    'texts that match the beginning of a word that one in 125 has': query(
      '*[text match $word]._id',
      (i) => ({word: beginningOf(i)}),
      20,
    ),
    'texts in blocks that match the same': query(
      '*[pt::text(body) match $word]._id',
      (i) => ({word: beginningOf(i)}),
      20,
    ),
    'titles that match what all of them have': query('count(*[title match "t*"])', undefined, 20),
    'all that the site is made from, as it is read at each publish, a tenth of all with it': {
      work: () =>
        readContent(client, {schema: readSchema(), now: new Date(), before: {sold: ['basis', 'pro', 'premium']}}),
      bar: NO_BAR,
      count: 10,
    },
    'a patch of one field': {
      work: (i) =>
        client
          .patch(idOf(i))
          .set({title: `Once ${i}`})
          .commit({visibility: 'sync'}),
      bar: NO_BAR,
    },
    'a patch, until the last of 50 listeners is told': {...toldToAll(client), bar: NO_BAR},
    'by id after a patch': patchThenRead('published'),
    'by id in drafts after a patch': patchThenRead('drafts'),
    'a patch of 100 documents at once': {
      work: (i) =>
        Array.from({length: 100}, (_, place) => idOf(Math.abs(i) * 100 + place))
          .reduce((transaction, id) => transaction.patch(id, {set: {count: i}}), client.transaction())
          .commit(),
      bar: NO_BAR,
      count: 20,
    },
    'an edit in the Studio, and its publication': {
      work: async (i) => {
        const ids = {publishedId: idOf(i), draftId: `drafts.${idOf(i)}`}
        await client.action({actionType: 'sanity.action.document.edit', ...ids, patch: {set: {title: `Edited ${i}`}}})
        return client.action({actionType: 'sanity.action.document.publish', ...ids})
      },
      bar: NO_BAR,
      count: 300,
    },
    'a deletion': {work: () => client.delete(`gone${gone++}`), bar: NO_BAR, count: 300},
  }
}
