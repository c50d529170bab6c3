import {ask, type DatasetProblem} from '../content-rules/problem.ts'
import {amsterdamDay} from '../format/dates.ts'
import {publishedId, type Stored} from './changeSet.ts'

/** Questions about drafts that tell visitors, or their browsers, of a time after the end of their set. */
export const outliving = (drafts: readonly Stored[], endAt: string): DatasetProblem[] =>
  drafts.flatMap((draft) => {
    const {_type, lastDay, permanent} = draft
    const place = {_id: publishedId(draft._id), _type}
    if (_type === 'redirect' && permanent === true) return [ask(place, 'permanent', 'permanentUntilEnd', {})]
    const isLater = typeof lastDay === 'string' && lastDay > amsterdamDay(new Date(endAt))
    return isLater && (_type === 'offer' || _type === 'announcement')
      ? [ask(place, 'lastDay', 'lastDayAfterEnd', {date: {day: lastDay}})]
      : []
  })
