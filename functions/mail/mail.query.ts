import {defineQuery} from 'groq'

export const mailQuery = defineQuery(`{
  "message": *[_type == "mailMessage" && key == $kind][0]{
    subject, preheader, body, monthly, prepaid, closing, signature
  },
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{brandName, company, phone, emails, vatRate}
}`)
