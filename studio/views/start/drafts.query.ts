import {defineQuery} from 'groq'

/** Documents with unpublished changes, without the Studio's own. */
export const DRAFTS = '*[_id in path("drafts.**") && !(_type match "sanity.*") && !(_type match "system.*")]'

/** Drafts with the fields that name them. */
export const draftsQuery = defineQuery(`${DRAFTS} | order(_updatedAt desc){
  _id, _type, _rev, _updatedAt, title, name, question, label, subject, text, period, from, "plan": plan->{name}
}`)
