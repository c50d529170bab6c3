/** Parts of GROQ that several queries share; TypeGen reads through them. */

/** The site's settings, of which there is one document. */
export const SETTINGS = '*[_type == "siteSettings" && _id == "siteSettings"][0]'

/** Of the settings, what placeholders stand for (placeholders.ts). */
export const FACT_SETTINGS = `${SETTINGS}{brandName, company, phone, emails, vatRate, vatChange, noticeDays}`

/** The same, with what stands around every mail and on invoices. */
export const MAIL_SETTINGS = `${SETTINGS}{brandName, company, phone, emails, vatRate, vatChange, noticeDays, labels, mail, invoice}`

/** The pages that editors made, the oldest first: where they are, and what of them can be linked to. */
export const OWN_PAGES = `*[_type in ["contentPage", "article"]] | order(_createdAt){
  _id, _type, title, address, parts[defined(title)]{_key, title}
}`

/** An image as the renderer wants it, which makes files of it. */
export const PICTURE = `{
  _type, alt,
  "file": image{
    crop, hotspot,
    asset->{url, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height}
  }
}`

/** The parts of a page that editors made, each with what it shows. */
export const PARTS = `{
  _key,
  _type,
  _type == "textPart" => {title, body},
  _type == "calloutPart" => {heading, body},
  _type == "tablePart" => {heading, columns, rows},
  _type == "picture" => ${PICTURE},
  _type == "questionsPart" => {title, "faqs": questions[@->_type == "faq"]->{_id, question, answer}},
  _type == "plansPart" => {
    title, intro,
    "texts": *[_type == "landingPage" && _id == "landingPage"][0].pricing,
    "plans": *[_type == "plan"] | order(orderRank){
      _id, key, name, availability, badge, tagline, features, buttonLabel, details,
      "prices": *[_type == "price" && plan._ref == ^._id]{plan->{key}, period, exclVat, validFrom}
    }
  },
  _type == "featuresPart" => {title, intro, "features": *[_type == "feature"] | order(orderRank){_id, title, text, icon}},
  _type == "closingPart" => {title, text, actions}
}`
