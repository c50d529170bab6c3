import {chmodSync, copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {EMBEDDED} from '../../domain/content/embedded.ts'
import {dump} from '../../functions/commands/dump.ts'
import {exportArchive, rawDocuments} from '../content/transfer.ts'
import {isAssetName} from '../content-lake/index.ts'
import {openStore} from '../lake/options.ts'
import {ROOT} from '../settings/environment.ts'
import {ARCHIVE, type ContentSummary, LAKE, type Manifest, ORDERS, summarize, writeManifest} from './manifest.ts'
import type {Setup} from './setup.ts'

/**
 * Saves a set-up into a new folder, readable by its owner only: whole, or not at all. Its services may run and write
 * meanwhile.
 */
export async function save(setup: Setup, folder: string): Promise<Manifest> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty. Name a folder that is not there yet.`)
  const half = halfOf(setup)
  if (half) throw new Error(half)
  const unfinished = `${path.resolve(folder)}.unfinished`
  rmSync(unfinished, {recursive: true, force: true})
  mkdirSync(unfinished, {recursive: true, mode: 0o700})
  try {
    const madeAt = new Date().toISOString()
    const content = setup.hosted ? await saveDataset(setup.hosted, unfinished) : await saveLake(setup, unfinished)
    const orders = isMissing(setup.database) ? null : await dump(setup.database, path.join(unfinished, ORDERS))
    if (!orders && !setup.database.startsWith('file:'))
      throw new Error('DATABASE_URL: the database has no tables, so the orders would be missing. Is it the right one?')
    const manifest = await writeManifest(unfinished, {
      madeAt,
      release: await release(),
      from: setup.name,
      content,
      orders,
    })
    rmSync(folder, {recursive: true, force: true})
    renameSync(unfinished, folder)
    return manifest
  } catch (error) {
    rmSync(unfinished, {recursive: true, force: true})
    throw error
  }
}

/** Opening a missing SQLite file would create it. */
const isMissing = (database: string) => database.startsWith('file:') && !existsSync(fileURLToPath(database))

/** Returns the setting that a hosted set-up lacks: without it the backup would be incomplete. Null when complete. */
function halfOf({hosted, database}: Setup): string | null {
  if (hosted && !hosted.config().token)
    return 'SANITY_TOKEN: is not set, and Sanity gives a whole dataset to no one without a token (the role Viewer will do)'
  if (hosted && isMissing(database))
    return 'DATABASE_URL: is not set, so the orders would be missing. For the content alone: npm run content -- export <file.tar.gz>'
  return null
}

const release = async () =>
  (JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as {version: string}).version

const TRIES = 3

/** Exports a dataset, and repeats when somebody wrote meanwhile: the export has no single moment. */
async function saveDataset(client: NonNullable<Setup['hosted']>, folder: string): Promise<ContentSummary> {
  const file = path.join(folder, ARCHIVE)
  for (let tried = 0; tried < TRIES; tried++) {
    const before = summarize(await rawDocuments(client))
    rmSync(file, {force: true})
    await exportArchive(client, file, () => {})
    chmodSync(file, 0o600)
    if (summarize(await rawDocuments(client)).sha256 === before.sha256) return before
  }
  throw new Error(`Somebody changed the content during each of ${TRIES} exports. Try again when it is quieter.`)
}

async function saveLake({folder: data, lakeUrl, lakeToken}: Setup, folder: string): Promise<ContentSummary> {
  const from = path.join(data, LAKE)
  const to = path.join(folder, LAKE)
  if (!existsSync(path.join(from, 'lake.db')))
    throw new Error(`${data} holds no content: nothing was started there yet.`)
  mkdirSync(to, {mode: 0o700})
  const file = path.join(to, 'lake.db')
  if (lakeUrl) move(await copyOf(lakeUrl, lakeToken), file)
  else {
    const store = openStore(from)
    await store.copyTo(file)
    store.close()
  }
  chmodSync(file, 0o600)
  // Assets are copied after the database: a file never changes under its name, so all that documents name is there.
  copyAssets(path.join(from, 'assets'), path.join(to, 'assets'))
  return summarizeLake(to)
}

async function copyOf(lakeUrl: string, token: string): Promise<string> {
  const response = await fetch(`${lakeUrl}/copy`, {method: 'POST', headers: {authorization: `Bearer ${token}`}})
  if (!response.ok) throw new Error(`The lake at ${lakeUrl} made no copy (${response.status}).`)
  return ((await response.json()) as {file: string}).file
}

/** Moves a file, across disks too. */
function move(from: string, to: string) {
  try {
    copyFileSync(from, to)
  } finally {
    rmSync(from)
  }
}

export function copyAssets(from: string, to: string) {
  mkdirSync(to, {recursive: true, mode: 0o700})
  if (!existsSync(from)) return
  // Unfinished files are named by no document.
  for (const name of readdirSync(from).filter(isAssetName)) {
    const [source, target] = [path.join(from, name), path.join(to, name)]
    try {
      linkSync(source, target) // costs no room: they never change
    } catch {
      copyFileSync(source, target)
    }
    chmodSync(target, 0o600)
  }
}

/** Summarizes the copy of a lake, which proves that it can be opened. */
export function summarizeLake(folder: string): ContentSummary {
  const store = openStore(folder)
  try {
    return summarize(store.documents(EMBEDDED.dataset).values())
  } finally {
    store.close()
  }
}
