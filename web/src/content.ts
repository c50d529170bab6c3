import type {Language, Localised, SeoQueryResult, SiteQueryResult} from './model.ts'

type Complete<T> = {[Key in keyof T]: NonNullable<T[Key]>}

/** A query's result as a page gets it: in one language, its documents known to be there (build/pages.ts checks). */
export type Content<Result> = Localised<Complete<Result>>

export type Site = Content<SiteQueryResult>
export type Seo = Localised<NonNullable<SeoQueryResult>>

/** The page context that build/pages.ts creates. */
export type PageContext<Result = unknown> = {
  language: Language
  /** The Dutch path, with its final slash. */
  route: string
  content: Content<Result>
  site: Site
  seo: Seo
}
