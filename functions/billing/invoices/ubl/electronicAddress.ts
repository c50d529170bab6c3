import {HOME_COUNTRY, vatPrefixOf} from '../../../../domain/customers/countries.ts'

/** Address of a business in Peppol: an identifier, and the register that it is of (ISO 6523 or EAS). */
export type ElectronicAddress = {scheme: string; id: string}

export const KVK = '0106'

/** Registers of VAT numbers by country; those of `WITHOUT_PREFIX` have another number, which is part of the VAT number. */
const VAT_SCHEMES: Readonly<Record<string, string>> = {
  ...{AT: '9914', BE: '0208', BG: '9926', CY: '9928', CZ: '9929', DE: '9930', DK: '0184', EE: '9931', ES: '9920'},
  ...{FI: '0213', FR: '9957', GR: '9933', HR: '9934', HU: '9910', IE: '9935', IT: '0211', LT: '9937', LU: '9938'},
  ...{LV: '9939', MT: '9943', NL: '9944', PL: '9945', PT: '9946', RO: '9947', SE: '0007', SI: '9949', SK: '9950'},
}
/** Belgian enterprise numbers, and Swedish organisation numbers of ten digits. */
const WITHOUT_PREFIX: Readonly<Record<string, number>> = {BE: 10, SE: 10}

type Numbers = {country: string; kvk?: string | undefined; vatNumber?: string | undefined}

/** The Peppol address of a business by its numbers; null when none of them makes one. */
export function electronicAddressOf({country, kvk, vatNumber = ''}: Numbers): ElectronicAddress | null {
  if (country === HOME_COUNTRY && kvk) return {scheme: KVK, id: kvk}
  const scheme = VAT_SCHEMES[country]
  const prefix = vatPrefixOf(country)
  if (!scheme || !prefix || !vatNumber.startsWith(prefix)) return null
  const length = WITHOUT_PREFIX[country]
  return {scheme, id: length ? vatNumber.slice(prefix.length, prefix.length + length) : vatNumber}
}
