import {displayNames} from '../format/intl.ts'
import {type Language, languageRow} from '../texts/languages.ts'
import type {Details} from './customerDetails.ts'

/** Country of the shop, whose VAT it charges. */
export const HOME_COUNTRY = 'NL'

/** The countries of the EU (ISO 3166), and how their VAT numbers begin where that differs. */
const VAT_PREFIXES: Record<string, string> = Object.fromEntries(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'
    .split(' ')
    .map((country) => [country, country === 'GR' ? 'EL' : country]),
)

export const EU_COUNTRIES: readonly string[] = Object.keys(VAT_PREFIXES)

/** Whether a country is another than the shop's; none is taken for that one. */
export const isAbroad = (country: unknown): boolean => (country || HOME_COUNTRY) !== HOME_COUNTRY

/** Countries in which the shop may sell beside its own. */
export const OTHER_COUNTRIES: readonly string[] = EU_COUNTRIES.filter((country) => country !== HOME_COUNTRY)

/** "EL" for Greece; undefined outside the EU. */
export const vatPrefixOf = (country: string): string | undefined => VAT_PREFIXES[country]

/** "België", "Belgium". */
export const countryName = (country: string, language: Language): string =>
  displayNames(languageRow(language).locale, {type: 'region'}).of(country) ?? country

/**
 * Whether VAT is the customer's to pay: a business in another country of the EU, known by its VAT number (articles 44 and 196 of
 * directive 2006/112/EC).
 */
export const isReverseCharged = ({country, vatNumber}: Pick<Details, 'country' | 'vatNumber'>): boolean =>
  Boolean(country && vatNumber && country !== HOME_COUNTRY && vatPrefixOf(country))
