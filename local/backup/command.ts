import {parseArgs} from 'node:util'
import {readable} from '../readable.ts'
import type {Manifest} from './manifest.ts'
import {PARTS, type Part} from './putBack.ts'

/** Runs a command that takes a folder. What goes wrong is one message; the packages for Sanity keep the process open, so it is ended. */
export async function runCommand(usage: string, work: (folder: string, only?: string) => Promise<void>) {
  try {
    const {positionals, values} = parseArgs({allowPositionals: true, options: {only: {type: 'string'}}})
    const [folder] = positionals
    if (!folder || positionals.length > 1) throw new Error(usage)
    await work(folder, values.only)
    process.exit(0)
  } catch (error) {
    console.error(readable(error))
    process.exit(1)
  }
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
