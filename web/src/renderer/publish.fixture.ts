import {mkdtempSync, rmSync} from 'node:fs'
import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {type ContentDocument, readSchema} from '../../../local/content/ndjson.ts'
import {seedClient, seedDocuments, withChange} from '../../../tests/support/services/seed.ts'
import {ASSET, withWholePage} from '../testing/ownPage.ts'
import {publish} from './publish.ts'
import {findInRelease, type Release, type ReleaseStore} from './release.ts'
import {releaseFolder} from './releaseFolder.ts'
import type {Renderer} from './renderer.ts'

export const schema = readSchema()

export let store: ReleaseStore
export let folder: string

/** Gives each test of a file a store in a folder of its own. The file calls it: a module is loaded once for all files of a thread. */
export function openStoreForEachTest(): void {
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sets-'))
    store = releaseFolder(folder)
  })
  afterEach(() => rmSync(folder, {recursive: true}))
}

/** Renderer that writes a page's data as its HTML, and throws for data that contains a word. */
export function rendererOf(code: string, failing?: string): Renderer & {drawn: string[]; drawings: string[]} {
  const drawn: string[] = []
  const drawings: string[] = []
  const pageOf: Renderer['pageOf'] = (data) => JSON.parse(data)
  const render: Renderer['render'] = async (data) => {
    if (failing && data.includes(failing)) throw new Error(`"${failing}" cannot be drawn`)
    drawn.push(JSON.parse(data).path)
    return {html: `${code}: ${data}`, data, context: pageOf(data).context}
  }
  const draw: Renderer['draw'] = async ({address}) => {
    drawings.push(address)
    return Buffer.from(address)
  }
  return {code, drawn, drawings, dataOf: (page) => JSON.stringify(page), pageOf, render, redraw: render, draw}
}

export const optionsFor = (renderer: Renderer, documents: ContentDocument[] = seedDocuments()) => ({
  client: seedClient(documents),
  schema,
  renderer,
  store,
  siteUrl: 'http://localhost:8888',
})

export const publishing = (renderer: Renderer, documents?: ContentDocument[], now = new Date()) =>
  publish({...optionsFor(renderer, documents), now: () => now})

export async function textAt(release: Release, address: string): Promise<string | null> {
  const found = findInRelease(release, address)
  const bytes = found && 'key' in found && (await store.get(found.key))
  return bytes ? Buffer.from(bytes).toString() : null
}

export const withQuestion = (text: string) =>
  withChange('faq-costs', ({question}) => ({question: {...(question as object), nl: text}}))

/** The documents without the English text of a field. */
export const half = (id: string, field: string) => (documents: ContentDocument[]) =>
  documents.map((document) =>
    document._id === id ? {...document, [field]: {...(document[field] as object), en: undefined}} : document,
  )

/** Serves every image while `has` is true, as a lake that lost its files and got them back. */
export async function withImages(run: (lake: {has: boolean; documents: ContentDocument[]}) => Promise<void>) {
  const server = http.createServer((_, response) => response.writeHead(lake.has ? 200 : 404).end('an image'))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/images/0a-1000x500.png`
  const documents = withWholePage().map((document) => (document._id === ASSET._id ? {...document, url} : document))
  const lake = {has: true, documents}
  try {
    await run(lake)
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
}
