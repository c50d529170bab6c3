import {HOME_COUNTRY} from '../../domain/customers/countries.ts'

/**
 * The number as it was cleaned when it is one of that country; empty where none is needed; undefined when it is missing or
 * not one of that country.
 */
export async function vatNumberOf(country: string, number: string): Promise<string | undefined> {
  if (!number) return country === HOME_COUNTRY ? '' : undefined
  // Most customers have none: they should not wait for it to load.
  const {checkVAT, countries} = await import('jsvat-next')
  const {isValid, country: found} = checkVAT(number, countries)
  return isValid && found?.isoCode.short === country ? number : undefined
}
