import type {Announcement, Redirect} from '../../content/content.types.ts'
import type {ContentDocument} from '../../content/shape.ts'
import {pageIdIn} from '../../pages/destinations.ts'
import type {Dataset} from './dataset.ts'

/** An announcement or a redirect that comes, changes or goes. */
export type AnnouncementChange = Pick<Announcement, '_id' | 'text' | 'firstDay' | 'lastDay'> & {isGone: boolean}
/** `page`: the title of the page that editors made and that it leads to. */
export type RedirectChange = Pick<Redirect, '_id' | 'from' | 'destination'> & {
  page: {[language: string]: unknown} | undefined
  isGone: boolean
}

/** Changes on no page of their own: the bar above all of them, and old addresses. */
export function besidePages(before: Dataset, after: Dataset) {
  const changesOf = <T extends ContentDocument>(type: string) => [
    ...ofType<T>(before, type)
      .filter(({_id}) => !has(after, _id))
      .map((document) => ({...document, isGone: true})),
    ...ofType<T>(after, type)
      .filter((document) => !before.documents.includes(document))
      .map((document) => ({...document, isGone: false})),
  ]
  return {
    announcements: changesOf<Announcement & ContentDocument>('announcement').map(
      ({_id, text, firstDay, lastDay, isGone}): AnnouncementChange => ({
        ...{_id, text, lastDay, isGone},
        // Nobody saw it before it is published.
        firstDay: firstDay < after.today && lastDay >= after.today ? after.today : firstDay,
      }),
    ),
    redirects: changesOf<Redirect & ContentDocument>('redirect').map(
      ({_id, from, destination, isGone}): RedirectChange => ({
        ...{_id, from, destination, isGone},
        page: pageOf(destination, isGone ? before : after),
      }),
    ),
  }
}

const has = ({documents}: Dataset, id: string) => documents.some(({_id}) => _id === id)
const ofType = <T>({documents, shapeProblems}: Dataset, type: string) =>
  documents.filter(({_id, _type}) => _type === type && !shapeProblems.some(({documentId}) => documentId === _id)) as T[]
const pageOf = (destination: string, {documents}: Dataset) =>
  documents.find(({_id}) => _id === pageIdIn(destination))?.title as RedirectChange['page']
