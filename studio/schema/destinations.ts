import type {ValidationContext} from 'sanity'
import {API_VERSION} from '../model/apiVersion.ts'
import {DEFAULT_LANGUAGE, type Language} from '../model/languages.ts'
import {PAGES, type Route, routesFor} from '../model/pages.ts'
import {fetchPublished} from '../published/published.ts'

/** Where a button or link may lead: as it is stored, and as editors read it. */
export type Destination = {value: string; title: string}

type Plan = {key: string; name: Record<Language, string>}

export const INTRO_CALL: Destination = {value: 'introCall', title: 'Intro call (external link, new tab)'}
/** Pages on other sites; their addresses are in the site settings. */
export const EXTERNAL_LINKS: readonly Destination[] = [
  INTRO_CALL,
  {value: 'reviews', title: 'Reviews (external link, new tab)'},
]

const withoutSlash = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''))

const destinationsOf = ({page, path, plan}: Route, plans: readonly Plan[]): Destination[] => {
  const name = plans.find(({key}) => key === plan)?.name[DEFAULT_LANGUAGE]
  const value = withoutSlash(path)
  const anchors = (page.anchors ?? []).map(({id, title}) => ({value: `${value}#${id}`, title}))
  return [{value, title: name ? `${page.title}: ${name}` : page.title}, ...anchors]
}

/** The pages that editors may choose, with their anchors; of the checkout there is one per plan. */
export const pageDestinations = (plans: readonly Plan[]): Destination[] =>
  routesFor(plans.map(({key}) => key))
    .filter(({page}) => page.linkable)
    .flatMap((route) => destinationsOf(route, plans))

/** The pages of the customer area, which link among themselves. */
export const CUSTOMER_DESTINATIONS: readonly Destination[] = PAGES.filter(({area}) => area === 'customer').map(
  ({path, title}) => ({value: withoutSlash(path), title}),
)

const isAmong = (destinations: readonly Destination[], value: unknown) =>
  destinations.some((destination) => destination.value === value)
const ALWAYS = [...pageDestinations([]), ...EXTERNAL_LINKS]

/** A link to a page that there is not would be left out without a word. */
export async function existingDestination(value: unknown, context: ValidationContext) {
  if (!value || isAmong(ALWAYS, value)) return true
  const {plans} = await fetchPublished(context.getClient({apiVersion: API_VERSION}))
  return isAmong(pageDestinations(plans), value) || `The site has no page at "${value}": choose another`
}

/** The site leaves out links to a checkout that it does not have. */
export async function destinationOnSale(value: unknown, context: ValidationContext) {
  if (!value || isAmong(ALWAYS, value)) return true
  const {plans, onSale} = await fetchPublished(context.getClient({apiVersion: API_VERSION}))
  if (!isAmong(pageDestinations(plans), value) || isAmong(pageDestinations(onSale), value)) return true
  return 'This plan cannot be bought now, so the site leaves the link out'
}
