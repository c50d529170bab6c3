import {LATER_CLAIMS} from '../content-rules/dataset/claimsToCome.ts'
import {ask, type DatasetProblem} from '../content-rules/problem.ts'
import {amsterdamMoment} from '../format/dates.ts'
import {type ChangeSet, publishedId, type Stored} from './changeSet.ts'

/** Questions about drafts that tell visitors, or their browsers, of a time after the end of their set. */
export const outliving = (drafts: readonly Stored[], endAt: string): DatasetProblem[] =>
  drafts.flatMap((draft) => {
    const {_type, lastDay, permanent} = draft
    const place = {_id: publishedId(draft._id), _type}
    if (_type === 'redirect' && permanent === true) return [ask(place, 'permanent', 'permanentUntilEnd', {})]
    const lastMinute = amsterdamMoment(`${lastDay}T23:59`)
    const isLater = lastMinute !== null && endAt < lastMinute.toISOString()
    return isLater && (_type === 'offer' || _type === 'announcement')
      ? [ask(place, 'lastDay', 'lastDayAfterEnd', {date: {day: String(lastDay)}})]
      : []
  })

/** Whether a claim is untrue from a day on which its set has ended, and taken its words with it. */
export function endsBefore(
  {code, documentId, params: {from}}: DatasetProblem,
  {members}: Pick<ChangeSet, 'members'>,
  endAt: string,
) {
  if (!LATER_CLAIMS.includes(code) || !members.some(({id}) => id === documentId)) return false
  const begins = amsterdamMoment(`${(from as {day: string}).day}T00:00`)
  return begins !== null && endAt <= begins.toISOString()
}
