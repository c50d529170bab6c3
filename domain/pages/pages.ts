import type {PlanKey} from '../catalogue/plans.ts'
import {DEFAULT_LANGUAGE, LANGUAGES, type Language, languageRow} from '../texts/languages.ts'

/**
 * Table of pages. Routes, screens, the Studio's structure and preview, links, menus, the sitemap and the addresses
 * that payments return to are made from it.
 *
 * - `type`: the screen that draws it: web/src/screens, `<Type>.tsx` with `<type>.query.ts`; or `screen`, the type of another
 *   page whose screen does
 * - `path`: in the default language, with its final slash; other languages put their prefix before it. `:plan` stands for
 *   the key of each plan that can be bought, `:page` for the address of each page that editors made; the list of articles is
 *   there once there is one
 * - `area`: who sees it
 * - `document`: the type of the one document that holds its texts
 * - `scripts`: when those of a public page come. `idle`: as soon as the browser is idle, as those of pages for customers do,
 *   since the page does something by itself. `resumed`: so for a visitor who comes back to what was begun. The others' come
 *   when a visitor acts
 * - `linkable`: whether editors may choose it where a button leads, with `anchors` as further choices; `of` is the type of
 *   the document that has the anchor, where the page does not draw it by itself
 */
const TABLE = [
  {
    type: 'landing',
    path: '/',
    area: 'public',
    document: 'landingPage',
    linkable: true,
    anchors: [{id: 'features'}, {id: 'pricing'}, {id: 'questions'}],
  },
  {
    type: 'landing',
    path: '/homepage/',
    area: 'public',
    document: 'landingPage',
  },
  {
    type: 'checkout',
    path: '/checkout/:plan/',
    area: 'public',
    document: 'checkoutPage',
    scripts: 'resumed',
    linkable: true,
  },
  {
    type: 'paymentSuccess',
    path: '/payment-success/',
    area: 'public',
    document: 'paymentPages',
    scripts: 'idle',
  },
  {
    type: 'paymentCancelled',
    path: '/payment-cancelled/',
    area: 'public',
    document: 'paymentPages',
    scripts: 'idle',
  },
  {
    type: 'about',
    path: '/over-ons/',
    area: 'public',
    document: 'aboutPage',
    linkable: true,
  },
  {
    type: 'terms',
    path: '/algemene-voorwaarden/',
    area: 'public',
    document: 'termsPage',
    linkable: true,
    anchors: [{id: 'data-and-privacy', of: 'termsSection'}, {id: 'contact'}],
  },
  {
    type: 'login',
    path: '/login/',
    area: 'public',
    document: 'loginPage',
    linkable: true,
  },
  {
    type: 'dashboard',
    path: '/dashboard/',
    area: 'customer',
    document: 'dashboardPage',
    linkable: true,
  },
  {
    type: 'adjustments',
    path: '/aanpassingen/',
    area: 'customer',
    document: 'adjustmentsPage',
    linkable: true,
  },
  {
    type: 'audit',
    path: '/audit/',
    area: 'customer',
    document: 'auditPage',
    linkable: true,
  },
  {
    type: 'information',
    path: '/informatie/',
    area: 'customer',
    document: 'informationPage',
    linkable: true,
  },
  {
    type: 'help',
    path: '/hulp/',
    area: 'customer',
    document: 'helpPage',
    linkable: true,
  },
  {
    type: 'account',
    path: '/account/',
    area: 'customer',
    document: 'accountPage',
    linkable: true,
  },
  {
    type: 'logout',
    path: '/logout/',
    area: 'customer',
    document: 'loginPage',
    linkable: true,
  },
  {
    type: 'blog',
    path: '/blog/',
    area: 'public',
    document: 'blogPage',
    screen: 'content',
    linkable: true,
  },
  {
    type: 'article',
    path: '/blog/:page/',
    area: 'public',
    document: 'article',
    screen: 'content',
  },
  {type: 'content', path: '/:page/', area: 'public', document: 'contentPage'},
  {
    type: 'notFound',
    path: '/404/',
    area: 'public',
    document: 'notFoundPage',
  },
] as const satisfies readonly Row[]

type Row = {
  type: string
  path: `/${string}`
  area: 'public' | 'customer'
  document: string
  screen?: 'content'
  scripts?: 'idle' | 'resumed'
  linkable?: boolean
  anchors?: readonly {id: string; of?: 'termsSection'}[]
}

type TableRow = (typeof TABLE)[number]
type PagePath = TableRow['path']
type AnchorIn<R> = R extends {path: infer P extends string; anchors: readonly {id: infer I extends string}[]}
  ? `${P}#${I}`
  : never

export type PageType = TableRow['type']
export type PageDocument = TableRow['document']
export type PageRow = Row & {type: PageType; document: PageDocument; path: PagePath}
/** A page by its path in the table, or one of its anchors. */
export type PagePlace = PagePath | AnchorIn<TableRow>

export const PAGES: readonly PageRow[] = TABLE

/** A page that editors made, as far as its addresses go: `voorwaarden/bijlage` stands where its row of the table says. */
export type OwnPage = {
  _id: string
  _type: 'contentPage' | 'article'
  address: Record<Language, {current: string}>
}

/** One page of the site: a row of the table, with the plan it sells or the document it shows where there are several. */
export type Route = {
  page: PageRow
  /** In the default language, with its final slash. */
  path: string
  plan?: PlanKey
  own?: OwnPage
}

const PLAN = ':plan'
const OWN = ':page'

/** Pages that are there by themselves: their texts are one document each. */
export const FIXED_PAGES: readonly PageRow[] = PAGES.filter(({path}) => !path.includes(OWN))

export const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`)

/** Every page, for the plans that can be bought and the pages that editors made. */
export const routesFor = (plans: readonly PlanKey[], ownPages: readonly OwnPage[] = []): Route[] =>
  PAGES.flatMap((page): Route[] => {
    if (page.path.includes(PLAN)) return plans.map((plan) => ({page, path: page.path.replace(PLAN, plan), plan}))
    const own = ownPages.filter(({_type}) => _type === page.document)
    if (page.path.includes(OWN))
      return own.map((each) => ({page, path: pathOfOwn(page, each, DEFAULT_LANGUAGE), own: each}))
    const isThere = page.type !== 'blog' || ownPages.some(({_type}) => _type === 'article')
    return isThere ? [{page, path: page.path}] : []
  })

const pathOfOwn = ({path}: PageRow, {address}: OwnPage, language: Language) =>
  path.replace(OWN, address[language].current)

/** The page at a path of the default language, with or without its final slash; undefined when there is none. */
export const findRoute = (
  path: string,
  plans: readonly PlanKey[],
  ownPages: readonly OwnPage[] = [],
): Route | undefined => routesFor(plans, ownPages).find((route) => route.path === withSlash(path))

/** Rule for addresses: the path in the default language, behind the prefix of the language. */
export const pathFor = (path: string, language: Language): string => languageRow(language).prefix + path

/** The address of a page in a language; one that editors made has a path of its own in each. */
export const addressOf = ({page, path, own}: Route, language: Language): string =>
  pathFor(own ? pathOfOwn(page, own, language) : path, language)

/** Second addresses of pages, which nobody needs to look at beside the first. */
export const isSecondAddress = (address: string): boolean =>
  PAGES.some(
    (page) =>
      PAGES.find(({type}) => type === page.type) !== page &&
      LANGUAGES.some((language) => pathFor(page.path, language) === address),
  )

/** The address of a page of the table in a language; of the checkout, that of the plan. */
export function pathOf(type: PageType, language: Language, plan = ''): string {
  const page = PAGES.find((row) => row.type === type)
  if (!page) throw new RangeError(`"${type}" is not a page of this site`)
  return pathFor(page.path.replace(PLAN, plan), language)
}

/** The page for what is not found, by its path in the default language: it has no address of its own. */
export const NOT_FOUND_PATH: string = pathOf('notFound', DEFAULT_LANGUAGE)

/** Whether documents of a type are pages, of which editors make as many as they want. */
export const isOwnType = (type: unknown): type is OwnPage['_type'] =>
  PAGES.some(({document, path}) => document === type && path.includes(OWN))

/** The row that pages of editors of a kind stand by. */
export const rowOfOwn = (type: OwnPage['_type']): PageRow => {
  const row = PAGES.find(({document, path}) => document === type && path.includes(OWN))
  if (!row) throw new RangeError(`"${type}" is not a page of editors`)
  return row
}

/** Folder before the address of such a page: "/blog" before that of an article. */
export const folderOf = (type: OwnPage['_type']): string => rowOfOwn(type).path.split(`/${OWN}`)[0] ?? ''

/** A page as Markdown, for those who read no HTML. */
export const markdownAddress = (address: string): string => `${address}index.md`

/** Address of the manifest, for devices that install the site. */
export const manifestAddress = (language: Language): string => pathFor('/manifest.webmanifest', language)

/** Address of the blog's feed. */
export const feedAddress = (language: Language): string => `${pathOf('blog', language)}feed.xml`

export type ScriptsCome = 'idle' | 'resumed' | 'acted'

/** When the scripts of the page at an address come; those of pages that editors make, when a visitor acts. */
export function scriptsCome(address: string): ScriptsCome {
  const row = PAGES.filter(({area, scripts}) => scripts || area === 'customer').find(({path}) =>
    LANGUAGES.some((language) => new RegExp(`^${pathFor(path, language).replace(PLAN, '[^/]+')}$`).test(address)),
  )
  return row ? (row.scripts ?? 'idle') : 'acted'
}
