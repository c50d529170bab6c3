/** Parts of GROQ that several queries share; TypeGen reads through them. */

/** The site's settings, of which there is one document. */
export const SETTINGS = '*[_type == "siteSettings" && _id == "siteSettings"][0]'

/** Of the settings, what placeholders stand for (placeholders.ts). */
export const FACT_SETTINGS = `${SETTINGS}{brandName, company, phone, emails, vatRate, noticeDays}`

/** The pages that editors made, the oldest first: where they are, and what of them can be linked to. */
export const OWN_PAGES = `*[_type == "contentPage"] | order(_createdAt){
  _id, title, address, parts[defined(title)]{_key, title}
}`

/** An image as the renderer wants it, which makes files of it. */
export const PICTURE = `{
  _type, alt,
  "file": image{
    crop, hotspot,
    asset->{url, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height}
  }
}`
