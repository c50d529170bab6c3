import path from 'node:path'
import {load, refuseToLoad} from '../../functions/commands/dump.ts'
import {NotConfirmed} from '../content/confirm.ts'
import {type Manifest, ORDERS, readManifest} from './manifest.ts'
import {save} from './save.ts'
import type {Setup} from './setup.ts'

type Options = {
  /** What --database says; for scripts, which nobody can ask. */
  named: string | undefined
  /** Asks a person; null where there is none. */
  ask: ((question: string) => Promise<string>) | null
  /** The folder that what is there is saved into first. */
  keptIn: string
  say: (line: string) => void
}

/** The last part of an address: its name in PostgreSQL, or its file. */
const nameOf = (address: string) => path.basename(new URL(address).pathname)

/**
 * Puts the orders of a backup in the place of those that a database holds, once its name was typed and a backup of it made.
 * Netlify keeps one database for a project, so there is no empty one to restore into.
 */
export async function replaceOrders(
  folder: string,
  setup: Setup,
  {named, ask, keptIn, say}: Options,
): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const {orders} = manifest
  if (!orders) throw new Error(`${folder} has no orders.`)
  const refused = await refuseToLoad(setup.database, orders, {replace: true, isNetlifys: setup.isNetlifys})
  if (refused) throw new Error(`${setup.name}: nothing was restored. ${refused}`)
  const name = nameOf(setup.database)
  if (named === undefined && !ask)
    throw new NotConfirmed(`Say --database ${name} to do this where nobody can be asked. Nothing was changed.`)
  const answer =
    named ?? (await ask?.(`Every order in it is replaced. Type the name of the database (${name}): `))?.trim()
  if (answer !== name) throw new NotConfirmed(`The database is "${name}", not "${answer}". Nothing was changed.`)
  const kept = path.join(keptIn, `${new Date().toISOString().replaceAll(':', '-')}-before-restore`)
  await save(setup, kept)
  say(`What is there now is kept in ${kept}`)
  await load(setup.database, path.join(folder, ORDERS), orders, {replace: true})
  return manifest
}
