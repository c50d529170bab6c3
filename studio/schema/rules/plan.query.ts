import {defineQuery} from 'groq'

/** The keys of all plans, on sale or not. */
export const planKeysQuery = defineQuery(`*[_type == "plan" && defined(key)] | order(orderRank).key`)

/** Another plan with the same key. */
export const planWithKeyQuery = defineQuery(`*[_type == "plan" && key == $key && _id != $id][0]{key, name}`)
