import {defineQuery} from 'groq'

export const helpQuery = defineQuery(`{
  "page": *[_type == "helpPage" && _id == "helpPage"][0]{heading, intro, faqHeading, unavailable},
  "cards": *[_type == "helpCard"] | order(orderRank){_id, icon, title, text, available, button, destination},
  "faqs": *[_type == "faq" && page == "help"] | order(orderRank){_id, question, answer}
}`)
