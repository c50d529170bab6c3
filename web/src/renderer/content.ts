import type {SanityClient} from '@sanity/client'
import {factsQuery, seoQuery, siteQuery} from '../layout/site.query.ts'
import {
  amsterdamDay,
  type ContentSchema,
  type FactsQueryResult,
  type PlanKey,
  type Route,
  routesFor,
  type SeoQueryResult,
  type SiteQueryResult,
} from '../model.ts'
import {soldPlans} from './pageContext.ts'
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

/**
 * Reads all of it in ONE query, so that no half of a publication is ever on a page. Which checkouts there are is known from
 * the first answer only: when plans came or went since `sold`, it asks again. `schema` says which types of documents there are.
 */
export async function readContent(
  client: SanityClient,
  {schema, now, sold}: {schema: ContentSchema; now: Date; sold: readonly PlanKey[]},
): Promise<SiteContent> {
  const today = amsterdamDay(now)
  const types = schema.filter(({type}) => type === 'document').map(({name}) => name)
  let expected = sold
  for (;;) {
    const routes = routesFor(expected)
    const {query, params} = together({
      documents: {query: '*[_type in $types && !(_type match "sanity.*")]', params: {types}},
      site: {query: siteQuery},
      facts: {query: factsQuery},
      ...Object.fromEntries(
        routes.flatMap((route, index) => {
          const {content, seo} = queriesOf(route)
          return [
            [`content${index}`, content],
            [`seo${index}`, seo],
          ]
        }),
      ),
    })
    const answers = await client.fetch<Record<string, unknown>>(query, params)
    const facts = answers.facts as FactsQueryResult
    const found = soldPlans(facts, today)
    if (found.join() !== expected.join()) {
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

/** What is asked for one page alone. */
const queriesOf = ({page, path, plan}: Route) => ({
  content: {query: SCREENS[page.type].query, params: {plan: plan ?? null}},
  seo: {query: seoQuery, params: {route: seoRoute(path), template: seoRoute(page.path)}},
})

/** ONE query for all that one page is made of: what pageContext takes. */
export const pageQuery = (route: Route): Required<Part> =>
  together({...queriesOf(route), site: {query: siteQuery}, facts: {query: factsQuery}})

/** The name of a route in the documents for search engines. */
export const seoRoute = (path: string) => (path === '/' ? '/' : path.slice(0, -1))

/** Several queries as one, whose answers stand under their names; each keeps its own parameters. */
function together(parts: Record<string, Part>): Required<Part> {
  const params: Record<string, unknown> = {}
  const fields = Object.entries(parts).map(([name, part]) => {
    for (const [key, value] of Object.entries(part.params ?? {})) params[`${key}_${name}`] = value
    return `"${name}": ${part.query.replace(/\$(\w+)/g, `$$$1_${name}`)}`
  })
  return {query: `{${fields.join(',\n')}}`, params}
}
