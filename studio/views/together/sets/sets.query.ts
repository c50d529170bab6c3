import {defineQuery} from 'groq'

/** The named sets of changes. */
export const SETS = '*[_type == "studio.changeSet"]'

/** Named sets, the newest first. */
export const setsQuery = defineQuery(`${SETS} | order(_createdAt desc)`)
