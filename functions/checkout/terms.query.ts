import {defineQuery} from 'groq'
import {PLACEHOLDER_SETTINGS} from '../../domain/content/fragments.ts'

/** The terms as they stand, with what their placeholders stand for. */
export const agreedTermsQuery = defineQuery(`{
  "page": *[_type == "termsPage" && _id == "termsPage"][0]{heading, version, intro, contact},
  "sections": *[_type == "termsSection"] | order(orderRank){title, body},
  "settings": ${PLACEHOLDER_SETTINGS}
}`)
