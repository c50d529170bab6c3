import {defineQuery} from 'groq'
import {FORM, FORM_WORDS, MAIL_SETTINGS} from '../../domain/content/fragments.ts'

/** A form with its words, as a page that answers it draws it. */
export const formQuery = defineQuery(`{
  "name": *[_type == "form" && _id == $id][0].name,
  "form": *[_type == "form" && _id == $id][0]${FORM},
  "words": ${FORM_WORDS},
  "settings": ${MAIL_SETTINGS}
}`)

export const formRecipientQuery = defineQuery('*[_type == "formSettings" && _id == "formSettings"][0].recipient')
