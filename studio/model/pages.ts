import type {IconName} from './icons.ts'
import {type Language, languageRow} from './languages.ts'
import type {PlanKey} from './plans.ts'

/**
 * THE table of pages. Routes, screens, the Studio's structure and preview, links, menus, the sitemap and the addresses
 * that payments return to are made from it.
 *
 * - `type`: the screen that draws it: web/src/screens, `<Type>.tsx` with `<type>.query.ts`
 * - `path`: in the default language, with its final slash; other languages put their prefix before it. `:plan` stands for
 *   the key of each plan that can be bought
 * - `title`: what editors call it
 * - `area`: who sees it; pages of the customer area stand in the sidebar, in this order, with `icon`
 * - `document`: the type of the one document that holds its texts
 * - `linkable`: whether editors may choose it where a button leads, with `anchors` as further choices; `of` is the type of
 *   the document that has the anchor, where the page does not draw it by itself
 */
const TABLE = [
  {
    type: 'landing',
    path: '/',
    title: 'Landing page',
    area: 'public',
    document: 'landingPage',
    linkable: true,
    anchors: [{id: 'pricing', title: 'Prices on the landing page'}],
  },
  {type: 'landing', path: '/homepage/', title: 'Landing page, second address', area: 'public', document: 'landingPage'},
  {
    type: 'checkout',
    path: '/checkout/:plan/',
    title: 'Checkout',
    area: 'public',
    document: 'checkoutPage',
    linkable: true,
  },
  {type: 'paymentSuccess', path: '/payment-success/', title: 'Paid', area: 'public', document: 'paymentPages'},
  {type: 'paymentCancelled', path: '/payment-cancelled/', title: 'Cancelled', area: 'public', document: 'paymentPages'},
  {type: 'about', path: '/over-ons/', title: 'About us', area: 'public', document: 'aboutPage', linkable: true},
  {
    type: 'terms',
    path: '/algemene-voorwaarden/',
    title: 'Terms and conditions',
    area: 'public',
    document: 'termsPage',
    linkable: true,
    anchors: [
      {id: 'data-and-privacy', title: 'Terms: data and privacy', of: 'termsSection'},
      {id: 'contact', title: 'Terms: contact'},
    ],
  },
  {type: 'login', path: '/login/', title: 'Log in', area: 'public', document: 'loginPage', linkable: true},
  {
    type: 'dashboard',
    path: '/dashboard/',
    title: 'Dashboard',
    area: 'customer',
    document: 'dashboardPage',
    icon: 'layout-dashboard',
    linkable: true,
  },
  {
    type: 'adjustments',
    path: '/aanpassingen/',
    title: 'Adjustments',
    area: 'customer',
    document: 'adjustmentsPage',
    icon: 'sliders-horizontal',
    linkable: true,
  },
  {
    type: 'audit',
    path: '/audit/',
    title: 'Audit',
    area: 'customer',
    document: 'auditPage',
    icon: 'clipboard-check',
    linkable: true,
  },
  {
    type: 'information',
    path: '/informatie/',
    title: 'Information',
    area: 'customer',
    document: 'informationPage',
    icon: 'info',
    linkable: true,
  },
  {
    type: 'help',
    path: '/hulp/',
    title: 'Help',
    area: 'customer',
    document: 'helpPage',
    icon: 'life-buoy',
    linkable: true,
  },
  {
    type: 'account',
    path: '/account/',
    title: 'Account',
    area: 'customer',
    document: 'accountPage',
    icon: 'user',
    linkable: true,
  },
  {
    type: 'logout',
    path: '/logout/',
    title: 'Log out',
    area: 'customer',
    document: 'loginPage',
    icon: 'log-out',
    linkable: true,
  },
  {type: 'notFound', path: '/404/', title: 'Page not found', area: 'public', document: 'notFoundPage'},
] as const satisfies readonly Row[]

type Row = {
  type: string
  path: `/${string}`
  title: string
  area: 'public' | 'customer'
  document: string
  icon?: IconName
  linkable?: boolean
  anchors?: readonly {id: string; title: string; of?: 'termsSection'}[]
}

export type PageType = (typeof TABLE)[number]['type']
export type PageDocument = (typeof TABLE)[number]['document']
export type PageRow = Row & {type: PageType; document: PageDocument}

export const PAGES: readonly PageRow[] = TABLE

export const CUSTOMER_PAGES = TABLE.filter((page) => page.area === 'customer')

/** One address of the site: a row of the table, and the plan it sells where there is one per plan. */
export type Route = {page: PageRow; path: string; plan?: PlanKey}

const PLAN = ':plan'
const isPerPlan = ({path}: PageRow) => path.includes(PLAN)

export const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`)

/** Every address, for the plans that can be bought. */
export const routesFor = (plans: readonly PlanKey[]): Route[] =>
  PAGES.flatMap((page): Route[] =>
    isPerPlan(page)
      ? plans.map((plan) => ({page, path: page.path.replace(PLAN, plan), plan}))
      : [{page, path: page.path}],
  )

/** The page at a path of the default language, with or without its final slash; undefined when there is none. */
export const findRoute = (path: string, plans: readonly PlanKey[]): Route | undefined =>
  routesFor(plans).find((route) => route.path === withSlash(path))

/** THE rule for addresses: the path in the default language, behind the prefix of the language. */
export const pathFor = (path: string, language: Language): string => languageRow(language).prefix + path

/** The address of a page in a language; of the checkout, that of the plan. */
export function pathOf(type: PageType, language: Language, plan = ''): string {
  const page = PAGES.find((row) => row.type === type)
  if (!page) throw new RangeError(`"${type}" is not a page of this site`)
  return pathFor(page.path.replace(PLAN, plan), language)
}
