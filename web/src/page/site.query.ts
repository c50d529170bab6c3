import {defineQuery} from 'groq'
import {OWN_PAGES, PLACEHOLDER_SETTINGS, SETTINGS} from '../../../domain/content/fragments.ts'

/** Content that every page shows around its own. */
export const siteQuery = defineQuery(`{
  "settings": ${SETTINGS}{
    brandName, tagline, description, vatRate, vatChange, company, labels, noQuestions, phone, emails, links, markDescription, copyright,
    paymentMethods, paymentMethodsNote,
    "logo": logo{"light": light.asset->{url, "width": metadata.dimensions.width, "height": metadata.dimensions.height}, "dark": dark.asset->{url, "width": metadata.dimensions.width, "height": metadata.dimensions.height}}
  },
  "navigation": *[_type == "navigation" && _id == "navigation"][0]{header, footer, sidebar, sample},
  "announcements": *[_type == "announcement"] | order(_id){_id, text, link, firstDay, lastDay},
  "errorScreen": *[_type == "errorScreen" && _id == "errorScreen"][0]{heading, text, reload, home}
}`)

/** Search engine entry of one route: its own, or the one of all plans for a plan; pages of editors hold theirs. */
export const seoQuery = defineQuery(`coalesce(
  *[_type in ["contentPage", "article"] && _id == $id][0]{...seo, "shareImage": coalesce(seo.shareImage, picture)},
  *[_type == "page" && route == $route][0],
  *[_type == "page" && route == $template][0]
){
  title, description, canonicalRoute, noIndex,
  "shareImage": coalesce(shareImage, ${SETTINGS}.shareImage){
    alt, "file": image{crop, hotspot, asset->{url, "width": metadata.dimensions.width, "height": metadata.dimensions.height}}
  }
}`)

/** Values of placeholders, plans on sale, and addresses that links lead to. */
export const catalogueQuery = defineQuery(`{
  "settings": ${PLACEHOLDER_SETTINGS},
  "prices": *[_type == "price"]{plan->{key}, period, exclVat, validFrom},
  "plans": *[_type == "plan"] | order(orderRank){key, name, availability, buttonLabel},
  "ownPages": ${OWN_PAGES}
}`)
