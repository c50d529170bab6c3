import {randomInt} from 'node:crypto'
import {setTimeout as wait} from 'node:timers/promises'
import type {Context} from '@netlify/functions'

/** Longer than the answer takes to leave; by chance, so that nobody learns from the next answer what this one had to do. */
const FROM_MS = 20
const UNTIL_MS = 120

/** Does what nobody waits for once the answer has left: what there was to do does not show in how long it took. */
export function afterReply(work: () => Promise<void>, context?: Pick<Context, 'waitUntil'>): void {
  const done = wait(randomInt(FROM_MS, UNTIL_MS)).then(work)
  context?.waitUntil(done)
}
