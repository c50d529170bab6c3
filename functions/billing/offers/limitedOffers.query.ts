import {defineQuery} from 'groq'

/** Introductory offers with a maximum of redemptions. */
export const limitedOffersQuery = defineQuery(`*[_type == "offer" && !defined(code) && defined(most)]{_id, most}`)
