import {LANGUAGE_ROWS, languageOfPath, type StaffWords} from '../texts/languages.ts'
import {hrefOf, type Places} from './destinations.ts'
import {RESERVED} from './reserved.ts'

/** An address that has no page any more, and where its visitors go, as documents say it. */
export type StoredRedirect = {_id: string; from: string; destination: string; permanent: boolean}

/** As browsers and set documents write it. */
const FROM = /^(\/[A-Za-z0-9._~%-]+)+$/
/** No request for these is ever looked up among the redirects. */
const OWN = new RegExp(`^(${LANGUAGE_ROWS.map(({prefix}) => prefix).join('|')})/(${RESERVED.join('|')})(/|$)`)

/** Why nobody can be sent on from an address; null when one can. */
export function fromFault(from: string): StaffWords | null {
  if (!FROM.test(from))
    return {
      nl: 'Schrijf het oude adres zoals het achter de naam van de site staat, zoals “/oude-pagina” of “/en/old-page”, zonder schuine streep aan het eind',
      en: 'Write the old address as it stands after the name of the site, such as “/oude-pagina” or “/en/old-page”, without a slash at the end',
    }
  return OWN.test(`${from}/`)
    ? {
        nl: 'Adressen die zo beginnen heeft de site zelf nodig: kies een ander',
        en: 'The site needs addresses that begin so itself',
      }
    : null
}

/** The address that a redirect is looked up by. */
export const redirectKey = (pathname: string) => pathname.replace(/(?<=.)\/$/, '')

export type Redirects = Record<string, {to: string; permanent: boolean}>

/** Without those that would send a visitor of this site round in a circle: an address that somebody wrote may be its own. */
export function withoutCircles(redirects: Redirects, siteUrl: string): Redirects {
  const next = (from: string) => {
    const {origin, pathname} = new URL(redirects[from]?.to ?? from, siteUrl)
    return origin === new URL(siteUrl).origin ? redirectKey(pathname) : ''
  }
  const isCircle = (start: string) => {
    const seen = new Set<string>()
    for (let at = start; Object.hasOwn(redirects, at); at = next(at)) {
      if (seen.has(at)) return true
      seen.add(at)
    }
    return false
  }
  return Object.fromEntries(Object.entries(redirects).filter(([from]) => !isCircle(from)))
}

/** Target of a redirect, in the language of the old address; empty when the site has no such page. */
export const redirectTarget = ({from, destination}: Pick<StoredRedirect, 'from' | 'destination'>, places: Places) =>
  hrefOf(destination, places, languageOfPath(from))
