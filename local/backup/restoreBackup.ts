import {chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import type {SanityClient} from '@sanity/client'
import {load, refuseToLoad} from '../../functions/commands/dump.ts'
import {contentClient, describeDataset} from '../content/client.ts'
import {exportArchive, importContent, rawDocuments} from '../content/transfer.ts'
import {openContentLake} from '../content-lake/index.ts'
import {withSettingError} from '../lake/options.ts'
import {closing, listening} from '../supervision/service.ts'
import {ARCHIVE, type ContentSummary, LAKE, type Manifest, ORDERS, readManifest, summarize} from './manifest.ts'
import {copyAssets, summarizeLake} from './save.ts'
import type {Setup} from './setup.ts'

/** Parts of a backup. */
export const PARTS = ['content', 'orders'] as const
const JOURNAL = ['-wal', '-shm']
export type Part = (typeof PARTS)[number]

/**
 * Restores a backup into an empty set-up, and compares the result with the manifest. Throws, before it writes anything,
 * when a file of the backup is damaged or the set-up is not empty. No service of the set-up may run.
 */
export async function restoreBackup(folder: string, setup: Setup, parts: readonly Part[] = PARTS): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const orders = parts.includes('orders') ? manifest.orders : null
  const refused: Record<Part, string | null> = {
    content: parts.includes('content') ? await contentRefusal(setup) : null,
    orders: orders && (await refuseToLoad(setup.database, orders, {isNetlifys: setup.isNetlifys})),
  }
  const held = PARTS.filter((part) => refused[part])
  if (held.length > 0)
    throw new Error(
      `${setup.name}: not empty, nothing was restored. ${held.map((part) => refused[part]).join(' ')}\n${adviceFor(setup, held, parts)}`,
    )

  if (parts.includes('content')) {
    const found = setup.hosted
      ? await intoDataset(folder, setup.hosted)
      : await intoLake(folder, path.join(setup.folder, LAKE), `http://localhost:${setup.lakePort}`)
    if (found.sha256 !== manifest.content.sha256)
      throw new Error(
        `The content differs: ${found.documents} documents of ${manifest.content.documents}. Empty it and try again.`,
      )
  }
  if (orders) dropJournal(setup.database)
  if (orders) await load(setup.database, path.join(folder, ORDERS), orders)
  return manifest
}

/** Removes a journal without its database, which SQLite would apply to the new one. */
function dropJournal(database: string) {
  if (!database.startsWith('file:')) return
  const file = fileURLToPath(database)
  if (!existsSync(file)) for (const end of JOURNAL) rmSync(file + end, {force: true})
}

async function contentRefusal({hosted, folder}: Setup): Promise<string | null> {
  const count = hosted
    ? await hosted.fetch<number>('count(*[!(_id in path("_.**"))])', {}, {perspective: 'raw'})
    : countInLake(path.join(folder, LAKE))
  return count > 0 ? `There are ${count} documents in ${hosted ? describeDataset(hosted) : folder} already.` : null
}

const countInLake = (folder: string) => (existsSync(path.join(folder, 'lake.db')) ? summarizeLake(folder).documents : 0)

const NEW_FOLDER = 'Move the data folder away, or name a new one in LOCAL_DIR.'

/** Advice about the parts that hold something. */
function adviceFor({hosted, database, isNetlifys}: Setup, held: readonly Part[], asked: readonly Part[]): string {
  const advice: Record<Part, string> = {
    content: hosted ? 'Make a new dataset and name it in SANITY_DATASET.' : NEW_FOLDER,
    orders: isNetlifys
      ? 'Netlify’s database is the only one of its project: --only orders --replace'
      : database.startsWith('file:')
        ? NEW_FOLDER
        : 'Make a new database and name it in DATABASE_URL.',
  }
  const others = asked.length > 1 && 'With --only content or --only orders the other part is left as it is.'
  return [...new Set([...held.map((part) => advice[part]), others])].filter(Boolean).join(' ')
}

async function intoLake(folder: string, to: string, url: string): Promise<ContentSummary> {
  mkdirSync(to, {recursive: true})
  const archive = path.join(folder, ARCHIVE)
  if (!existsSync(archive)) copyLake(path.join(folder, LAKE), to)
  await withLake(to, async (client) => {
    if (existsSync(archive)) await importContent(client, archive)
    await serveAssetsFrom(url, client)
  })
  return summarizeLake(to)
}

function copyLake(from: string, to: string) {
  copyAssets(path.join(from, 'assets'), path.join(to, 'assets'))
  for (const end of JOURNAL) rmSync(path.join(to, `lake.db${end}`), {force: true})
  const unfinished = path.join(to, 'lake.db.new')
  copyFileSync(path.join(from, 'lake.db'), unfinished)
  chmodSync(unfinished, 0o600)
  renameSync(unfinished, path.join(to, 'lake.db'))
}

/** Rewrites the addresses in asset documents: the lake may listen on another port than before. */
async function serveAssetsFrom(url: string, client: SanityClient) {
  const assets = await client.fetch<{_id: string; path: string}[]>(
    '*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && url != $url + "/" + path]{_id, path}',
    {url},
  )
  const transaction = client.transaction()
  for (const {_id, path: place} of assets) transaction.patch(_id, (patch) => patch.set({url: `${url}/${place}`}))
  if (assets.length > 0) await transaction.commit()
}

async function intoDataset(folder: string, client: SanityClient): Promise<ContentSummary> {
  if (existsSync(path.join(folder, ARCHIVE))) await importContent(client, path.join(folder, ARCHIVE))
  else {
    // Embedded content becomes an archive by a lake on a copy of it.
    const between = mkdtempSync(path.join(tmpdir(), 'restore-'))
    try {
      const archive = path.join(between, ARCHIVE)
      copyLake(path.join(folder, LAKE), between)
      await withLake(between, async (lake, url) => {
        await serveAssetsFrom(url, lake)
        await exportArchive(lake, archive, () => {})
      })
      await importContent(client, archive)
    } finally {
      rmSync(between, {recursive: true, force: true})
    }
  }
  return summarize(await rawDocuments(client))
}

/** Serves a lake from this process while `work` runs. */
async function withLake(folder: string, work: (client: SanityClient, url: string) => Promise<unknown>) {
  const {server, close} = withSettingError(() => openContentLake({data: folder}))
  try {
    const url = await listening(server)
    await work(contentClient({LAKE_URL: url}), url)
  } finally {
    await closing(server)
    close()
  }
}
