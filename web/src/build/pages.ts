import path from 'node:path'
import type {SanityClient} from '@sanity/client'
import type {CreatePagesArgs} from 'gatsby'
import {factsQuery, seoQuery, siteQuery} from '../layout/site.query.ts'
import {
  amsterdamDay,
  type DatedPrice,
  DEFAULT_LANGUAGE,
  type FactSources,
  factsFrom,
  fillContent,
  LANGUAGES,
  type Language,
  localise,
  PERIODS,
  PLANS_ON_SALE,
  pricesInForce,
} from '../model.ts'
import {pathFor, ROUTES, type Route} from '../routes.ts'
import {assertContent, ContentError, contentClient} from './content.ts'
import {keepImages} from './images.ts'
import {SCREENS} from './screens.ts'

/** Creates every page in both languages; each carries its own content and language only. Throws a ContentError. */
export async function createSitePages(
  {actions}: Pick<CreatePagesArgs, 'actions'>,
  client: SanityClient = contentClient(),
) {
  await assertContent(client)
  const [site, facts] = await Promise.all([client.fetch(siteQuery), client.fetch(factsQuery)])
  const today = amsterdamDay(new Date())
  const {settings, prices} = assertComplete(facts, 'the settings and prices')
  const sources = assertPrices({settings, prices: pricesInForce(prices, today)})
  const {settings: siteSettings, ...rest} = assertComplete(site, 'every page')
  const frame = {...rest, settings: {...siteSettings, logo: await keepImages(siteSettings.logo)}}

  for (const route of ROUTES) {
    const {component, query} = SCREENS[route.screen]
    const plan = 'plan' in route ? route.plan : null
    const [content, seo] = await Promise.all([
      client.fetch<Record<string, unknown>>(query, {plan}),
      client.fetch(seoQuery, {route: seoRoute(route)}),
    ])
    assertComplete(content, route.path)
    if (!seo) throw new ContentError([`page, there is no document for the route ${seoRoute(route)}`])
    for (const language of LANGUAGES) {
      const prepare = <T>(value: T) => fillContent(localise(value, language), factsFrom(sources, language))
      actions.createPage({
        path: pathFor(route.path, language),
        component: path.resolve(component),
        ...(route.screen === 'notFound' && language !== DEFAULT_LANGUAGE && {matchPath: `/${language}/*`}),
        context: {
          language,
          route: route.path,
          content: prepare(onlyPricesInForce(content, today)),
          site: prepare(frame),
          seo: prepare(seo),
          i18n: i18nContext(route, language),
        },
      })
    }
  }
}

const seoRoute = ({path: routePath}: Route) => (routePath === '/' ? '/' : routePath.slice(0, -1))

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

type Complete<T> = {[Key in keyof T]: NonNullable<T[Key]>}

/** A query whose parts are single documents: each must be there. */
function assertComplete<T extends object>(result: T, where: string): Complete<T> {
  const missing = Object.entries(result).filter(([, part]) => part === null || part === undefined)
  if (missing.length > 0)
    throw new ContentError(missing.map(([name]) => `"${name}" for ${where} is missing: its document is not published`))
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

/** A plan that can be bought needs a price for each period. */
function assertPrices<T extends FactSources>(sources: T): T {
  const problems = PLANS_ON_SALE.flatMap((plan) =>
    PERIODS.flatMap((period) => {
      const found = sources.prices.some((price) => price.plan.key === plan && price.period === period)
      return found ? [] : `price, plan ${plan}, period ${period}: none has started`
    }),
  )
  if (problems.length > 0) throw new ContentError(problems)
  return sources
}
