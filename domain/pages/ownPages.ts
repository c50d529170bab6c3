import {LANGUAGE_ROWS, LANGUAGES, type Language, type StaffWords} from '../texts/languages.ts'
import {addressOf, type OwnPage, PAGES, routesFor} from './pages.ts'
import {RESERVED} from './reserved.ts'

/** Words in lower case, with hyphens and slashes between them. */
const ADDRESS = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/

const firstPart = (path: string) => path.split('/').find(Boolean) ?? ''

/** Beginnings that an address may not have: files, endpoints, and pages of which there are several. Not computed in browsers. */
const taken = (): string[] => [
  ...RESERVED,
  ...PAGES.filter(({path}) => path.includes(':')).map(({path}) => firstPart(path)),
  ...LANGUAGE_ROWS.map(({prefix}) => firstPart(prefix)).filter(Boolean),
]

const fixedAddresses = () => routesFor([]).map(({path}) => path.slice(1, -1))

/** Why no page can stand at an address that an editor chose; null when one can. */
export function addressFault(address: string, type: OwnPage['_type']): StaffWords | null {
  if (!ADDRESS.test(address))
    return {
      nl: 'Schrijf kleine letters en cijfers, met streepjes tussen woorden en schuine strepen tussen delen, zoals “over-ons/team”',
      en: 'Write lower-case letters and digits, with hyphens between words and slashes between parts, such as “over-ons/team”',
    }
  if (type === 'article')
    return address.includes('/') || address.startsWith('feed')
      ? {
          nl: 'Schrijf één deel, zonder schuine strepen, dat niet met “feed” begint',
          en: 'Write one part, without slashes, that does not begin with “feed”',
        }
      : null
  if (taken().includes(firstPart(address)))
    return {
      nl: `Adressen die met “${firstPart(address)}” beginnen heeft de site zelf nodig: kies een ander`,
      en: `The site needs addresses that begin with “${firstPart(address)}” itself`,
    }
  return fixedAddresses().includes(address)
    ? {
        nl: `Op /${address}/ staat al een pagina: kies een ander adres`,
        en: `The site has a page at /${address}/ already: choose another address`,
      }
    : null
}

type Half = {
  _id: string
  _type: OwnPage['_type']
  address?: Partial<Record<Language, {current?: string | null} | null>> | null
}

const isWhole = <T extends Half>(page: T): page is T & OwnPage =>
  LANGUAGES.every((language) => {
    const address = page.address?.[language]?.current
    return typeof address === 'string' && addressFault(address, page._type) === null
  })

/** Rule for which pages of editors exist: those with an address in every language that no older page has. */
export function ownPagesOf<T extends Half>(oldestFirst: readonly T[]): (T & OwnPage)[] {
  const taken = new Set<string>()
  return oldestFirst.filter(isWhole).filter(({_type, address}) => {
    const own = LANGUAGES.map((language) => `${_type} ${language} ${address[language].current}`)
    if (own.some((each) => taken.has(each))) return false
    for (const each of own) taken.add(each)
    return true
  })
}

/** The language in which two pages have the same address. */
export const sharedAddress = (page: OwnPage, other: OwnPage): Language | undefined =>
  page._type === other._type
    ? LANGUAGES.find((language) => page.address[language].current === other.address[language].current)
    : undefined

/** The addresses of a page in every language, as a visitor writes them. */
export const addressesOfOwn = (own: OwnPage): string[] =>
  routesFor([], [own])
    .filter((route) => route.own)
    .flatMap((route) => LANGUAGES.map((language) => addressOf(route, language)))
