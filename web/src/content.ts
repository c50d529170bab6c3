import type {Language, Localised, PlanKey, SeoQueryResult, SiteQueryResult} from './model.ts'

/** A query's result whose parts are known to be there. */
export type Complete<T> = {[Key in keyof T]: NonNullable<T[Key]>}

/** A query's result as a page gets it: in one language, its documents known to be there (renderer/pages.ts checks). */
type Content<Result> = Localised<Complete<Result>>

export type Site = Content<SiteQueryResult> & {
  /** The plans that can be bought, in their order. */
  plansOnSale: PlanKey[]
}
type Seo = Localised<NonNullable<SeoQueryResult>>

/** The page context that renderer/pages.ts makes. */
export type PageContext<Result = unknown> = {
  language: Language
  /** The path in the default language, with its final slash. */
  route: string
  content: Content<Result>
  /** Texts that every language has the same: they are not in the language of the page. */
  sharedTexts: string[]
  site: Site
  seo: Seo
}
