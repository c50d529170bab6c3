import type {Route} from '../../../../domain/pages/pages.ts'
import {catalogueQuery, seoQuery, siteQuery} from '../../page/site.query.ts'
import {SCREENS} from '../screens.ts'

/** Name of a route in the documents for search engines. */
export const seoRoute = (path: string) => (path === '/' ? '/' : path.slice(0, -1))

/** Queries of one page's own content. */
export const ownQueries = ({page}: Pick<Route, 'page'>) => ({content: SCREENS[page.type].query, seo: seoQuery})

export const paramsOf = ({page, path, plan, own}: Route) => ({
  plan: plan ?? null,
  id: own?._id ?? null,
  route: seoRoute(path),
  template: seoRoute(page.path),
})

/** Several queries as one, with the answers under their names. */
export const objectOf = (queries: Readonly<Record<string, string>>): string =>
  `{${Object.entries(queries)
    .map(([name, query]) => `"${name}": ${query}`)
    .join(',\n')}}`

/** A single query for all parts of one page that pageContext takes. */
export const pageQuery = (route: Route) => ({
  query: objectOf({...ownQueries(route), site: siteQuery, catalogue: catalogueQuery}),
  params: paramsOf(route),
})
