import {defineQuery} from 'groq'
import {FACT_SETTINGS} from '../model.ts'

export const mailQuery = defineQuery(`{
  "message": *[_type == "mailMessage" && key == $kind][0]{
    subject, preheader, body, monthly, prepaid, closing, signature
  },
  "settings": ${FACT_SETTINGS}
}`)
