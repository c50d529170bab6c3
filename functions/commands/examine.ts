import {createTransport} from 'nodemailer'
import {optional} from '../../domain/environment/read.ts'
import {openDatabase} from '../database/index.ts'
import {compareMigrations} from '../database/migrationFiles.ts'
import {type MigrationState, migrationState} from '../database/migrationState.ts'

export {isPublicAddress} from '../links/publicAddress.ts'

/** Longest wait for one answer of a service that is examined, in milliseconds. Throws a ConfigError for what is no such number. */
export const answersWithin = () => Number(optional('DOCTOR_DEADLINE_MS', process.env) ?? 15_000)

export type Examined = {
  missing: string[]
  newer: string[]
  /** The party that brings its tables up to date. */
  keeper: MigrationState['keeper']
}

/**
 * Which files of this release a database has not had, and which it has that this release lacks. Writes nothing. Throws when
 * the database is away.
 */
export async function examineDatabase(address: string): Promise<Examined> {
  const database = openDatabase(address)
  const {keeper, applied} = await migrationState(database.query, database.engine)
  const {missing, newer} = await compareMigrations(applied)
  return {missing, newer, keeper}
}

/** Greets the mail server and gives it user and password; sends nothing. Throws what it says. */
export async function examineMailServer(url: string): Promise<true> {
  const within = answersWithin()
  const timeouts = {connectionTimeout: within, greetingTimeout: within, socketTimeout: within}
  const transport = createTransport({url, ...timeouts})
  try {
    return await transport.verify()
  } finally {
    transport.close()
  }
}
