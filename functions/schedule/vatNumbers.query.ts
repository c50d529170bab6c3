import {defineQuery} from 'groq'
import {SETTINGS} from '../model.ts'

/** Who asks. */
export const requesterQuery = defineQuery(`${SETTINGS}.company.vatNumber`)
