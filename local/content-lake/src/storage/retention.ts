import type {DatabaseSync, StatementSync} from 'node:sqlite'
import {documentsOf, type MutationRequest} from '../documents/mutations.ts'

const DAY_MS = 86_400_000

/** As hosted with the plan that has private datasets: https://www.sanity.io/docs/history-experience */
export const KEPT_DAYS = 90

/** History up to this moment may be forgotten. */
export const forgottenUntil = (now: Date) => new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()

/** Time slice of the work, the pause between two slices, and the time without writes before it begins. */
const BITE_MS = 10
const PAUSE_MS = 20
const QUIET_MS = 500
const CHANGES_AT_ONCE = 100

/**
 * Forgets old history. The newest old change of each document stays, since later states are computed from it; a deletion does not.
 * It begins with the oldest change, so wherever it stops, the newer end of a document's history is complete.
 */
export class Forgetting {
  readonly #db: DatabaseSync
  readonly #now: () => Date
  readonly #nextTransaction: StatementSync
  readonly #changesOf: StatementSync
  #timer: NodeJS.Timeout | undefined
  #isDaily = false
  #dueAt = 0
  /** Checkpoint of this pass. */
  #seq = 0
  #change = 0
  /**
   * One pass forgets history up to this moment. If each time slice read the clock, a deletion that became old in between would go,
   * and the change before it, which an earlier slice had passed, would stay.
   */
  #until = ''

  constructor(db: DatabaseSync, now: () => Date) {
    this.#db = db
    this.#now = now
    // The newest transaction stays: its number would be given again.
    this.#nextTransaction = db.prepare(
      `SELECT seq, dataset, timestamp FROM tx WHERE seq >= ? AND seq < (SELECT MAX(seq) FROM tx) ORDER BY seq LIMIT 1`,
    )
    this.#changesOf = db.prepare(
      `SELECT rowid AS change, lives = 0 OR :until >= (
         SELECT timestamp FROM change AS later JOIN tx ON tx.seq = later.seq
         WHERE later.document = change.document AND later.seq > :seq AND dataset = :dataset ORDER BY later.seq LIMIT 1
       ) AS isOver
       FROM change WHERE seq = :seq AND rowid > :change ORDER BY rowid LIMIT ${CHANGES_AT_ONCE}`,
    )
  }

  /** Starts a pass soon, and every day from then on. */
  daily() {
    this.#isDaily = true
    this.wait()
  }

  /** Postpones the work, since somebody writes. */
  wait() {
    if (this.#isDaily) this.#in(QUIET_MS)
  }

  close() {
    clearTimeout(this.#timer)
  }

  #in(ms: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#whenDue(), Math.min(ms, DAY_MS)).unref() // one beyond 24 days fires at once
  }

  #whenDue() {
    const now = this.#now().getTime()
    if (now < this.#dueAt) return this.#in(this.#dueAt - now)
    try {
      if (this.forgetSome()) return this.#in(PAUSE_MS)
    } catch {
      return // a full disk, for example: the next write reports it, and starts the work again
    }
    this.#dueAt = now + DAY_MS
    this.#in(DAY_MS)
  }

  /** Works for one time slice. Returns whether there may be more to do. */
  forgetSome(): boolean {
    if (this.#seq === 0) this.#until = forgottenUntil(this.#now())
    const enough = performance.now() + BITE_MS
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      let isMore = true
      while (isMore && performance.now() < enough) isMore = this.#step()
      this.#db.exec('COMMIT')
      if (!isMore) this.#goTo(0)
      return isMore
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK') // a full disk ends it by itself
      this.#goTo(0)
      throw error
    }
  }

  #goTo(seq: number) {
    this.#seq = seq
    this.#change = 0
  }

  /** Works on a chunk of changes of one transaction. Returns false when the next one is not old. */
  #step(): boolean {
    const until = this.#until
    const row = this.#nextTransaction.get(this.#seq)
    if (!row || String(row.timestamp) > until) return false
    const seq = Number(row.seq)
    if (seq !== this.#seq) this.#goTo(seq)
    const changes = this.#changesOf.all({seq, dataset: String(row.dataset), until, change: this.#change})
    const over = changes.filter(({isOver}) => isOver)
    const remove = this.#db.prepare('DELETE FROM change WHERE rowid = ?')
    for (const {change} of over) remove.run(Number(change))
    if (over.length > 0) this.#shorten(seq)
    if (changes.length < CHANGES_AT_ONCE) this.#goTo(seq + 1)
    else this.#change = Number(changes.at(-1)?.change)
    return true
  }

  /** Removes the mutations of documents of which no change is left. */
  #shorten(seq: number) {
    const rows = this.#db.prepare('SELECT document FROM change WHERE seq = ?').all(seq)
    if (rows.length === 0) return void this.#db.prepare('DELETE FROM tx WHERE seq = ?').run(seq)
    const left = new Set(rows.map(({document}) => String(document)))
    const {mutations} = this.#db.prepare('SELECT mutations FROM tx WHERE seq = ?').get(seq) ?? {}
    const kept = (JSON.parse(String(mutations)) as MutationRequest[]).filter((request) =>
      documentsOf(request).some((id) => left.has(id)),
    )
    this.#db.prepare('UPDATE tx SET mutations = ? WHERE seq = ?').run(JSON.stringify(kept), seq)
  }
}
