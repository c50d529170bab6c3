import type {ContentDocument} from '../content/shape.ts'
import {amsterdamDay} from '../format/dates.ts'
import {addressesOfOwn, addressFault, sharedAddress} from '../pages/ownPages.ts'
import {inStaffLanguages, LANGUAGES, languageRow} from '../texts/languages.ts'
import type {Dataset, EditorsPage} from './dataset/dataset.ts'
import {ask, type DatasetProblem, refuse} from './problem.ts'

/** Each page that editors made has addresses to itself, and no date is still to come. */
export const pageProblems = ({allPages, ownPages, documents, today}: Dataset): DatasetProblem[] => [
  ...allPages.filter((page) => !ownPages.includes(page)).flatMap((page) => addressProblems(page, ownPages)),
  ...documents.flatMap((document) => dateProblems(document, today)),
]

/** The day of a document that tells of something that was: a day, or a moment. */
const DATES: Readonly<Record<string, string>> = {article: 'date', update: 'timestamp', dashboardPage: 'lastUpdated'}

/** With a day that is still to come a document goes live at once and stands first, for years if the year is a slip. */
function dateProblems(document: ContentDocument, today: string): DatasetProblem[] {
  const path = DATES[document._type]
  const date = path && document[path]
  if (typeof date !== 'string' || !path) return []
  const day = date.includes('T') ? amsterdamDay(new Date(date)) : date
  if (!(day > today)) return []
  return [ask(document, path, 'futureDate', {date: {day}})]
}

function addressProblems(page: EditorsPage, ownPages: readonly EditorsPage[]): DatasetProblem[] {
  const faulty = LANGUAGES.flatMap((language) => {
    const fault = addressFault(page.address[language].current, page._type)
    const title = languageRow(language).title
    return fault ? [refuse(page, `address.${language}`, 'addressFault', {language, title, fault})] : []
  })
  if (faulty.length > 0) return faulty
  return ownPages.flatMap((other) => {
    const language = sharedAddress(page, other)
    if (!language) return []
    const address = addressesOfOwn(page)[LANGUAGES.indexOf(language)] ?? ''
    return [refuse(page, `address.${language}`, 'sameAddress', {page: inStaffLanguages(other.title), address})]
  })
}
