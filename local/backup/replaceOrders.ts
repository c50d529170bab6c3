import path from 'node:path'
import {load, refuseToLoad} from '../../functions/commands/dump.ts'
import {NotConfirmed} from '../content/confirm.ts'
import {type Manifest, ORDERS, readManifest} from './manifest.ts'
import {save} from './save.ts'
import type {Setup} from './setup.ts'

type Options = {
  /** Value of --database, for scripts. */
  named: string | undefined
  /** Asks a person; null without a terminal. */
  ask: ((question: string) => Promise<string>) | null
  /** Folder of the backup that is made first. */
  keptIn: string
  say: (line: string) => void
}

/** Name of the database in PostgreSQL, or its file. */
const nameOf = (address: string) => path.basename(new URL(address).pathname)

/**
 * Replaces the orders of a database with those of a backup, once its name was typed and a backup of it made. Netlify
 * has one database per project, so there is no empty one to restore into.
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
