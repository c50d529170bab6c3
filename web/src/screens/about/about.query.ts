import {defineQuery} from 'groq'
import {FEATURE, PICTURE} from '../../../../domain/content/fragments.ts'

export const aboutQuery = defineQuery(`{
  "colleagues": *[_type == "colleague"] | order(orderRank){_id, name, role, text, picture${PICTURE}},
  "scale": *[_type == "dashboardPage" && _id == "dashboardPage"][0].windScale.steps,
  "page": *[_type == "aboutPage" && _id == "aboutPage"][0]{
    hero, mission, people, comparison, closing,
    values{..., items[]{..., picture${PICTURE}, "specimen": select(specimen->_type == "feature" => specimen->${FEATURE})}}
  }
}`)
