import {defineQuery} from 'groq'

export const termsQuery = defineQuery(`{
  "page": *[_type == "termsPage" && _id == "termsPage"][0]{heading, version, intro, contentsLabel, contact, closing},
  "sections": *[_type == "termsSection"] | order(orderRank){_id, title, anchor, body}
}`)
