import type {Announcement} from '../content/content.types.ts'
import {inStaffLanguages} from '../texts/languages.ts'
import type {Dataset} from './dataset/dataset.ts'
import {ask, type DatasetProblem, refuse} from './problem.ts'

/** Problems of announcements: days on which none would be seen, and days that two of them share. */
export function announcementProblems({documents, shapeProblems, today}: Dataset): DatasetProblem[] {
  const broken = new Set(shapeProblems.map(({documentId}) => documentId))
  // A document without faults has the shape of its type.
  const all = documents.filter(({_id, _type}) => _type === 'announcement' && !broken.has(_id)) as Announcement[]
  return all.flatMap((each) => {
    const {firstDay, lastDay} = each
    if (lastDay < firstDay) return [refuse(each, 'lastDay', 'announcementDays', {from: {day: firstDay}})]
    if (lastDay < today) return [ask(each, 'lastDay', 'announcementOver', {date: {day: lastDay}})]
    return [...hiding(each, all), ...sameStart(each, all)]
  })
}

/** An announcement that begins while another one stands takes its place. */
function hiding(each: Announcement, all: readonly Announcement[]): DatasetProblem[] {
  const hidden = all.find(
    ({_id, firstDay, lastDay}) => _id !== each._id && firstDay < each.firstDay && each.firstDay <= lastDay,
  )
  if (!hidden) return []
  return [
    ask(each, 'firstDay', 'announcementHides', {words: inStaffLanguages(hidden.text), from: {day: each.firstDay}}),
  ]
}

/** Nobody could say which of two is shown that begin on one day. */
function sameStart(each: Announcement, all: readonly Announcement[]): DatasetProblem[] {
  const other = all.find(
    ({_id, firstDay, lastDay}) => _id < each._id && firstDay === each.firstDay && lastDay >= firstDay,
  )
  return other ? [refuse(each, 'firstDay', 'sameAnnouncementDay', {words: inStaffLanguages(other.text)})] : []
}
