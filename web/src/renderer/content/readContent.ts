import type {SanityClient} from '@sanity/client'
import type {PlanKey} from '../../../../domain/catalogue/plans.ts'
import type {CatalogueQueryResult, SeoQueryResult, SiteQueryResult} from '../../../../domain/content/content.types.ts'
import {
  type ContentSchema,
  checkShape,
  describeProblem,
  type Problem,
  siteTypes,
} from '../../../../domain/content/shape.ts'
import {amsterdamDay} from '../../../../domain/format/dates.ts'
import {ownPagesOf} from '../../../../domain/pages/ownPages.ts'
import {FIXED_PAGES, type OwnPage, PAGES, type PageRow, type Route, routesFor} from '../../../../domain/pages/pages.ts'
import {perLanguage} from '../../../../domain/texts/languages.ts'
import {catalogueQuery, siteQuery} from '../../page/site.query.ts'
import {soldPlans} from './pageContexts.ts'
import {objectOf, ownQueries, paramsOf} from './pageQuery.ts'
import {withValues} from './queryTree.ts'

export type StoredDocument = {_id: string; _type: string; _updatedAt?: string; [field: string]: unknown}

/** The content that pages are made from, read at one moment. */
export type SiteContent = {
  /** The day in Amsterdam: prices start on a day. */
  today: string
  /** Introductory offers that nothing is left of. */
  usedUp?: readonly string[] | undefined
  documents: StoredDocument[]
  site: SiteQueryResult
  catalogue: CatalogueQueryResult
  routes: {route: Route; content: Record<string, unknown>; seo: SeoQueryResult}[]
}

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
  const types = siteTypes(schema)
  let {sold} = before
  for (;;) {
    const fixedRoutes = routesFor(sold, [ANY_ARTICLE]).filter(({own}) => !own)
    const query = objectOf({
      documents: '*[_type in $types]',
      site: siteQuery,
      catalogue: catalogueQuery,
      ...Object.fromEntries(EDITOR_ROWS.map((page) => [page.document, editorPagesQuery(page)])),
      fixed: `[${fixedRoutes.map((route) => withValues(objectOf(ownQueries(route)), paramsOf(route))).join(',\n')}]`,
    })
    const answers = await client.fetch<Record<string, unknown>>(query, {types}).catch((error: unknown) => {
      throw new ContentUnreachable(error instanceof Error ? error.message : String(error), {cause: error})
    })
    const catalogue = answers.catalogue as CatalogueQueryResult
    const documents = answers.documents as StoredDocument[]
    const found = checkingContent(documents, schema, () => soldPlans(catalogue, today))
    if (JSON.stringify(found) !== JSON.stringify(sold)) {
      sold = found
      continue
    }
    const byId = new Map(
      EDITOR_ROWS.flatMap((page) => answers[page.document] as OwnContent[]).map((own) => [own._id, own]),
    )
    const fixed = answers.fixed as OwnContent[]
    const byPath = new Map(fixedRoutes.map(({path}, index) => [path, fixed[index]]))
    return {
      today,
      catalogue,
      documents,
      site: answers.site as SiteQueryResult,
      routes: routesFor(found, addressesOnly(ownPagesOf(catalogue.ownPages))).flatMap((route) => {
        const own = route.own ? byId.get(route.own._id) : byPath.get(route.path)
        return own ? [{route, content: own.content, seo: own.seo}] : []
      }),
    }
  }
}

/** Query for all pages of a row, built from the queries of one page: it replaces their lookup of the document. */
const editorPagesQuery = (page: PageRow) =>
  `*[_type == "${page.document}"]${withValues(objectOf({_id: '_id', ...ownQueries({page})}), {route: null, template: null})}`

const addressesOnly = (pages: readonly OwnPage[]): OwnPage[] =>
  pages.map(({_id, _type, address}) => ({
    _id,
    _type,
    address: perLanguage((language) => ({current: address[language].current})),
  }))
