import {defineQuery} from 'groq'
import {SETTINGS} from '../../domain/content/fragments.ts'

/** Price and words of one plan and period, and the offer of a code. */
export const quoteQuery = defineQuery(`{
  "plan": *[_type == "plan" && key == $plan && availability == "onSale"][0]{name},
  "prices": *[_type == "price" && plan->key == $plan && period == $period]{
    _id, _rev, plan->{key}, period, exclVat, validFrom
  },
  "settings": ${SETTINGS}{
    brandName, company, phone, emails, vatRate, vatChange, noticeDays, paymentDescription, countries
  },
  "labels": *[_type == "checkoutPage" && _id == "checkoutPage"][0].period.labels,
  "code": *[_type == "checkoutPage" && _id == "checkoutPage"][0].code{first, some, always, inShort},
  "offer": *[_type == "offer" && $code != "" && code == $code][0]{
    _id, code, label, percent, amount, lasts, count, "plans": plans[]->key, periods, firstDay, lastDay, most, oncePerCompany
  },
  "mandate": *[_type == "checkoutPage" && _id == "checkoutPage"][0].mandate,
  "termsRevision": *[_type in ["termsPage", "termsSection", "siteSettings"]] | order(_updatedAt desc)[0]._rev
}`)
