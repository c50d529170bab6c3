import {defineQuery} from 'groq'
import {MAIL_SETTINGS} from '../../../domain/content/fragments.ts'

/** Seller and words at the moment of issue. */
export const invoiceQuery = defineQuery(`{"settings": ${MAIL_SETTINGS}}`)
