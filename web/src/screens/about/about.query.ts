import {defineQuery} from 'groq'

export const aboutQuery = defineQuery(`{
  "page": *[_type == "aboutPage" && _id == "aboutPage"][0]{hero, mission, values, comparison, closing}
}`)
