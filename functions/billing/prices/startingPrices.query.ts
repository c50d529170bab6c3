import {defineQuery} from 'groq'

/** How many prices and rates of VAT start on a day (YYYY-MM-DD). */
export const startingPricesQuery = defineQuery(
  `count(*[_type == "price" && validFrom == $day]) + count(*[_type == "siteSettings" && vatChange.validFrom == $day])`,
)
