import {defineQuery} from 'groq'
import {PICTURE} from '../../../../domain/content/fragments.ts'

export const aboutQuery = defineQuery(`{
  "page": *[_type == "aboutPage" && _id == "aboutPage"][0]{
    hero, mission, comparison, closing, values{..., items[]{..., picture${PICTURE}}}
  }
}`)
