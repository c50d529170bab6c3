import {defineQuery} from 'groq'

/** What every page shows around its own content. */
export const siteQuery = defineQuery(`{
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    brandName, tagline, description, vatRate, company, labels, phone, emails, links, markDescription, copyright,
    paymentMethods, paymentMethodsNote
  },
  "navigation": *[_type == "navigation" && _id == "navigation"][0]{header, footer, sidebar, sample},
  "errorScreen": *[_type == "errorScreen" && _id == "errorScreen"][0]{heading, text, reload, home}
}`)

/** Title, description and canonical of one route. */
export const seoQuery = defineQuery(`*[_type == "page" && route == $route][0]{
  title, description, canonicalRoute, noIndex
}`)

/** Where the placeholders of all texts get their values. */
export const factsQuery = defineQuery(`{
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{brandName, company, phone, emails, vatRate},
  "prices": *[_type == "price"]{plan->{key}, period, exclVat, validFrom}
}`)
