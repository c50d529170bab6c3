import type {ContentPage} from './content.types.ts'
import type {Dataset, DatasetProblem} from './dataset.ts'
import {DEFAULT_LANGUAGE, LANGUAGES, languageRow} from './languages.ts'
import {addressFault, sharedAddress} from './ownPages.ts'

/** Each page that editors made has addresses to itself. */
export const pageProblems = ({contentPages, ownPages}: Dataset): DatasetProblem[] =>
  contentPages.filter((page) => !ownPages.includes(page)).flatMap((page) => addressProblems(page, ownPages))

function addressProblems(page: ContentPage, ownPages: readonly ContentPage[]): DatasetProblem[] {
  const faulty = LANGUAGES.flatMap((language) => {
    const fault = addressFault(page.address[language].current)
    return fault ? [problem(page, language, `The ${languageRow(language).title} address cannot be used. ${fault}`)] : []
  })
  if (faulty.length > 0) return faulty
  return ownPages.flatMap((other) => {
    const language = sharedAddress(page, other)
    if (!language) return []
    const address = `${languageRow(language).prefix}/${page.address[language].current}/`
    return [
      problem(
        page,
        language,
        `The page "${other.title[DEFAULT_LANGUAGE]}" has the address ${address} too: give this one another`,
      ),
    ]
  })
}

const problem = ({_id, _type}: ContentPage, language: string, message: string): DatasetProblem => ({
  severity: 'refuse',
  documentId: _id,
  documentType: _type,
  path: `address.${language}`,
  message,
})
