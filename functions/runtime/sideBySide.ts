import {atMost} from './deadline.ts'

/** Work under several names that goes on at the same time, one of each name at most; its results are taken in batches. */
export function sideBySide<Name, Result>() {
  const underway = new Map<Name, Promise<void>>()
  const ended: Result[] = []
  return {
    isUnderway: (name: Name) => underway.has(name),
    /** The work must not reject; null is no result. */
    begin(name: Name, work: Promise<Result | null>) {
      const ending = work.then((result) => {
        if (result) ended.push(result)
        underway.delete(name)
      })
      underway.set(name, ending)
    },
    /** Waits for a result, and for others that come within so many milliseconds. Returns false when nothing is left to come. */
    async waited(batchMs: number): Promise<boolean> {
      while (underway.size > 0 && ended.length === 0) await Promise.race(underway.values())
      await atMost(batchMs, Promise.all(underway.values()))
      return underway.size + ended.length > 0
    },
    /** Results since the last call. */
    taken: () => ended.splice(0),
  }
}
