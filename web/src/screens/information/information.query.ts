import {defineQuery} from 'groq'

export const informationQuery = defineQuery(`{
  "page": *[_type == "informationPage" && _id == "informationPage"][0]{
    heading, intro, readOnlyNote, business, keywords, settings
  }
}`)
