import {defineQuery} from 'groq'

export const confirmationQuery = defineQuery(`{
  "message": *[_type == "mailMessage" && key == "confirmation"][0]{subject, preheader, body, monthly, prepaid, signature},
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{brandName, company, phone, emails, vatRate}
}`)
