import type {PlanKey} from '../../../domain/catalogue/plans.ts'
import type {SeoQueryResult, SiteQueryResult} from '../../../domain/content/content.types.ts'
import type {Introductory} from '../../../domain/offers/introductory.ts'
import type {OwnPage} from '../../../domain/pages/pages.ts'
import type {Language} from '../../../domain/texts/languages.ts'
import type {Localised} from '../../../domain/texts/texts.ts'

/** Query result whose parts are known to exist. */
export type Complete<T> = {[Key in keyof T]: NonNullable<T[Key]>}

/** Query result as a page gets it: in one language, with all its documents (renderer/content/makePages.ts checks). */
type Content<Result> = Shown<Localised<Complete<Result>>>

/** An image as a page shows it. */
export type Picture = {
  _type: 'picture'
  _key?: string
  alt: string
  /** Empty when the image was deleted. */
  src: string
  srcSet: string
  width: number
  height: number
  /** Preview image, a few pixels wide, as a data URL. */
  placeholder: string | null
  /** Focal point, as CSS `object-position`. */
  position: string
}

/**
 * The renderer turns images into pictures (renderer/images/pictures.ts), offers of a price into what the first comes to, and
 * the texts of an article into the minutes that they take.
 */
type Shown<T> = T extends {_type: 'picture'; file: unknown}
  ? Picture & (T extends {_key: string} ? {_key: string} : unknown)
  : T extends (infer Item)[]
    ? Shown<Item>[]
    : T extends object
      ? {
          [Key in keyof T]: Key extends 'introductory'
            ? Introductory | null
            : Key extends 'minutes'
              ? number
              : Shown<T[Key]>
        }
      : T

type Frame = Content<SiteQueryResult>
export type Menus = Frame['navigation']
export type Site = Omit<Frame, 'navigation' | 'announcements'> & {
  /** Public pages lack the menus of the customer area. */
  navigation: Partial<Menus>
  /** Announcement of the day, above the header. */
  announcement?: Pick<Frame['announcements'][number], '_id' | 'text' | 'link'>
  /** Plans on sale, in the editors' order. */
  plansOnSale: PlanKey[]
  /** Buttons of the demo to the plans on sale, with their prices; public pages lack them. */
  demoPlans?: {key: PlanKey; label: string; destination: string}[]
}
type Seo = Localised<NonNullable<SeoQueryResult>>

/** Image that services show when a page is shared. */
export type ShareImage = {src: string; width: number; height: number; alt: string}

/** Returns whether search engines may show a page at its own address. */
export const isShown = ({noIndex, canonicalRoute}: Seo) => !noIndex && !canonicalRoute

/** The page context, made by renderer/content/pageContexts.ts. */
export type PageContext<Result = unknown> = {
  language: Language
  /** Path in the default language, with its final slash. */
  route: string
  /** Address of the page in every language. */
  addresses: Record<Language, string>
  /** On a checkout: the day in Amsterdam for which it was made. The next payment is counted from it. */
  today?: string
  /** On a page of editors. */
  ownPage?: OwnPage
  content: Content<Result>
  /** Texts that are the same in every language, and so not in the language of the page. */
  sharedTexts: string[]
  site: Site
  seo: Seo
  /** Long words of its headings with soft hyphens, by the word; on published pages only. */
  hyphens?: Record<string, string>
  /** On published pages only: the preview makes no files. */
  shareImage?: ShareImage
  /** Share images of the articles that the page lists, by id; on published pages only. */
  shareImages?: Record<string, ShareImage>
}
