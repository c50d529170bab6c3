import {formatMoment} from '../../../../domain/format/format.ts'
import type {ChangeSet} from '../../../../domain/sets/changeSet.ts'
import {nlEn, STUDIO_LANGUAGE} from '../../../language.ts'

/** A moment in Amsterdam as people read it. */
export const momentName = (moment: string) => formatMoment(moment, STUDIO_LANGUAGE)

/** How long after its moment a set is late: hosted, the site looks every five minutes. */
const LATE_MS = 10 * 60_000

/** Whether the site has not done what a set is to do by itself. */
export function isLate({state, goLiveAt, endAt, stopped}: ChangeSet, now: number): boolean {
  const due = state === 'planned' ? goLiveAt : state === 'live' ? endAt : undefined
  return !stopped && due !== undefined && now - Date.parse(due) > LATE_MS
}

/** One line on how a set stands. */
export function stateOf({state, goLiveAt, endAt, publishedAt, endedAt, stopped}: ChangeSet): string {
  const ends = endAt && !stopped ? nlEn(`, tot ${momentName(endAt)}`, `, until ${momentName(endAt)}`) : ''
  if (state === 'planned' && goLiveAt) {
    const at = momentName(goLiveAt)
    if (stopped) return nlEn(`Was gepland voor ${at}`, `Was planned for ${at}`)
    return nlEn(`Live vanaf ${at}`, `Live from ${at}`) + ends
  }
  if (state === 'live' && publishedAt)
    return nlEn(`Live sinds ${momentName(publishedAt)}`, `Live since ${momentName(publishedAt)}`) + ends
  if (state === 'ended' && endedAt)
    return nlEn(`Teruggedraaid op ${momentName(endedAt)}`, `Undone on ${momentName(endedAt)}`)
  return nlEn('Nog niet gepland', 'Not planned yet')
}
