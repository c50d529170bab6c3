import {setTimeout as wait} from 'node:timers/promises'
import {WAIT_LIMIT_MS} from '../limits.ts'

const POLL_MS = 50

type Options = {
  /** Milliseconds; a longer limit is for builds. */
  within?: number
  /** The message of the error. */
  otherwise: () => string
}

/** Resolves once the condition holds. Throws what `otherwise` says when it does not in time. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  {within = WAIT_LIMIT_MS, otherwise}: Options,
): Promise<void> {
  const deadline = performance.now() + within
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(otherwise())
    await wait(POLL_MS)
  }
}
