import path from 'node:path'
import type {SanityClient} from '@sanity/client'
import type {CreatePagesArgs} from 'gatsby'
import type {Complete} from '../content.ts'
import {factsQuery, seoQuery, siteQuery} from '../layout/site.query.ts'
import {
  amsterdamDay,
  type DatedPrice,
  DEFAULT_LANGUAGE,
  type FactsQueryResult,
  factsFrom,
  fillContent,
  LANGUAGES,
  type Language,
  localise,
  PERIODS,
  pathFor,
  plansOnSale,
  pricesInForce,
  type Route,
  routesFor,
  SHARED_LANGUAGE,
  sharedTexts,
} from '../model.ts'
import {assertContent, ContentError, contentClient} from './content.ts'
import {copyImages} from './images.ts'
import {SCREENS} from './screens.ts'

/** Creates every page in every language; each carries its own content and language only. Throws a ContentError. */
export async function createSitePages(
  {actions}: Pick<CreatePagesArgs, 'actions'>,
  client: SanityClient = contentClient(),
) {
  await assertContent(client)
  const [site, facts] = await Promise.all([client.fetch(siteQuery), client.fetch(factsQuery)])
  const today = amsterdamDay(new Date())
  const {settings, prices, plans} = assertComplete(facts)
  assertPrices(plans, prices)
  const inForce = pricesInForce(prices, today)
  const sold = plansOnSale(plans, inForce)
  const {settings: siteSettings, ...rest} = assertComplete(site)
  const plansSold = sold.map(({key}) => key)
  const frame = {
    ...rest,
    settings: {...siteSettings, logo: await copyImages(siteSettings.logo)},
    plansOnSale: plansSold,
  }

  for (const route of routesFor(plansSold)) {
    const {component, query} = SCREENS[route.page.type]
    const [content, seo] = await Promise.all([
      client.fetch<Record<string, unknown>>(query, {plan: route.plan ?? null}),
      client.fetch(seoQuery, {route: seoRoute(route.path), template: seoRoute(route.page.path)}),
    ])
    assertComplete(content, {page: route.page.document})
    if (!seo) throw new ContentError([`page, there is no document for the route ${seoRoute(route.path)}`])
    const shared = [...new Set(sharedTexts([content, frame]))]
    const plan = sold.find(({key}) => key === route.plan)
    for (const language of LANGUAGES) {
      const known = factsFrom({settings, prices: inForce, onSale: sold}, language)
      const prepare = <T>(value: T) => fillContent(localise(value, language), known)
      actions.createPage({
        path: pathFor(route.path, language),
        component: path.resolve(component),
        ...(route.page.type === 'notFound' && language !== DEFAULT_LANGUAGE && {matchPath: pathFor('/*', language)}),
        context: {
          language,
          route: route.path,
          content: prepare(onlyPricesInForce(content, today)),
          site: prepare(frame),
          sharedTexts: language === SHARED_LANGUAGE ? [] : fillContent(shared, known),
          seo: plan ? fillContent(prepare(seo), {plan: localise(plan.name, language)}) : prepare(seo),
          i18n: i18nContext(route, language),
        },
      })
    }
  }
}

const seoRoute = (routePath: string) => (routePath === '/' ? '/' : routePath.slice(0, -1))

/** With this present, gatsby-plugin-react-i18next leaves the page as it is. */
const i18nContext = (route: Route, language: Language) => ({
  language,
  languages: [...LANGUAGES],
  defaultLanguage: DEFAULT_LANGUAGE,
  generateDefaultLanguagePage: false,
  routed: language !== DEFAULT_LANGUAGE,
  originalPath: route.path,
  path: pathFor(route.path, language),
})

/** The documents that parts of queries hold, where the two have different names. */
const DOCUMENTS: Readonly<Record<string, string>> = {settings: 'siteSettings', series: 'visitorSeries'}

/** A query whose parts are single documents: each must be there. A ContentError names the type of what is not. */
function assertComplete<T extends object>(result: T, documents: Readonly<Record<string, string>> = {}): Complete<T> {
  const missing = Object.entries(result).filter(([, part]) => part === null || part === undefined)
  const typeOf = (part: string) => documents[part] ?? DOCUMENTS[part] ?? part
  if (missing.length > 0)
    throw new ContentError(missing.map(([part]) => `${typeOf(part)}: its document is not published`))
  return result as Complete<T>
}

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

/** A plan on sale needs a price for each period: one that has yet to start keeps it from being sold, none at all is a fault. */
function assertPrices(plans: FactsQueryResult['plans'], prices: readonly DatedPrice[]) {
  const problems = plans
    .filter(({availability}) => availability === 'onSale')
    .flatMap(({key}) =>
      PERIODS.filter((period) => !prices.some((price) => price.plan.key === key && price.period === period)).map(
        (period) => `price, plan ${key}, period ${period}: there is none`,
      ),
    )
  if (problems.length > 0) throw new ContentError(problems)
}
