import type {ContentDocument} from '../content/shape.ts'
import {amsterdamDay} from '../format/dates.ts'
import {addressesOfOwn, addressFault, sharedAddress} from '../pages/ownPages.ts'
import {DEFAULT_LANGUAGE, LANGUAGES, languageRow} from '../texts/languages.ts'
import {staffDay, staffText} from '../texts/staffText.ts'
import type {Dataset, DatasetProblem, EditorsPage} from './dataset.ts'

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
  return [
    {
      severity: 'ask',
      documentId: document._id,
      documentType: document._type,
      path,
      message: staffText(
        `De datum ligt in de toekomst: ${staffDay(day)}. Het wacht daar niet op, en staat tot die dag bovenaan. Klopt het jaar?`,
        `The date is in the future: ${staffDay(day)}. It does not wait for that day, and stands first until then. Is the year right?`,
      ),
    },
  ]
}

function addressProblems(page: EditorsPage, ownPages: readonly EditorsPage[]): DatasetProblem[] {
  const faulty = LANGUAGES.flatMap((language) => {
    const fault = addressFault(page.address[language].current, page._type)
    return fault ? [problem(page, language, `The ${languageRow(language).title} address cannot be used. ${fault}`)] : []
  })
  if (faulty.length > 0) return faulty
  return ownPages.flatMap((other) => {
    const language = sharedAddress(page, other)
    if (!language) return []
    const address = addressesOfOwn(page)[LANGUAGES.indexOf(language)]
    return [
      problem(
        page,
        language,
        `The page "${other.title[DEFAULT_LANGUAGE]}" has the address ${address} too: give this one another`,
      ),
    ]
  })
}

const problem = ({_id, _type}: EditorsPage, language: string, message: string): DatasetProblem => ({
  severity: 'refuse',
  documentId: _id,
  documentType: _type,
  path: `address.${language}`,
  message,
})
