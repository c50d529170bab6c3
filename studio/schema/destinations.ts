import type {ValidationContext} from 'sanity'
import {API_VERSION} from '../../domain/content/apiVersion.ts'
import {isBlog} from '../../domain/content-rules/textRules.ts'
import {ACCOUNT, destinationOf, type LinkedPage, MEASURING, pageIdIn} from '../../domain/pages/destinations.ts'
import {PAGES, type Route, routesFor} from '../../domain/pages/pages.ts'
import {PAGE_TITLES} from '../../domain/pages/pageTitles.ts'
import type {Language} from '../../domain/texts/languages.ts'
import {inStudio, nlEn} from '../language.ts'
import {currentlyPublished, fetchDraftPages, fetchPublished} from '../published/published.ts'
import {readText} from '../published/readText.ts'

/** Stored destination with its title for editors. */
export type Destination = {value: string; title: string}

type Plan = {key: string; name: Record<Language, string>}
type Page = LinkedPage & {title: Record<Language, string>}
type Published = {plans: readonly Plan[]; ownPages: readonly Page[]}

export const INTRO_CALL: Destination = {
  value: 'introCall',
  title: nlEn('Kennismaking (andere site, nieuw tabblad)', 'Intro call (external link, new tab)'),
}
/** Pages on other sites; their addresses are in the site settings. */
export const EXTERNAL_LINKS: readonly Destination[] = [
  INTRO_CALL,
  {value: 'reviews', title: nlEn('Reviews (andere site, nieuw tabblad)', 'Reviews (external link, new tab)')},
]
/** Mail to the addresses in the site settings. */
export const MAIL_LINKS: readonly Destination[] = [
  {value: 'infoEmail', title: nlEn('Een mail aan het algemene adres', 'E-mail to the general address')},
  {value: 'supportEmail', title: nlEn('Een mail aan de ondersteuning', 'A mail to support')},
  {value: 'privacyEmail', title: nlEn('Een mail over privacy', 'A mail on privacy')},
]

/** Pages served by functions. */
export const SERVED_PAGES: readonly Destination[] = [
  {value: ACCOUNT, title: nlEn('Mijn abonnement', 'My subscription')},
  {value: MEASURING, title: nlEn('Meet de wind', 'Measure the wind')},
]

const withoutSlash = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''))

const destinationsOf = ({page, path, plan}: Route, plans: readonly Plan[]): Destination[] => {
  const name = readText(plans.find(({key}) => key === plan)?.name)
  const value = withoutSlash(path)
  const title = inStudio(PAGE_TITLES[page.path])
  const anchors = Object.entries(PAGE_TITLES)
    .filter(([place]) => place.startsWith(`${page.path}#`))
    .map(([place, words]) => ({value: value + place.slice(page.path.length), title: inStudio(words)}))
  return [{value, title: name ? `${title}: ${name}` : title}, ...anchors]
}

const ownDestinations = ({_id, title, parts}: Page): Destination[] => {
  const name = readText(title)
  const headed = (parts ?? []).filter((part) => part.title)
  return [
    {value: destinationOf(_id), title: name},
    ...headed.map((part) => ({
      value: destinationOf(_id, part._key),
      title: `${name}: ${readText(part.title)}`,
    })),
  ]
}

/** The pages that editors may choose, with their anchors; of the checkout there is one per plan. */
export const pageDestinations = ({plans, ownPages}: Published): Destination[] => [
  ...routesFor(
    plans.map(({key}) => key),
    ownPages,
  )
    .filter(({page}) => page.linkable)
    .flatMap((route) => destinationsOf(route, plans)),
  ...ownPages.flatMap(ownDestinations),
]

/** Title of a destination, for lists of links without words of their own. */
export function destinationTitle(value: unknown): string {
  const {plans, ownPages} = currentlyPublished()
  const all = [...pageDestinations({plans, ownPages}), ...SERVED_PAGES, ...EXTERNAL_LINKS, ...MAIL_LINKS]
  const found = all.find((destination) => destination.value === value)
  if (found) return found.title
  return typeof value === 'string' && pageIdIn(value)
    ? nlEn('Een pagina die niet op de site staat', 'A page that is not on the site')
    : String(value ?? '…')
}

/** The pages of the customer area, which link among themselves. */
export const CUSTOMER_DESTINATIONS: readonly Destination[] = PAGES.filter(({area}) => area === 'customer').map(
  ({path}) => ({value: withoutSlash(path), title: inStudio(PAGE_TITLES[path])}),
)

const isAmong = (destinations: readonly Destination[], value: unknown) =>
  destinations.some((destination) => destination.value === value)
const ALWAYS = [...pageDestinations({plans: [], ownPages: []}), ...SERVED_PAGES, ...EXTERNAL_LINKS, ...MAIL_LINKS]
/** An address that an editor wrote. */
export const isWritten = (value: string) => /^(https:|mailto:)/.test(value)

/** Refuses links to missing pages, which the site would leave out silently. */
export async function existingDestination(value: unknown, context: ValidationContext) {
  if (typeof value !== 'string' || isAmong(ALWAYS, value) || isBlog(value)) return true
  if (isWritten(value)) return addressWritten(value)
  const published = await fetchPublished(context.getClient({apiVersion: API_VERSION}))
  if (isAmong(pageDestinations(published), value)) return true
  // The rules over the whole content refuse the link if its page is not published with it.
  const ownPages = await fetchDraftPages(context.getClient({apiVersion: API_VERSION}))
  if (isAmong(pageDestinations({...published, ownPages}), value)) return true
  return pageIdIn(value)
    ? nlEn(
        'De pagina waar dit heen leidt bestaat niet, of mist die kop: kies een andere',
        'The page or heading this links to does not exist: choose another',
      )
    : nlEn(
        `Op de site staat geen pagina op “${value}”: kies een andere`,
        `The site has no page at “${value}”: choose another`,
      )
}

const addressWritten = (value: string) =>
  /^(https:\/\/[^\s/]+\.[^\s]+|mailto:[^\s@]+@[^\s@]+\.[^\s@]+)$/.test(value) ||
  nlEn(
    'Vul een adres in dat met https:// begint, of een mailadres',
    'Enter an address that starts with https://, or an e-mail address',
  )

/** The site leaves out links to a checkout that it does not have. */
export async function destinationOnSale(value: unknown, context: ValidationContext) {
  if (typeof value !== 'string' || isAmong(ALWAYS, value) || isWritten(value)) return true
  const {plans, onSale, ownPages} = await fetchPublished(context.getClient({apiVersion: API_VERSION}))
  if (!isAmong(pageDestinations({plans, ownPages}), value)) return true
  if (isAmong(pageDestinations({plans: onSale, ownPages}), value)) return true
  return nlEn(
    'Dit pakket is nu niet te koop, dus laat de site de link weg',
    'This plan is not on sale, so the site leaves the link out',
  )
}
