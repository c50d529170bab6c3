import type {Database, Query} from '../../../functions/database/database.ts'

/**
 * A database of a process that can be killed. `killAfter(n)` ends the process at the nth statement from then on: its answer is
 * lost, an open transaction is undone, and nothing is asked or done any more until `restart()`.
 */
export function mortalDatabase(database: Database) {
  let left = Number.POSITIVE_INFINITY
  const isDead = () => left <= 0
  async function alive<T>(work: () => Promise<T>): Promise<T> {
    if (isDead()) throw new Error('killed')
    const result = await work()
    left--
    if (isDead()) throw new Error('killed')
    return result
  }
  const mortal =
    (query: Query): Query =>
    (sql, values) =>
      alive(() => query(sql, values))
  return {
    isDead,
    killAfter(statements: number) {
      left = statements
    },
    restart() {
      left = Number.POSITIVE_INFINITY
    },
    database: {
      ...database,
      query: mortal(database.query),
      read: (work) => database.read((query) => work(mortal(query))),
      // The end of a transaction counts as one more: killed there, it is complete, and nobody was told.
      transaction: (work) => alive(() => database.transaction((query, batch) => work(mortal(query), batch))),
    } satisfies Database,
  }
}
