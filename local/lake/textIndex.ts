import type {DatabaseSync, StatementSync} from 'node:sqlite'
import {setImmediate as nextTurn} from 'node:timers/promises'
import type {LakeDocument} from './document.ts'
import {Quietly} from './quietly.ts'
import {type Asked, haveSameTexts, indexed, inIndexWords} from './words.ts'

/**
 * By SQLite's full-text search, without the texts themselves and without places in them. The beginnings of one to three
 * letters have lists of their own: otherwise those of all words that begin so were put together.
 */
const TEXT_TABLE = `CREATE VIRTUAL TABLE text USING fts5(words, content = '', contentless_delete = 1, detail = none,
  prefix = '1 2 3', tokenize = "ascii tokenchars '_'")`

/**
 * Each write makes a segment. By itself SQLite merges them while others are written, and one write in twenty takes 10 ms; here
 * that is done when nobody writes. Sixteen of a size are merged at once all the same.
 */
const NO_AUTOMERGE = `INSERT INTO text (text, rank) VALUES ('automerge', 0)`

/** Documents of large transactions whose words are not written yet: they are found whatever is asked. */
export const POSTPONED_TABLE = 'CREATE TABLE IF NOT EXISTS unindexed (key INTEGER PRIMARY KEY)'

const PAGES_AT_ONCE = 16
/** Words of so many documents are written in some twenty milliseconds. */
export const INDEXED_AT_ONCE = 200

/** Of more than these, those that are not asked for are told apart as fast one by one. */
export const MOST_FOUND = 5000

/** Ids of stored documents that hold what is asked; null when there are too many. */
export type FindTexts = (asked: Asked) => string[] | null

/** Which documents hold which words, written with the documents themselves, or in turns after a large transaction. */
export class TextIndex {
  readonly #db: DatabaseSync
  readonly #add: StatementSync
  readonly #replace: StatementSync
  readonly #remove: StatementSync
  readonly #find: StatementSync
  readonly #merge: StatementSync
  readonly #changes: StatementSync
  readonly #postpone: StatementSync
  readonly #take: StatementSync
  readonly #postponed: StatementSync
  readonly #merging = new Quietly(() => (this.#indexSome() || this.mergeSome() ? 0 : null))
  #isOpen = true
  #isIndexing = false

  constructor(db: DatabaseSync) {
    this.#db = db
    this.#add = db.prepare('INSERT INTO text (rowid, words) VALUES (?, ?)')
    this.#replace = db.prepare('INSERT OR REPLACE INTO text (rowid, words) VALUES (?, ?)')
    this.#remove = db.prepare('DELETE FROM text WHERE rowid = ?')
    this.#find = db.prepare(
      `SELECT id FROM text JOIN document ON document.key = text.rowid WHERE text MATCH ? AND dataset = ?
       UNION ALL SELECT id FROM unindexed JOIN document USING (key) WHERE dataset = ? LIMIT ${MOST_FOUND + 1}`,
    )
    this.#merge = db.prepare(`INSERT INTO text (text, rank) VALUES ('merge', ${PAGES_AT_ONCE})`)
    this.#changes = db.prepare('SELECT total_changes() AS count')
    this.#postpone = db.prepare('INSERT OR IGNORE INTO unindexed VALUES (?)')
    this.#take = db.prepare('DELETE FROM unindexed WHERE key = ?')
    this.#postponed = db.prepare(
      `SELECT key, json FROM unindexed LEFT JOIN document USING (key) LIMIT ${INDEXED_AT_ONCE}`,
    )
    if (this.#postponed.get()) this.#merging.wait() // the lake ended before
  }

  write(key: number, before: LakeDocument | null, after: LakeDocument | null) {
    const wasPostponed = this.#take.run(key).changes > 0
    if (!wasPostponed && before && after && haveSameTexts(before, after)) return
    if (!after) this.#remove.run(key)
    else if (before || wasPostponed) this.#replace.run(key, indexed(after))
    else this.#add.run(key, indexed(after))
    this.#merging.wait()
  }

  /** In the transaction of a document; `writePostponed` goes on once that is done. */
  postpone(key: number, before: LakeDocument | null, after: LakeDocument | null) {
    if (!before || !after || !haveSameTexts(before, after)) this.#postpone.run(key)
  }

  /** Others have their turn meanwhile. */
  async writePostponed() {
    if (this.#isIndexing) return
    this.#isIndexing = true
    try {
      do await nextTurn()
      while (this.#isOpen && this.#indexSome())
    } catch {
      // The disk is full, say: the next write tells, and then it is tried again.
    }
    this.#isIndexing = false
  }

  /** Writes the words of some that were postponed. Whether there were any. */
  #indexSome(): boolean {
    if (this.#db.isTransaction) return true // a large one, which others have their turn in
    const rows = this.#postponed.all()
    if (rows.length === 0) return false
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      for (const {key, json} of rows) this.write(Number(key), null, json === null ? null : JSON.parse(String(json)))
      this.#db.exec('COMMIT')
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
      throw error
    }
    return true
  }

  /** Merges some of the segments that writes have left. Whether there may be more to do. */
  mergeSome(): boolean {
    const before = this.#changed()
    this.#merge.run()
    // One is the statement's own.
    return this.#changed() - before > 1
  }

  /** Nothing more is merged. */
  close() {
    this.#isOpen = false
    this.#merging.stop()
  }

  #changed = () => Number(this.#changes.get()?.count)

  find(dataset: string, asked: Asked): string[] | null {
    if (this.#db.isTransaction) return null // what it deletes is there for whoever reads, and not in the tables
    const rows = this.#find.all(inIndexWords(asked), dataset, dataset)
    return rows.length > MOST_FOUND ? null : rows.map(({id}) => String(id))
  }
}

/** For a lake that had none. */
export function indexTexts(db: DatabaseSync) {
  db.exec(TEXT_TABLE)
  db.exec(NO_AUTOMERGE)
  db.exec(POSTPONED_TABLE)
  const index = new TextIndex(db)
  for (const {key, json} of db.prepare('SELECT key, json FROM document ORDER BY key').iterate())
    index.write(Number(key), null, JSON.parse(String(json)) as LakeDocument)
  index.close()
}
