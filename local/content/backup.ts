import {mkdirSync} from 'node:fs'
import path from 'node:path'
import type {SanityClient} from '@sanity/client'
import {applyUpdate, findUpdate, summary} from './migration/upToDate.ts'
import {exportArchive} from './transfer.ts'

/** Exports the whole dataset into a folder of backups, and returns the file. */
export async function backUp(client: SanityClient, folder: string): Promise<string> {
  mkdirSync(folder, {recursive: true})
  const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}.tar.gz`)
  await exportArchive(client, file, () => {})
  return file
}

/** Brings the content up to date, after `keep` has saved it. Returns a line about it; null when nothing changed. */
export async function bringUpToDate(
  client: SanityClient,
  keep: () => Promise<string>,
  migrations?: Parameters<typeof findUpdate>[1],
): Promise<string | null> {
  const update = await findUpdate(client, migrations)
  if (update.steps.length === 0) return null
  const file = await keep()
  await applyUpdate(client, update)
  return `Content: brought up to date, ${summary(update)}. What was there is kept in ${file}`
}
