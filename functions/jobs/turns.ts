import type {Database} from '../database/database.ts'

/**
 * Whether this process is the one that does a job's turn: of several instances that ask for the same turn, or for one that
 * is over, one. A turn is a moment, the same for all. An instance that dies leaves the next turn to any other.
 */
export async function claimTurn({query}: Database, job: string, turn: Date): Promise<boolean> {
  const rows = await query(
    `INSERT INTO marks (name, value) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE marks.value < excluded.value RETURNING name`,
    [`turn of ${job}`, turn.toISOString()],
  )
  return rows.length > 0
}

/** Gives a claimed turn up, so that it is claimed again: whoever began it failed. */
export async function giveUpTurn({query}: Database, job: string, turn: Date): Promise<void> {
  await query('DELETE FROM marks WHERE name = $1 AND value = $2', [`turn of ${job}`, turn.toISOString()])
}
