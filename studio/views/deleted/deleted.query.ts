import {defineQuery} from 'groq'

/** Which of these are there. */
export const thereQuery = defineQuery('*[_id in $ids]._id')

export const planNamesQuery = defineQuery('*[_type == "plan" && _id in $ids]{_id, name}')
