import {findRoute, PAGES, type Route} from '../../../domain/pages/pages.ts'
import {completed} from '../../../domain/texts/completed.ts'
import type {PageContext} from '../page/pageContext.ts'
import {type PageParts, pageContexts, type SharedParts} from '../renderer/content/pageContexts.ts'
import type {Answer} from './loader.ts'
import {markTexts} from './marks/markTexts.ts'

type Parts = Omit<PageParts, 'route'> & SharedParts

/** The context of a page from its drafts, and the texts that lack its language. */
export type Draft = {context: PageContext; missing: string[]}

/**
 * Makes the context from the answer to its `pageQuery`, by the code that made the built page, over texts marked with
 * their fields, as it is on a day in Amsterdam. Placeholder values stay unmarked, since they are inserted into other
 * texts. Throws when the page lacks a document.
 */
export function draftOf(built: PageContext, {result, resultSourceMap}: Answer, today: string): Draft {
  const {language} = built
  const route = routeOf(built)
  const bare = result as Parts
  if (!route || !bare.content || !bare.site.settings) throw new Error('A document of this page is missing')
  const {content, site} = markTexts(bare, resultSourceMap)
  const marked = completed({content, site}, language)
  const {content: plain} = completed({seo: bare.seo, catalogue: bare.catalogue}, language)
  const how = {language, today, imageAddress: (source: string) => source}
  const contextOf = pageContexts({site: marked.content.site, catalogue: plain.catalogue}, how)
  const context = contextOf({route, content: marked.content.content, seo: plain.seo})
  // Patterns stay out of browsers: words of before keep their hyphens, new ones get theirs when they are published.
  return {context: {...context, ...(built.hyphens && {hyphens: built.hyphens})}, missing: marked.missing}
}

/** Returns the route of a built page; a plan's key is part of its path. */
export const routeOf = ({route, ownPage}: PageContext): Route | undefined => {
  const page = PAGES.find(({path}) => path === route)
  return page ? {page, path: route} : findRoute(route, route.split('/').filter(Boolean), ownPage ? [ownPage] : [])
}
