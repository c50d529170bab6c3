import type {Dataset, DatasetProblem, EditorsPage} from './dataset.ts'
import {DEFAULT_LANGUAGE, LANGUAGES, languageRow} from './languages.ts'
import {addressesOfOwn, addressFault, sharedAddress} from './ownPages.ts'

/** Each page that editors made has addresses to itself. */
export const pageProblems = ({allPages, ownPages}: Dataset): DatasetProblem[] =>
  allPages.filter((page) => !ownPages.includes(page)).flatMap((page) => addressProblems(page, ownPages))

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
