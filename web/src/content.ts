import type {PlanKey} from '../../domain/catalogue/plans.ts'
import type {SeoQueryResult, SiteQueryResult} from '../../domain/content/content.types.ts'
import type {OwnPage} from '../../domain/pages/pages.ts'
import type {Language} from '../../domain/texts/languages.ts'
import type {Localised} from '../../domain/texts/texts.ts'

/** A query's result whose parts are known to be there. */
export type Complete<T> = {[Key in keyof T]: NonNullable<T[Key]>}

/** A query's result as a page gets it: in one language, its documents known to be there (renderer/pages.ts checks). */
type Content<Result> = Shown<Localised<Complete<Result>>>

/** An image as a page draws it. */
export type Picture = {
  _type: 'picture'
  _key?: string
  alt: string
  /** Empty when the image is gone. */
  src: string
  srcSet: string
  width: number
  height: number
  /** A glimpse of it, a few pixels wide. */
  placeholder: string | null
  /** What stays in view where a part is cut off, as CSS has it. */
  position: string
}

/** The renderer makes pictures of images (renderer/pictures.ts). */
type Shown<T> = T extends {_type: 'picture'; file: unknown}
  ? Picture & (T extends {_key: string} ? {_key: string} : unknown)
  : T extends (infer Item)[]
    ? Shown<Item>[]
    : T extends object
      ? {[Key in keyof T]: Shown<T[Key]>}
      : T

type Frame = Content<SiteQueryResult>
export type Menus = Frame['navigation']
export type Site = Omit<Frame, 'navigation'> & {
  /** On a public page without those of the customer area. */
  navigation: Partial<Menus>
  /** The plans that can be bought, in their order. */
  plansOnSale: PlanKey[]
}
type Seo = Localised<NonNullable<SeoQueryResult>>

/** What services show where a page is shared. */
export type ShareImage = {src: string; width: number; height: number; alt: string}

/** Whether search engines may show a page at its own address. */
export const isShown = ({noIndex, canonicalRoute}: Seo) => !noIndex && !canonicalRoute

/** The page context that renderer/pageContext.ts makes. */
export type PageContext<Result = unknown> = {
  language: Language
  /** The path in the default language, with its final slash. */
  route: string
  /** The address of the page in every language. */
  addresses: Record<Language, string>
  /** Of a checkout: the day in Amsterdam for which it was made, which the next payment is counted from. */
  today?: string
  /** Of a page that editors made. */
  ownPage?: OwnPage
  content: Content<Result>
  /** Texts that every language has the same: they are not in the language of the page. */
  sharedTexts: string[]
  site: Site
  seo: Seo
  /** Of a page that is served: the preview makes no files. */
  shareImage?: ShareImage
}
