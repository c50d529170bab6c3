import {defineQuery} from 'groq'

/** What every page shows around its own content. */
export const siteQuery = defineQuery(`{
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    brandName, tagline, description, vatRate, company, labels, phone, emails, links, markDescription, copyright,
    paymentMethods, paymentMethodsNote,
    "logo": logo{"light": light.asset->{url, "width": metadata.dimensions.width, "height": metadata.dimensions.height}, "dark": dark.asset->{url, "width": metadata.dimensions.width, "height": metadata.dimensions.height}}
  },
  "navigation": *[_type == "navigation" && _id == "navigation"][0]{header, footer, sidebar, sample},
  "errorScreen": *[_type == "errorScreen" && _id == "errorScreen"][0]{heading, text, reload, home}
}`)

/** Title, description and canonical of one route. */
export const seoQuery = defineQuery(`*[_type == "page" && route == $route][0]{
  title, description, canonicalRoute, noIndex,
  "shareImage": coalesce(shareImage, *[_type == "siteSettings" && _id == "siteSettings"][0].shareImage){
    alt, "file": image.asset->{url, "width": metadata.dimensions.width, "height": metadata.dimensions.height}
  }
}`)

/** Where the placeholders of all texts get their values. */
export const factsQuery = defineQuery(`{
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{brandName, company, phone, emails, vatRate},
  "prices": *[_type == "price"]{plan->{key}, period, exclVat, validFrom}
}`)
