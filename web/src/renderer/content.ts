import type {SanityClient} from '@sanity/client'
import type {Complete} from '../content.ts'
import {factsQuery, seoQuery, siteQuery} from '../layout/site.query.ts'
import {
  amsterdamDay,
  type ContentSchema,
  type FactsQueryResult,
  type OwnPage,
  ownPagesOf,
  type PlanKey,
  perLanguage,
  plansOnSale,
  pricesInForce,
  type Route,
  routesFor,
  type SeoQueryResult,
  type SiteQueryResult,
} from '../model.ts'
import {SCREENS} from './screens.ts'

export type StoredDocument = {_id: string; _type: string; _updatedAt?: string; [field: string]: unknown}

/** Everything that the pages are made from, read at one moment. */
export type SiteContent = {
  /** The day in Amsterdam for which it is: prices start with a day. */
  today: string
  documents: StoredDocument[]
  site: SiteQueryResult
  facts: FactsQueryResult
  routes: {route: Route; content: Record<string, unknown>; seo: SeoQueryResult}[]
}

type Part = {query: string; params?: Record<string, unknown>}

/** What there are several pages of: plans that can be bought, and pages that editors made. */
export type Several = {sold: readonly PlanKey[]; ownPages?: readonly OwnPage[]}

/**
 * Reads all of it in ONE query, so that no half of a publication is ever on a page. Which checkouts and pages of editors
 * there are is known from the first answer only: when some came or went since `before`, it asks again. `schema` says which
 * types of documents there are.
 */
export async function readContent(
  client: SanityClient,
  {schema, now, before}: {schema: ContentSchema; now: Date; before: Several},
): Promise<SiteContent> {
  const today = amsterdamDay(now)
  const types = schema.filter(({type}) => type === 'document').map(({name}) => name)
  let expected = before
  for (;;) {
    const routes = routesFor(expected.sold, expected.ownPages)
    const answers = await readTogether(client, {
      documents: {query: '*[_type in $types && !(_type match "sanity.*")]', params: {types}},
      site: {query: siteQuery},
      facts: {query: factsQuery},
      ...Object.fromEntries(
        routes.flatMap((route, index) => [
          [`content${index}`, {query: SCREENS[route.page.type].query, params: paramsOf(route)}],
          [`seo${index}`, {query: seoQuery, params: seoParamsOf(route)}],
        ]),
      ),
    })
    const facts = answers.facts as FactsQueryResult
    const found = {sold: soldPlans(facts, today), ownPages: addressesOnly(ownPagesOf(facts.ownPages))}
    if (JSON.stringify(found) !== JSON.stringify({sold: expected.sold, ownPages: expected.ownPages ?? []})) {
      expected = found
      continue
    }
    return {
      today,
      facts,
      documents: answers.documents as StoredDocument[],
      site: answers.site as SiteQueryResult,
      routes: routes.map((route, index) => ({
        route,
        content: answers[`content${index}`] as Record<string, unknown>,
        seo: answers[`seo${index}`] as SeoQueryResult,
      })),
    }
  }
}

/** What the query of a page needs to know of its route. */
const paramsOf = ({plan, own}: Route) => ({plan: plan ?? null, id: own?._id ?? null})

/** The same for the query of what search engines are told. */
const seoParamsOf = ({path, page, own}: Route) => ({
  route: seoRoute(path),
  template: seoRoute(page.path),
  id: own?._id ?? null,
})

const addressesOnly = (pages: readonly OwnPage[]): OwnPage[] =>
  pages.map(({_id, _type, address}) => ({
    _id,
    _type,
    address: perLanguage((language) => ({current: address[language].current})),
  }))

/** The plans that can be bought, each once. */
export const soldPlans = ({plans, prices}: FactsQueryResult, today: string): PlanKey[] => [
  ...new Set(plansOnSale(plans, pricesInForce(prices.filter(isWhole), today)).map(({key}) => key)),
]

/** A price that lacks something is a problem to report, and no price. */
export const isWhole = <T extends FactsQueryResult['prices'][number]>(price: T): price is T & Complete<T> =>
  Boolean(price.plan?.key && price.period && price.validFrom) && typeof price.exclVat === 'number'

/** The name of a route in the documents for search engines. */
export const seoRoute = (path: string) => (path === '/' ? '/' : path.slice(0, -1))

/** Several queries as one; each keeps its own parameters. */
async function readTogether<Name extends string>(
  client: SanityClient,
  parts: Record<Name, Part>,
): Promise<Record<Name, unknown>> {
  const params: Record<string, unknown> = {}
  const fields = Object.entries<Part>(parts).map(([name, part]) => {
    for (const [key, value] of Object.entries(part.params ?? {})) params[`${key}_${name}`] = value
    return `"${name}": ${part.query.replace(/\$(\w+)/g, `$$$1_${name}`)}`
  })
  return client.fetch<Record<Name, unknown>>(`{${fields.join(',\n')}}`, params)
}
