import {defineQuery} from 'groq'

export const dashboardQuery = defineQuery(`{
  "page": *[_type == "dashboardPage" && _id == "dashboardPage"][0]{
    heading, lastUpdated, lastUpdatedLabel, periods, banner, planDialog, chart, visibility, updates, windScale, empty
  },
  "metrics": *[_type == "metricCard"] | order(orderRank){_id, icon, label, value, delta, deltaType, helpText, destination},
  "series": *[_type == "visitorSeries"] | order(_id)[0]{_id, points[]{date, visitors, benchmark}, previousTotal},
  "updates": *[_type == "update"] | order(timestamp desc)[0...4]{_id, type, badge, title, impact, timestamp},
  "plans": *[_type == "plan"] | order(orderRank){_id, key, name, details}
}`)
