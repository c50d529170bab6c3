import {defineQuery} from 'groq'

export const adjustmentsQuery = defineQuery(`{
  "page": *[_type == "adjustmentsPage" && _id == "adjustmentsPage"][0]{heading, intro, saved, logHeading, logIntro, badge, statuses, empty},
  "cards": *[_type == "optimisationCard"] | order(orderRank){_id, kind, icon, title, page, original, wasEmpty, optimised, examples},
  "log": *[_type == "optimisationLogEntry"] | order(number){_id, number, type, page, title, status, date, impact}
}`)
