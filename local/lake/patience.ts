import {AT_ONCE, type Making} from './gradually.ts'
import type {View} from './view.ts'

/** Thrown where an answer needs what is not made yet. */
class NotYet extends Error {
  readonly making: Making

  constructor(making: Making) {
    super('Not made yet')
    this.making = making
  }
}

/** Thrown where an answer is about more documents than may be gone through at once. */
class TooMany extends Error {}

/** What of a view a query looks at. */
export type Seen = Pick<View, 'documents' | 'all' | 'withIds' | 'count' | 'find' | 'matching'>

/**
 * A view for queries that hold up others: it makes nothing of very many documents, and hands out no more than `most` in all,
 * beside `mostListed` in lists that its indexes keep.
 */
export function sparing(view: View, most: number, mostListed = most): Seen {
  const few = budget(most)
  const fewListed = budget(mostListed)
  const made = (making: Making) => {
    if (!making.some(AT_ONCE)) throw new NotYet(making)
  }
  const filled = () => {
    made(view.filling)
    return view
  }
  return {
    get documents() {
      return filled().documents
    },
    get all() {
      few(filled().documents.size)
      return view.all
    },
    withIds(ids) {
      few(2 * ids.length) // nobody keeps such a list: it is put in order each time
      return filled().withIds(ids)
    },
    count: (lookup, ...values) => {
      made(filled().making(lookup))
      return view.count(lookup, ...values)
    },
    find(lookup, ...values) {
      const count = this.count(lookup, ...values)
      if (values.length > 1) few(count)
      else fewListed(count)
      return view.find(lookup, ...values)
    },
    matching(asked) {
      const found = filled().matching(asked)
      few(found?.length ?? 0)
      return found
    },
  }
}

/** What takes from it, until there is nothing left. */
function budget(left: number): (count: number) => void {
  let rest = left
  return (count) => {
    rest -= count
    if (rest < 0) throw new TooMany()
  }
}

/** A view that was given up for others meanwhile is made again and again; in the end at once. */
const MOST_TRIES = 8

/**
 * What `work` gives with sparing views; null when there is too much of it. What it needs is made first, some documents at a
 * time, and then it begins anew: so all that it sees is of one moment.
 */
export async function patiently<Result>(work: () => Result): Promise<Awaited<Result> | null> {
  for (let tries = 0; ; tries++)
    try {
      return await work()
    } catch (error) {
      if (error instanceof TooMany) return null
      if (!(error instanceof NotYet)) throw error
      if (tries < MOST_TRIES) await error.making.inSlices()
      else error.making.finish()
    }
}
