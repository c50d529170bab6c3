import type {SanityClient} from '@sanity/client'
import {factsQuery, seoQuery, siteQuery} from '../layout/site.query.ts'
import {
  amsterdamDay,
  type ContentSchema,
  type FactsQueryResult,
  type OwnPage,
  ownPagesOf,
  type PlanKey,
  perLanguage,
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

/** What there are several pages of: plans that can be bought, and pages that editors made. */
export type Several = {sold: readonly PlanKey[]; ownPages?: readonly OwnPage[]}

/** Whoever keeps the content does not give it. */
export class ContentAway extends Error {}

/**
 * Reads all of it in ONE query, so that no half of a publication is ever on a page. Which checkouts and pages of editors
 * there are is known from the first answer only: when some came or went since `before`, it asks again. `schema` says which
 * types of documents there are.
 */
export async function readContent(
  client: Pick<SanityClient, 'fetch'>,
  {schema, now, before}: {schema: ContentSchema; now: Date; before: Several},
): Promise<SiteContent> {
  const today = amsterdamDay(now)
  const types = schema.filter(({type}) => type === 'document').map(({name}) => name)
  let expected = before
  for (;;) {
    const routes = routesFor(expected.sold, expected.ownPages)
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
    const answers = await client.fetch<Record<string, unknown>>(query, params).catch((error: unknown) => {
      throw new ContentAway(error instanceof Error ? error.message : String(error), {cause: error})
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

/** What is asked for one page alone. */
const queriesOf = ({page, path, plan, own}: Route) => ({
  content: {query: SCREENS[page.type].query, params: {plan: plan ?? null, id: own?._id ?? null}},
  seo: {query: seoQuery, params: {route: seoRoute(path), template: seoRoute(page.path), id: own?._id ?? null}},
})

const addressesOnly = (pages: readonly OwnPage[]): OwnPage[] =>
  pages.map(({_id, _type, address}) => ({
    _id,
    _type,
    address: perLanguage((language) => ({current: address[language].current})),
  }))

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
