import {defineQuery} from 'groq'
import {SETTINGS} from '../../domain/content/fragments.ts'

/** Who asks. */
export const requesterQuery = defineQuery(`${SETTINGS}.company.vatNumber`)
