import {defineQuery} from 'groq'

export const auditQuery = defineQuery(`{
  "page": *[_type == "auditPage" && _id == "auditPage"][0]{heading, intro, wellDone, attention, priorities, empty},
  "steps": *[_type == "dashboardPage" && _id == "dashboardPage"][0].windScale.steps,
  "scores": *[_type == "auditScore"] | order(orderRank){_id, icon, label, score, passed, total},
  "findings": *[_type == "auditFinding"] | order(orderRank){_id, outcome, priority, title, text}
}`)
