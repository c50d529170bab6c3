import {defineQuery} from 'groq'

/** Documents by their ids, with the fields that name them. */
export const namesQuery = defineQuery(`*[_id in $ids]{
  _id, _type, title, name, question, label, subject, text, period, from, "plan": plan->{name}
}`)
