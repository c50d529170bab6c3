import {defineQuery} from 'groq'
import {PROMISE} from '../../../../domain/content/fragments.ts'

export const termsQuery = defineQuery(`{
  "page": *[_type == "termsPage" && _id == "termsPage"][0]{heading, version, intro, contentsLabel, contact, closing},
  "promise": ${PROMISE},
  "sections": *[_type == "termsSection"] | order(orderRank){_id, title, anchor, body}
}`)
