import {defineQuery} from 'groq'
import {LINK_TARGETS, MAIL_SETTINGS, PROMISE} from '../../domain/content/fragments.ts'

export const mailQuery = defineQuery(`{
  "message": *[_type == "mailMessage" && key == $kind][0]{
    subject, preheader, heading, body, details[]{label, value}, buttonLabel, monthly, prepaid, closing, signature
  },
  "promise": ${PROMISE},
  "settings": ${MAIL_SETTINGS},
  "targets": ${LINK_TARGETS}
}`)
