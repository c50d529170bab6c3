import type {Database} from './database.ts'

/** Number of our lock among those of a database. */
const LOCK = 5_108_001

/**
 * Does work while no other process does work of this kind on the same PostgreSQL: instances that start together migrate
 * one after the other. The lock belongs to a transaction, so that it holds behind a pooler too and ends with its process.
 */
export const alone = <T>(database: Database, work: () => Promise<T>): Promise<T> =>
  database.engine === 'SQLite'
    ? work()
    : database.transaction(async (query) => {
        await query('SELECT pg_advisory_xact_lock($1)', [LOCK])
        return work() // on connections of its own
      })
