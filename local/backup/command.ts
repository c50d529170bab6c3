import {parseArgs} from 'node:util'
import {explainContentError} from '../../domain/environment/contentErrors.ts'
import {contentClient, describeDataset, sourceOf} from '../content/client.ts'
import {readable} from '../supervision/readable.ts'
import type {Manifest} from './manifest.ts'
import {PARTS, type Part} from './restoreBackup.ts'

const OPTIONS = {
  only: {type: 'string'},
  replace: {type: 'boolean', default: false},
  database: {type: 'string'},
} as const
type Values = {only?: string | undefined; replace: boolean; database?: string | undefined}

/**
 * Runs a command that takes a folder. An error is printed as one message; Sanity's packages keep the process open, so
 * it is ended.
 */
export async function runCommand(usage: string, work: (folder: string, values: Values) => Promise<void>) {
  try {
    const {positionals, values} = parseArgs({allowPositionals: true, options: OPTIONS})
    const [folder] = positionals
    if (!folder || positionals.length > 1) throw new Error(usage)
    await work(folder, values)
    process.exit(0)
  } catch (error) {
    console.error(explained(error) ?? readable(error))
    process.exit(1)
  }
}

/** Explains an error of a hosted dataset; null for any other. */
function explained(error: unknown): string | null {
  if (!process.env.SANITY_PROJECT_ID) return null
  const client = contentClient(process.env)
  const message = explainContentError(error, sourceOf(client))
  if (message) return message
  return /ECONNREFUSED|fetch failed|Request error/.test(String(error))
    ? `${describeDataset(client)} cannot be reached (${(error as Error).message})`
    : null
}

/** "170 documents (8 images and files), 12 orders in 15 tables (SQLite, 0010_forgotten)" */
export function describe({content, orders}: Manifest, parts: readonly Part[] = PARTS): string {
  const told = {
    content: `${content.documents} documents (${content.assets} images and files)`,
    orders: orders
      ? `${orders.tables.find(({name}) => name === 'orders')?.rows ?? 0} orders, ${orders.tables.reduce((sum, {rows}) => sum + rows, 0)} rows in ${orders.tables.length} tables (${orders.migrations.at(-1)})`
      : 'no orders',
  }
  return parts.map((part) => told[part]).join('; ')
}
