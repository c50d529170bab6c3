import {dueSetsQuery} from '../publishing/sets/sets.query.ts'
import {contentClient} from '../runtime/content.ts'

/** Whether the job of sets has something to do: asked each minute on one machine, where each of its runs is a line in the terminal. */
export async function areSetsDue(now = new Date()): Promise<boolean> {
  const {due, stopped} = await contentClient().fetch(dueSetsQuery, {now: now.toISOString()})
  return due.length + stopped.length > 0
}
