import path from 'node:path'
import {createInterface} from 'node:readline/promises'
import type {SanityClient} from '@sanity/client'
import {backUp} from './backup.ts'
import {describeDataset, isHosted} from './client.ts'

export class NotConfirmed extends Error {}

type Options = {
  /** Value of --dataset, for scripts. */
  named: string | undefined
  /** Asks a person; null without a terminal. */
  ask: ((question: string) => Promise<string>) | null
  /** Data folder, which holds the backups. */
  folder: string
  say: (line: string) => void
}

/** Asks on the terminal; null without one. */
export const terminal = (): Options['ask'] =>
  process.stdin.isTTY && process.stdout.isTTY
    ? async (question) => {
        const lines = createInterface({input: process.stdin, output: process.stdout})
        try {
          return await lines.question(question)
        } finally {
          lines.close()
        }
      }
    : null

/**
 * Guards a change of a hosted dataset: says which one it is, has its name typed (or given, by a script), and makes a
 * backup. Throws a NotConfirmed. The embedded lake needs no confirmation.
 */
export async function confirmHosted(client: SanityClient, what: string, {named, ask, folder, say}: Options) {
  if (!isHosted(client)) return
  const {dataset = ''} = client.config()
  say(`${describeDataset(client)}: ${what}`)
  if (named === undefined && !ask)
    throw new NotConfirmed(`Say --dataset ${dataset} to do this where nobody can be asked. Nothing was changed.`)
  const answer = named ?? (await ask?.(`Type the name of the dataset to go on (${dataset}): `))?.trim()
  if (answer !== dataset)
    throw new NotConfirmed(`The dataset of this shell is "${dataset}", not "${answer}". Nothing was changed.`)
  if ((await client.fetch<number>('count(*[!(_id in path("_.**"))])', {}, {perspective: 'raw'})) === 0) return
  say(`What is there now is kept in ${await backUp(client, path.join(folder, 'backups'))}`)
}
