import {defineQuery} from 'groq'

/**
 * How many prices and rates of VAT start on a day (YYYY-MM-DD), and introductory prices and announcements start or have
 * ended the day before.
 */
export const startingPricesQuery = defineQuery(
  `count(*[_type == "price" && validFrom == $day]) + count(*[_type == "siteSettings" && vatChange.validFrom == $day])
  + count(*[_type == "offer" && !defined(code) && (firstDay == $day || lastDay == $before)])
  + count(*[_type == "announcement" && (firstDay == $day || lastDay == $before)])`,
)
