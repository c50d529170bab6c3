import {defineQuery} from 'groq'

/** How many prices start on a day (YYYY-MM-DD). */
export const startingPricesQuery = defineQuery(`count(*[_type == "price" && validFrom == $day])`)
