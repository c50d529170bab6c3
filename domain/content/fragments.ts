/** Parts of GROQ that several queries share; TypeGen reads through them. */

/** The site's settings, of which there is one document. */
export const SETTINGS = '*[_type == "siteSettings" && _id == "siteSettings"][0]'

/** Projection of the settings for placeholder values (placeholders.ts). */
export const PLACEHOLDER_SETTINGS = `${SETTINGS}{brandName, company, phone, emails, vatRate, vatChange, noticeDays, counted}`

/** The same, with what stands around every mail and on invoices. */
export const MAIL_SETTINGS = `${SETTINGS}{brandName, company, phone, emails, vatRate, vatChange, noticeDays, counted, labels, links, mail, invoice}`

/** The promise: its heading and its stops, drawn wherever it is made. */
export const PROMISE =
  '*[_type == "landingPage" && _id == "landingPage"][0].claims{heading, items[]{_key, title, text}}'

/** The pages that editors made, the oldest first: where they are, and what of them can be linked to. */
export const OWN_PAGES = `*[_type in ["contentPage", "article"]] | order(_createdAt){
  _id, _type, title, address, parts[defined(title) && hidden != true]{_key, title}
}`

/** Plans with their prices, and the pages of editors: what the links of a mail lead to. */
export const LINK_TARGETS = `{
  "plans": *[_type == "plan"] | order(orderRank){key, availability},
  "prices": *[_type == "price" && defined(plan->key) && defined(period) && defined(validFrom) && defined(exclVat)]{
    plan->{key}, period, exclVat, validFrom
  },
  "ownPages": ${OWN_PAGES}
}`

/** An image as the renderer wants it, which makes files of it. */
export const PICTURE = `{
  _type, alt,
  "file": image{
    crop, hotspot,
    asset->{url, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height}
  }
}`

/** A price as pages show it; of the offers without a code the renderer keeps what the first that counts comes to. */
export const SHOWN_PRICE = `{
  plan->{key}, period, exclVat, validFrom, discountNote,
  "introductory": *[_type == "offer" && !defined(code)] | order(_createdAt){
    _id, label, percent, amount, lasts, count, "plans": plans[]->key, periods, firstDay, lastDay,
    "words": *[_type == "checkoutPage" && _id == "checkoutPage"][0]{
      "labels": period.labels, "first": code.first, "some": code.some, "always": code.always, "inShort": code.inShort, "free": code.free, "until": code.until, "was": code.was
    }
  }
}`

/** The plans as cards show them. */
export const PLANS = `*[_type == "plan"] | order(orderRank){
  _id, key, name, availability, badge, tagline, features, updateFrequency, "builtOn": builtOn->key, buttonLabel, details,
  "prices": *[_type == "price" && plan._ref == ^._id]${SHOWN_PRICE}
}`

/** The words around those cards, with the checkout's name of each period. */
export const PRICING = `{
  ..., "periods": *[_type == "checkoutPage" && _id == "checkoutPage"][0].period.labels
}`

/** A feature with what its specimen draws: the demo's sample data, or examples of its own. */
export const FEATURE = `{
  _id, title, text, specimen, examples[]{_key, text, value},
  "log": *[^.specimen == "log" && _type == "optimisationLogEntry" && status == "completed"] | order(date desc, number)[0...3]{_id, title, date},
  "change": *[^.specimen == "change" && _type == "optimisationCard" && wasEmpty != true] | order(orderRank)[0]{original, optimised},
  "points": *[^.specimen == "race" && _type == "visitorSeries"] | order(_id)[0].points[]{visitors, benchmark},
  "score": *[^.specimen == "checks" && _type == "auditScore"] | order(orderRank)[0]{label, passed, total}
}`

/** The features in the editors' order. */
export const FEATURES = `*[_type == "feature"] | order(orderRank)${FEATURE}`

/** Message of a form about an address that no mail can reach. */
export const INVALID_EMAIL = '*[_type == "checkoutPage" && _id == "checkoutPage"][0].messages.invalidEmail.text'

/** A form as its fields are drawn and checked. */
export const FORM = `{
  _id, fields[]{_key, kind, label, hint, required, options[]{_key, "label": @}, consent}, privacy, button, sentHeading, sentText
}`

/** The words that all forms share; who gets the messages is nobody's business. */
export const FORM_WORDS =
  '*[_type == "formSettings" && _id == "formSettings"][0]{optional, choose, wrong, failed, leaveEmpty, home}'

const PROOF = `{_id, kind, text, name, role, picture${PICTURE}, more}`

/** Testimonials, results and certificates, the oldest first. */
export const PROOFS = `*[_type == "proof"] | order(_createdAt)${PROOF}`

/** The parts of a page that editors made and did not hide, each with what it shows. */
export const PARTS = `parts[hidden != true]{
  _key,
  _type,
  _type == "heroPart" => {layout, eyebrow, title, intro, actions, picture${PICTURE}},
  _type == "textPart" => {title, body},
  _type == "calloutPart" => {heading, body},
  _type == "tablePart" => {heading, columns, rows},
  _type == "picture" => ${PICTURE},
  _type == "questionsPart" => {title, "faqs": questions[@->_type == "faq"]->{_id, question, answer}},
  _type == "plansPart" => {
    title, intro,
    "texts": *[_type == "landingPage" && _id == "landingPage"][0].pricing${PRICING},
    "plans": ${PLANS}
  },
  _type == "featuresPart" => {title, intro, "features": ${FEATURES}},
  _type == "figuresPart" => {title, figures, note},
  _type == "proofPart" => {
    title, "chosen": proofs[@->_type == "proof"]->${PROOF}, "all": select(count(proofs) > 0 => [], ${PROOFS})
  },
  _type == "closingPart" => {title, text, actions},
  _type == "formPart" => {
    title, intro, "form": form->${FORM}, "words": ${FORM_WORDS},
    "visitors": *[_type == "visitorSeries"] | order(_id)[0].points[].visitors
  }
}`
