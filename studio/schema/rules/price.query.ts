import {defineQuery} from 'groq'
import {SETTINGS} from '../../../domain/content/fragments.ts'

/** Other prices of a plan and period that start on the same day. */
export const samePricesQuery = defineQuery(
  `count(*[_type == "price" && _id != $id && plan._ref == $plan && period == $period && validFrom == $validFrom])`,
)

/** A price as it was before the editor changed it. */
export const priceBeforeQuery = defineQuery(
  `*[_type == "price" && _id == $id][0]{exclVat, validFrom, "noticeDays": ${SETTINGS}.noticeDays}`,
)

/** All prices of a plan. */
export const planPricesQuery = defineQuery(
  `*[_type == "price" && plan._ref == $plan && defined(plan->key)]{plan->{key}, period, exclVat, validFrom}`,
)
