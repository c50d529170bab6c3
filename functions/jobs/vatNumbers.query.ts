import {defineQuery} from 'groq'
import {SETTINGS} from '../../domain/content/fragments.ts'

/** VAT number of the shop, which asks. */
export const requesterQuery = defineQuery(`${SETTINGS}.company.vatNumber`)
