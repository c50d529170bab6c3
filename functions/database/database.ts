/** Values that both engines store: integers, decimals, texts (moments in ISO) and null. */
export type Value = string | number | null
export type Row = Record<string, Value>

export type Statement = {text: string; values: readonly Value[]}

/** Runs one statement; values are `$1`, `$2` … in its text, which is the same for both engines. */
export type Query = (sql: string, values?: readonly Value[]) => Promise<Row[]>

/**
 * A database that both PostgreSQL and SQLite can be. Every failure of the engine is a DatabaseError. Statements that are given
 * to one connection without waiting for each other are run in their order, and PostgreSQL gets them in one trip.
 */
export type Database = {
  engine: 'SQLite' | 'PostgreSQL'
  query: Query
  /** Several reads on one connection. */
  read: <T>(work: (query: Query) => Promise<T>) => Promise<T>
  /** The rows of several tables with this value in the column that is named for each, in any order: of PostgreSQL, one statement. */
  readBatch: <Table extends string>(
    query: Query,
    columns: Readonly<Record<Table, string>>,
    value: Value,
  ) => Promise<Record<Table, Row[]>>
  /**
   * Does all of the work and then its batch, or, when it throws or a statement fails, nothing. Nothing else may be waited for
   * inside: no Mollie, no mail. The batch goes with the end of the transaction, in its order and in one trip.
   */
  transaction: <T>(work: (query: Query, batch: Statement[]) => Promise<T>) => Promise<T>
  /** The condition that a column is in a list, which is one value of the statement: JSON of its texts. */
  inList: (column: string, place: `$${number}`) => string
  /** Ends a SELECT whose rows nobody else may change before the transaction is over. */
  forUpdate: '' | ' FOR UPDATE'
  /** Runs a file of statements, as migrations are: all of them or none. */
  script: (statements: string) => Promise<void>
  /** Overwrites what was deleted before: a file keeps it in free pages. PostgreSQL does so by itself, in time. */
  erase: () => Promise<void>
  close: () => Promise<void>
}

/** The engine refused or could not be reached. `code` is its own: an SQLSTATE, a system error or SQLite's number. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
  readonly code: string

  constructor(cause: unknown) {
    super('The database cannot be used', {cause})
    const {code, errcode} = cause as {code?: unknown; errcode?: unknown}
    this.code = String(errcode ?? code ?? '')
  }
}
