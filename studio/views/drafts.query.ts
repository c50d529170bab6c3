import {defineQuery} from 'groq'

/** Documents that somebody is changing, without the Studio's own. */
export const DRAFTS = '*[_id in path("drafts.**") && !(_type match "sanity.*") && !(_type match "system.*")]'

/** Of each what it is known by. */
export const draftsQuery = defineQuery(`${DRAFTS} | order(_updatedAt desc){
  _id, _type, _rev, _updatedAt, title, name, question, label, subject, period, "plan": plan->{name}
}`)
