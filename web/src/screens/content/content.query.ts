import {defineQuery} from 'groq'
import {PICTURE} from '../../model.ts'

export const contentQuery = defineQuery(`{
  "page": *[_type == "contentPage" && _id == $id][0]{
    _id, title, intro,
    parts[]{
      _key,
      _type,
      _type == "textPart" => {title, body},
      _type == "calloutPart" => {heading, body},
      _type == "tablePart" => {heading, columns, rows},
      _type == "picture" => ${PICTURE},
      _type == "questionsPart" => {title, "faqs": questions[@->_type == "faq"]->{_id, question, answer}},
      _type == "plansPart" => {
        title, intro,
        "texts": *[_type == "landingPage" && _id == "landingPage"][0].pricing,
        "plans": *[_type == "plan"] | order(orderRank){
          _id, key, name, availability, badge, tagline, features, buttonLabel, details,
          "prices": *[_type == "price" && plan._ref == ^._id]{plan->{key}, period, exclVat, validFrom}
        }
      },
      _type == "featuresPart" => {title, intro, "features": *[_type == "feature"] | order(orderRank){_id, title, text, icon}},
      _type == "closingPart" => {title, text, actions}
    }
  }
}`)
