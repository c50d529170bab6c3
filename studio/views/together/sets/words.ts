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

/** Says of a set that is live that it had ended before. */
const again = (endedAt: string | undefined) =>
  endedAt
    ? nlEn(`; het einde van ${momentName(endedAt)} is teruggedraaid`, `; its end on ${momentName(endedAt)} was undone`)
    : ''

/** One line on how a set stands. */
export function stateOf({state, goLiveAt, endAt, publishedAt, endedAt, stopped}: ChangeSet): string {
  const ends = endAt && !stopped ? nlEn(`, tot ${momentName(endAt)}`, `, until ${momentName(endAt)}`) : ''
  if (state === 'planned' && goLiveAt) {
    const at = momentName(goLiveAt)
    if (stopped) return nlEn(`Was gepland voor ${at}`, `Was planned for ${at}`)
    return nlEn(`Live vanaf ${at}`, `Live from ${at}`) + ends
  }
  if (state === 'live' && publishedAt)
    return (
      nlEn(`Live sinds ${momentName(publishedAt)}`, `Live since ${momentName(publishedAt)}`) + ends + again(endedAt)
    )
  if (state === 'ended' && endedAt) {
    const at = momentName(endedAt)
    // At its moment or later: it was planned. Before that, somebody took it back.
    return endAt && endAt <= endedAt
      ? nlEn(`Geëindigd op ${at}`, `Ended on ${at}`)
      : nlEn(`Teruggedraaid op ${at}`, `Undone on ${at}`)
  }
  return nlEn('Nog niet gepland', 'Not planned yet')
}
