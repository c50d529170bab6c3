import {defineQuery} from 'groq'
import {MAIL_SETTINGS} from '../../../domain/content/fragments.ts'

/** Who sells, and the words, at the moment of issue. */
export const invoiceQuery = defineQuery(`{"settings": ${MAIL_SETTINGS}}`)
