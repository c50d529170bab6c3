import type {ChildProcess} from 'node:child_process'
import {randomBytes} from 'node:crypto'
import {once} from 'node:events'
import {createClient, type SanityClient} from '@sanity/client'
import sharp from 'sharp'
import type {Figure} from '../figure.ts'
import {studioSearch} from './studioQueries.ts'

const MB = 1024 * 1024
/** As many ids, and documents, as the lake looks at without its thread. */
const MOST = Array.from({length: 4900}, (_, index) => `d${index * 10}`)
const documents = (count: number, type: string, words: number) =>
  Array.from({length: count}, (_, index) => ({
    _id: `${type}${index}`,
    _type: type,
    text: `Nieuw ${index} `.repeat(words),
  }))
const ORDERED = '*[kind == "same"] | order(rank desc)[0...20]{title}'

/** Noise, which nothing makes smaller. */
const SIDE = 1200
const IMAGE = await sharp(randomBytes(3 * SIDE * SIDE), {raw: {width: SIDE, height: SIDE, channels: 3}})
  .png()
  .toBuffer()

/** Requests that block others, or once did, in a freshly started lake: each for the first time. */
function requests(client: SanityClient, url: string): Record<string, () => Promise<unknown>> {
  let uploaded = ''
  return {
    'a search of the Studio': () => {
      const {query, params} = studioSearch('7920')
      return client.fetch(query, params, {perspective: 'drafts'})
    },
    'by a field that none was asked by': () => client.fetch('*[title == "Title 7"]._id'),
    'by a reference': () => client.fetch('*[references("d7")]._id'),
    'in a perspective that none has asked in': () =>
      client.fetch('count(*[_id == "d7"])', {}, {perspective: 'previewDrafts'}),
    'many ids, whole, in an order': () => client.fetch('*[_id in $ids] | order(title desc)', {ids: MOST}),
    'a tenth of all in an order, its first': () => client.fetch('*[_type == "faq"] | order(title)[0...20]{title}'),
    'all in an order': () => client.fetch(ORDERED),
    'a patch': () => client.patch('d7').set({rank: -1}).commit(),
    'all in an order, after it': () => client.fetch(ORDERED),
    'a deletion': () => client.delete('d8'),
    'a patch of what a query finds (10)': () =>
      client.patch({query: '*[_type == "type1"]'}).set({rank: -2}).commit({returnDocuments: false}),
    ...transactions(client, documents(1000, 'new', 60)),
    ...transactions(client, documents(10_000, 'small', 12)),
    'an upload of a file of 64 MB': async () => {
      const {url: address} = await client.assets.upload('file', randomBytes(64 * MB), {filename: 'file.bin'})
      uploaded = address
    },
    'its download': async () => (await fetch(uploaded)).arrayBuffer(),
    'an upload of an image of 4 MB': () => client.assets.upload('image', IMAGE, {filename: 'image.png'}),
    'all, whole': () => client.fetch('*'),
    'an export': async () => (await fetch(`${url}/v1/data/export/production`)).arrayBuffer(),
  }
}

/** Creates, patches and deletes documents of a type, each in one transaction. */
function transactions(
  client: SanityClient,
  created: ReturnType<typeof documents>,
): Record<string, () => Promise<unknown>> {
  const count = created.length.toLocaleString('en')
  const query = `*[_type == "${created[0]?._type}"]`
  return {
    [`a transaction of ${count} documents`]: () =>
      created.reduce((transaction, document) => transaction.create(document), client.transaction()).commit(),
    [`a patch of what a query finds (${count})`]: () =>
      client.patch({query}).set({rank: -2}).commit({returnDocuments: false}),
    [`a deletion of what a query finds (${count})`]: () => client.delete({query}),
  }
}

/** By a lake that was started with holding.ts. */
export async function measureHolds(lake: ChildProcess, url: string, stored: string): Promise<Figure> {
  const config = {
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    perspective: 'published',
  } as const
  const client = createClient({...config, apiHost: url, useProjectHostname: false, useCdn: false})
  const held = async (): Promise<number> => {
    lake.send('held')
    const [{heldMs}] = await once(lake, 'message')
    return heldMs
  }
  const holds: [string, number][] = []
  for (const [name, request] of Object.entries(requests(client, url))) {
    await held()
    await request()
    const until = await held()
    holds.push([name, Math.max(until, await held())]) // the last turn is counted one turn later
  }
  const told = holds.toSorted(([, a], [, b]) => b - a).map(([name, ms]) => `${ms.toFixed(0)} ${name}`)
  return {
    what: `lake: longest hold of others with ${stored} documents, ms`,
    figure: told.join('; '),
    bar: '≤ 100 each',
  }
}
