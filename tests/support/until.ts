import {setTimeout as wait} from 'node:timers/promises'

const POLL_MS = 100

/** Resolves once it holds. Throws what `otherwise` says when it does not in time. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  {within, otherwise}: {within: number; otherwise: () => string},
) {
  const deadline = Date.now() + within
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(otherwise())
    await wait(POLL_MS)
  }
}
