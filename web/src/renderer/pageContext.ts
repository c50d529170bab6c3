import type {Complete, PageContext, Site} from '../content.ts'
import {
  addressOf,
  type DatedPrice,
  DEFAULT_LANGUAGE,
  type Facts,
  type FactsQueryResult,
  factsFrom,
  fillContent,
  hrefOf,
  LANGUAGES,
  type Language,
  localise,
  ownPagesOf,
  type Places,
  type PlanKey,
  perLanguage,
  plansOnSale,
  pricesInForce,
  type Route,
  routesFor,
  SHARED_LANGUAGE,
  type SiteQueryResult,
  sharedTexts,
  withHrefs,
} from '../model.ts'
import {type ImageAddress, withPictures} from './pictures.ts'

/** What the four queries of a page answer. */
export type PageParts = {
  route: Route
  content: unknown
  seo: unknown
  site: SiteQueryResult
  facts: FactsQueryResult
}

type How = {
  language: Language
  /** The day in Amsterdam. */
  today: string
  imageAddress: ImageAddress
}

/**
 * THE rule for what a page shows: its content in one language, with the prices of the day and all placeholders filled. Pages
 * and their preview are both made by it. Throws when the settings are not there.
 */
export function pageContext(
  {route, content, seo, site, facts}: PageParts,
  {language, today, imageAddress}: How,
): PageContext {
  const known = factsOf(facts, language, today)
  const places = known && placesOf({site, facts}, known, today)
  if (!known || !places) throw new Error('The page needs a published document "siteSettings"')
  const frame = {...site, settings: withImages(site.settings, imageAddress), plansOnSale: soldPlans(facts, today)}
  const hrefs = (destination: string) => hrefOf(destination, places, language, route)
  const prepare = <T>(value: T) =>
    withHrefs(fillContent(localise(withPictures(value, imageAddress), language), known), hrefs)
  const plan = facts.plans.find(({key}) => key === route.plan)
  const shared = language === SHARED_LANGUAGE ? [] : [...new Set(sharedTexts([content, frame]))]
  return {
    language,
    route: route.path,
    own: route.own,
    addresses: perLanguage((other) => addressOf(route, other)),
    content: prepare(onlyPricesInForce(content, today)),
    site: prepare(frame) as Site,
    sharedTexts: fillContent(shared, known),
    seo: (plan ? fillContent(prepare(seo), {plan: localise(plan.name, language)}) : prepare(seo)) as PageContext['seo'],
    i18n: i18nContext(route, language),
  } as PageContext
}

/** What placeholders stand for; null while the settings are missing. */
export function factsOf({settings, prices, plans}: FactsQueryResult, language: Language, today: string): Facts | null {
  const inForce = pricesInForce(prices.filter(isWhole), today)
  return settings && factsFrom({settings, prices: inForce, onSale: plansOnSale(plans, inForce)}, language)
}

/** What links are looked up in; null while the settings are missing. */
export function placesOf({site, facts}: Pick<PageParts, 'site' | 'facts'>, known: Facts, today: string): Places | null {
  const routes = routesFor(soldPlans(facts, today), ownPagesOf(facts.ownPages))
  return site.settings && {settings: site.settings, ownPages: fillContent(facts.ownPages, known), routes}
}

/** The plans that can be bought, each once. */
export const soldPlans = ({plans, prices}: FactsQueryResult, today: string): PlanKey[] => [
  ...new Set(plansOnSale(plans, pricesInForce(prices.filter(isWhole), today)).map(({key}) => key)),
]

/** A price that lacks something is a problem to report, and no price. */
const isWhole = <T extends FactsQueryResult['prices'][number]>(price: T): price is T & Complete<T> =>
  Boolean(price.plan?.key && price.period && price.validFrom) && typeof price.exclVat === 'number'

function withImages(settings: SiteQueryResult['settings'], addressOf: ImageAddress) {
  if (!settings?.logo) return settings
  const at = (image: {url: string} | null) => image && {...image, url: addressOf(image.url)}
  return {...settings, logo: {light: at(settings.logo.light), dark: at(settings.logo.dark)}}
}

/** With this present, gatsby-plugin-react-i18next leaves the page as it is. */
const i18nContext = (route: Route, language: Language) => ({
  language,
  languages: [...LANGUAGES],
  defaultLanguage: DEFAULT_LANGUAGE,
  generateDefaultLanguagePage: false,
  routed: language !== DEFAULT_LANGUAGE,
  originalPath: route.path,
  path: addressOf(route, language),
})

/** Every list of prices in a query's result, at any depth, without those that ended or have not started. */
function onlyPricesInForce<T>(content: T, today: string): T {
  if (Array.isArray(content)) {
    const isPriceList =
      content.length > 0 && content.every((item) => item && typeof item === 'object' && 'validFrom' in item)
    return (
      isPriceList
        ? pricesInForce(content as DatedPrice[], today)
        : content.map((item) => onlyPricesInForce(item, today))
    ) as T
  }
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([name, inner]) => [name, onlyPricesInForce(inner, today)]),
  ) as T
}
