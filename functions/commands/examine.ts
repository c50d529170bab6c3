import {createTransport} from 'nodemailer'
import {openDatabase} from '../database/index.ts'
import {compareMigrations, migrationsIn} from '../database/migrate.ts'

const TIMEOUT_MS = 8000

export type Examined = {
  missing: string[]
  newer: string[]
  /** The tables are there and our list of them is not: Netlify made them. */
  isNetlifys: boolean
}

/**
 * Which files of this release a database has not had, and which it has that this release lacks. Writes nothing. Throws when
 * the database is away.
 */
export async function examineDatabase(address: string): Promise<Examined> {
  const database = openDatabase(address)
  await database.query('SELECT 1 AS one')
  // Without the table of our migrations, Netlify's own may have made the database.
  const ours = await compareMigrations(database).catch(() => null)
  if (ours) return {...ours, isNetlifys: false}
  const isNetlifys = await database.query('SELECT id FROM orders LIMIT 1').then(
    () => true,
    () => false,
  )
  return {missing: isNetlifys ? [] : await migrationsIn(), newer: [], isNetlifys}
}

/** Greets the mail server and gives it user and password; sends nothing. Throws what it says. */
export async function examineMailServer(url: string): Promise<true> {
  const timeouts = {connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS}
  const transport = createTransport({url, ...timeouts})
  try {
    return await transport.verify()
  } finally {
    transport.close()
  }
}
