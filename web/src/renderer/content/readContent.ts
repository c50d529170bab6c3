import type {SanityClient} from '@sanity/client'
import type {PlanKey} from '../../../../domain/catalogue/plans.ts'
import type {CatalogueQueryResult, SeoQueryResult, SiteQueryResult} from '../../../../domain/content/content.types.ts'
import {type ContentSchema, checkShape, describeProblem, type Problem} from '../../../../domain/content/shape.ts'
import {amsterdamDay} from '../../../../domain/format/dates.ts'
import {ownPagesOf} from '../../../../domain/pages/ownPages.ts'
import {FIXED_PAGES, type OwnPage, PAGES, type PageRow, type Route, routesFor} from '../../../../domain/pages/pages.ts'
import {perLanguage} from '../../../../domain/texts/languages.ts'
import {catalogueQuery, seoQuery, siteQuery} from '../../page/site.query.ts'
import {SCREENS} from '../screens.ts'
import {soldPlans} from './pageContexts.ts'

export type StoredDocument = {_id: string; _type: string; _updatedAt?: string; [field: string]: unknown}

/** The content that pages are made from, read at one moment. */
export type SiteContent = {
  /** The day in Amsterdam: prices start on a day. */
  today: string
  documents: StoredDocument[]
  site: SiteQueryResult
  catalogue: CatalogueQueryResult
  routes: {route: Route; content: Record<string, unknown>; seo: SeoQueryResult}[]
}

type Part = {query: string; params?: Record<string, unknown>}

/** Plans that have a checkout page. */
export type PlansOnSale = {sold: readonly PlanKey[]}

/** Content source unreachable. */
export class ContentUnreachable extends Error {}

/** Content that breaks the schema; the message names each document and field, a line each. */
export class InvalidContent extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[], cause: unknown) {
    super(problems.map(describeProblem).join('\n'), {cause})
    this.problems = problems
  }
}

/**
 * Runs work on documents and turns its error into an InvalidContent when one of them breaks its type: then the code is not
 * at fault.
 */
export function checkingContent<T>(documents: readonly StoredDocument[], schema: ContentSchema, work: () => T): T {
  try {
    return work()
  } catch (error) {
    const problems = documents.flatMap((document) => checkShape(document, schema))
    if (problems.length === 0) throw error
    throw new InvalidContent(problems, error)
  }
}

/** Rows of the table of which editors make any number of pages. */
const EDITOR_ROWS = PAGES.filter((page) => !FIXED_PAGES.includes(page))

/** The blog has a page once there is one article. */
const ANY_ARTICLE: OwnPage = {_id: '', _type: 'article', address: perLanguage(() => ({current: ''}))}

type OwnContent = {_id: string; content: Record<string, unknown>; seo: SeoQueryResult}

/**
 * Reads everything in a single query, so that no page shows half a publication. The query does not grow with the
 * editors' pages: Sanity accepts 300 kB. The plans on sale are known from the answer only, so it asks again when they
 * differ from `before`. `schema` lists the document types.
 */
export async function readContent(
  client: Pick<SanityClient, 'fetch'>,
  {schema, now, before}: {schema: ContentSchema; now: Date; before: PlansOnSale},
): Promise<SiteContent> {
  const today = amsterdamDay(now)
  const types = schema.filter(({type}) => type === 'document').map(({name}) => name)
  let {sold} = before
  for (;;) {
    const fixedRoutes = routesFor(sold, [ANY_ARTICLE]).filter(({own}) => !own)
    const {query, params} = combineQueries({
      documents: {query: '*[_type in $types && !(_type match "sanity.*")]', params: {types}},
      site: {query: siteQuery},
      catalogue: {query: catalogueQuery},
      ...Object.fromEntries(EDITOR_ROWS.map((page) => [page.document, editorPagesQuery(page)])),
      ...Object.fromEntries(
        fixedRoutes.flatMap((route, index) => {
          const {content, seo} = queriesOfRoute(route)
          return [
            [`content${index}`, content],
            [`seo${index}`, seo],
          ]
        }),
      ),
    })
    const answers = await client.fetch<Record<string, unknown>>(query, params).catch((error: unknown) => {
      throw new ContentUnreachable(error instanceof Error ? error.message : String(error), {cause: error})
    })
    const catalogue = answers.catalogue as CatalogueQueryResult
    const documents = answers.documents as StoredDocument[]
    const found = checkingContent(documents, schema, () => soldPlans(catalogue, today))
    if (JSON.stringify(found) !== JSON.stringify(sold)) {
      sold = found
      continue
    }
    const editorPages = EDITOR_ROWS.flatMap((page) => answers[page.document] as OwnContent[])
    const byId = new Map(editorPages.map((own) => [own._id, own]))
    const indexOf = new Map(fixedRoutes.map(({path}, index) => [path, index]))
    const contentOf = ({own, path}: Route): Pick<OwnContent, 'content' | 'seo'> | undefined => {
      if (own) return byId.get(own._id)
      const index = indexOf.get(path)
      const [content, seo] = [answers[`content${index}`], answers[`seo${index}`]]
      return {content: content as OwnContent['content'], seo: seo as SeoQueryResult}
    }
    return {
      today,
      catalogue,
      documents,
      site: answers.site as SiteQueryResult,
      routes: routesFor(found, addressesOnly(ownPagesOf(catalogue.ownPages))).flatMap((route) => {
        const own = contentOf(route)
        return own ? [{route, content: own.content, seo: own.seo}] : []
      }),
    }
  }
}

/** Query for all pages of a row, built from the queries of one page: it replaces their lookup of the document. */
function editorPagesQuery(page: PageRow): Required<Part> {
  const [content, seo] = [SCREENS[page.type].query, seoQuery].map((query) => query.replace(LOOKUP_BY_ID, '@'))
  return {
    query: `*[_type == "${page.document}"]{_id, "content": ${content}, "seo": ${seo}}`,
    params: {route: null, template: null},
  }
}
const LOOKUP_BY_ID = /\*\[(?:(?!\*\[).)*?_id == \$id\]\[0\]/s

/** Queries of one page. */
const queriesOfRoute = ({page, path, plan, own}: Route) => ({
  content: {query: SCREENS[page.type].query, params: {plan: plan ?? null, id: own?._id ?? null}},
  seo: {query: seoQuery, params: {route: seoRoute(path), template: seoRoute(page.path), id: own?._id ?? null}},
})

const addressesOnly = (pages: readonly OwnPage[]): OwnPage[] =>
  pages.map(({_id, _type, address}) => ({
    _id,
    _type,
    address: perLanguage((language) => ({current: address[language].current})),
  }))

/** A single query for all parts of one page that pageContext takes. */
export const pageQuery = (route: Route): Required<Part> =>
  combineQueries({...queriesOfRoute(route), site: {query: siteQuery}, catalogue: {query: catalogueQuery}})

/** Name of a route in the documents for search engines. */
export const seoRoute = (path: string) => (path === '/' ? '/' : path.slice(0, -1))

/** Combines several queries into one, with the answers under their names; each keeps its own parameters. */
function combineQueries(parts: Record<string, Part>): Required<Part> {
  const params: Record<string, unknown> = {}
  const fields = Object.entries(parts).map(([name, part]) => {
    for (const [key, value] of Object.entries(part.params ?? {})) params[`${key}_${name}`] = value
    return `"${name}": ${part.query.replace(/\$(\w+)/g, `$$$1_${name}`)}`
  })
  return {query: `{${fields.join(',\n')}}`, params}
}
