import type {Database, Query} from '../../../functions/database/database.ts'

/** The same database, which counts what it is asked: statements, those that begin and end a transaction too, and transactions. */
export function countedDatabase(database: Database) {
  const counted = {statements: 0, transactions: 0}
  const counting =
    (query: Query): Query =>
    (sql, values) => {
      counted.statements++
      return query(sql, values)
    }
  return {
    counted,
    database: {
      ...database,
      query: counting(database.query),
      read: (work) => database.read((query) => work(counting(query))),
      transaction: (work) => {
        counted.statements += 2
        counted.transactions++
        return database.transaction(async (query, batch) => {
          const result = await work(counting(query), batch)
          counted.statements += batch.length
          return result
        })
      },
    } satisfies Database,
  }
}
