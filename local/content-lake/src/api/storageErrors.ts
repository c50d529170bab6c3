import {LakeError} from '../errors.ts'
import {damaged, isDamaged, isDiskFull} from '../storage/database.ts'
import type {Store} from '../storage/store.ts'

/** Answers a full disk or a damaged file with a 503 that says what to do, and logs one line. */
export async function tellingOutages<T>(store: Store, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const outage = outageOf(error, store)
    if (outage) console.error(`lake: ${outage.message}`)
    throw outage ?? error
  }
}

function outageOf(error: unknown, store: Store): LakeError | null {
  if (isDiskFull(error))
    return new LakeError(503, {
      type: 'storageFull',
      description: 'The disk is full: nothing of it was kept. Make room and try again.',
    })
  if (isDamaged(error))
    return new LakeError(503, {
      type: 'storageDamaged',
      description: damaged('The database of the lake', store.repair()),
    })
  return null
}
