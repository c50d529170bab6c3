import {amsterdamMoment, daysLater} from '../format/dates.ts'
import {type ChangeSet, draftId, publishedId, type Stored} from './changeSet.ts'
import {kept} from './decide.ts'

/** Everything published, all drafts, and the named sets. */
export type WithSets = {documents: readonly Stored[]; drafts: readonly Stored[]; sets: readonly ChangeSet[]}
/** Asked of the Studio by the preview in its frame, and what it answers now and after every change, with the editor's language. */
export const SETS_ASKED = 'preview.sets.asked'
export const SETS_ANSWERED = 'preview.sets.answered'
/** Parameters of the preview's address by which the Studio's link chooses a set and a day. */
export const SET_PARAM = 'preview-set'
export const DAY_PARAM = 'preview-day'

/** How a set stands on a day: on the days on which it comes and goes it is there. */
export type OnDay = 'coming' | 'there' | 'over'

/** One that is not planned is there whenever somebody looks at it. */
export function standsOn({state, goLiveAt, endAt}: ChangeSet, day: string): OnDay {
  const [from, until] = [day, daysLater(day, 1)].map((each) => amsterdamMoment(`${each}T00:00`)?.toISOString() ?? '')
  if (state === 'ended') return 'over'
  if (state === 'planned' && goLiveAt && until && goLiveAt >= until) return 'coming'
  return state !== 'open' && endAt && from && endAt <= from ? 'over' : 'there'
}

/**
 * The content of the site on a day, with drafts under the names of their documents: those of one set alone, or without a set all
 * that are of no set, or of one that is there on that day. What a live set has changed is as before once it is over.
 */
export function contentOn(day: string, {documents, drafts, sets}: WithSets, only: string | null): Stored[] {
  const content = new Map(documents.map((document) => [document._id, document]))
  for (const set of sets.filter(({state}) => state === 'live').filter((each) => standsOn(each, day) === 'over'))
    for (const {id, before} of set.members) {
      const was = kept(before)
      if (was) content.set(id, {_rev: '', ...was})
      else content.delete(id)
    }
  for (const draft of drafts) {
    const id = publishedId(draft._id)
    if (isShown(draft, {day, sets, only})) content.set(id, {...draft, _id: id})
  }
  // As the lake has them, where a query asks for no order.
  return [...content.values()].toSorted((one, other) => (one._id < other._id ? -1 : 1))
}

function isShown({_id}: Stored, {day, sets, only}: {day: string; sets: readonly ChangeSet[]; only: string | null}) {
  const own = sets.filter(
    (set) => (set.state === 'open' || set.state === 'planned') && set.members.some(({id}) => draftId(id) === _id),
  )
  if (only) return own.some((set) => set._id === only && standsOn(set, day) === 'there')
  return own.length === 0 || own.some((set) => standsOn(set, day) === 'there')
}

/** The sets that are planned or live, and not there on a day: all drafts together would be another site. */
export const notThereOn = (day: string, sets: readonly ChangeSet[]) =>
  sets.filter((set) => (set.state === 'planned' || set.state === 'live') && standsOn(set, day) !== 'there')
