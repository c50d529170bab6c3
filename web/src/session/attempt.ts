import {RETENTION} from '../../../domain/customers/retention.ts'

/**
 * The visitor's attempt to buy, the same in every tab of the browser from the first click on pay, so that two clicks or
 * two tabs make one payment. Ends with a payment, or after an hour.
 */
/** Also used by the inline script of a form: session/formScript.ts. */
export const ATTEMPT_KEY = 'attempt'
export const LASTS_MS = RETENTION.attemptMinutes * 60_000

type Attempt = {id: string; at: number}

/** Returns the running attempt, or starts a new one. */
export function currentAttempt(storage: Pick<Storage, 'getItem' | 'setItem'>, now = Date.now()): string {
  const kept = parse(storage.getItem(ATTEMPT_KEY))
  if (kept && now - kept.at < LASTS_MS) return kept.id
  const id = crypto.randomUUID()
  storage.setItem(ATTEMPT_KEY, JSON.stringify({id, at: now}))
  return id
}

/** Key under which a tab keeps what is typed meanwhile: session/savedFields.ts. */
export const SAVED_FIELDS_KEY = 'typed'

/** Ends the attempt, and deletes what this tab keeps of it. */
export function endAttempt(attempts: Pick<Storage, 'removeItem'>, typed: Pick<Storage, 'removeItem'>) {
  attempts.removeItem(ATTEMPT_KEY)
  typed.removeItem(SAVED_FIELDS_KEY)
}

function parse(text: string | null): Attempt | null {
  try {
    const {id, at} = JSON.parse(text ?? '') as Partial<Attempt>
    return typeof id === 'string' && typeof at === 'number' ? {id, at} : null
  } catch {
    return null
  }
}
