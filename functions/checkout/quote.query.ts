import {defineQuery} from 'groq'
import {SETTINGS} from '../../domain/content/fragments.ts'

const OFFER = `{
  _id, code, label, percent, amount, lasts, count, "plans": plans[]->key, periods, firstDay, lastDay, most, oncePerCompany
}`

/** Price and words of one plan and period, the offer of a code, and those without one. */
export const quoteQuery = defineQuery(`{
  "plan": *[_type == "plan" && key == $plan && availability == "onSale"][0]{name},
  "prices": *[_type == "price" && plan->key == $plan && period == $period]{
    _id, _rev, plan->{key}, period, exclVat, validFrom
  },
  "settings": ${SETTINGS}{
    brandName, company, phone, emails, vatRate, vatChange, noticeDays, paymentDescription, countries
  },
  "labels": *[_type == "checkoutPage" && _id == "checkoutPage"][0].period.labels,
  "code": *[_type == "checkoutPage" && _id == "checkoutPage"][0].code{first, some, always, inShort, free, over},
  "offer": *[_type == "offer" && $code != "" && code == $code][0]${OFFER},
  "introductory": *[_type == "offer" && !defined(code)] | order(_createdAt)${OFFER},
  "mandate": *[_type == "checkoutPage" && _id == "checkoutPage"][0].mandate,
  "termsRevision": *[_type in ["termsPage", "termsSection", "siteSettings"]] | order(_updatedAt desc)[0]._rev
}`)
