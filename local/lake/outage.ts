import {damaged, isDamaged, isDiskFull} from '../data/database.ts'
import {LakeError} from './errors.ts'
import type {Store} from './store.ts'

/** What a person has to mend is a 503 with what to do, and one line in the terminal; the next try finds it mended. */
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
    return new LakeError(503, {type: 'storageDamaged', description: damaged('The database of the lake', store.wayBack)})
  return null
}
