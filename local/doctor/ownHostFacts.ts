import {existsSync, readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {SITE_STATUS_PATH} from '../../domain/content/siteStatus.ts'
import {ALIVE_PATH} from '../../domain/environment/alive.ts'
import type {Environment} from '../../domain/environment/read.ts'
import {type Manifest, readManifest} from '../backup/manifest.ts'
import type {Fetched, KeptBackup, OwnHostFacts} from './facts.ts'
import type {Places} from './places.ts'
import {askWebsite, attempt} from './requests.ts'

/** A documentation address, which no client has. */
export const FORGED = '203.0.113.254'
/** So often a proxy is asked, which should let each instance answer. */
const ASKED = 8

export async function ownHostFacts({SITE_URL = ''}: Environment, {web}: Places): Promise<OwnHostFacts | null> {
  if (!URL.canParse(SITE_URL)) return null
  const {origin, host} = new URL(SITE_URL)
  const ask = (address: string, headers = {}) => attempt(() => askWebsite(address, web, {headers}))
  const [alive, forged, plain, status] = await Promise.all([
    Promise.all(Array.from({length: ASKED}, () => ask(`${origin}${ALIVE_PATH}`))),
    ask(`${origin}${ALIVE_PATH}`, {'x-forwarded-for': FORGED}),
    ask(`http://${host}/`),
    ask(`${origin}${SITE_STATUS_PATH}`),
  ])
  return {alive, forged, plain, status}
}

const manifestOf = (folder: string) => path.join(folder, 'manifest.json')
const madeAt = (folder: string) => String((JSON.parse(readFileSync(manifestOf(folder), 'utf8')) as Manifest).madeAt)

const summaryOf = ({madeAt, orders}: Manifest): KeptBackup => ({madeAt, hasOrders: orders !== null})

/** Newest backup in a folder of them, whose files are compared with its manifest. */
export async function keptBackup(folder: string | undefined): Promise<Fetched<{newest: KeptBackup | null}>> {
  if (!folder) return null
  return attempt(async () => {
    const folders = readdirSync(folder, {withFileTypes: true}).filter((entry) => entry.isDirectory())
    const backups = folders.map(({name}) => path.join(folder, name)).filter((each) => existsSync(manifestOf(each)))
    const newest = backups.toSorted((a, b) => madeAt(a).localeCompare(madeAt(b))).at(-1)
    return {newest: newest ? summaryOf(await readManifest(newest)) : null}
  })
}
