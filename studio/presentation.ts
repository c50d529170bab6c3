import {
  type DocumentLocation,
  defineDocuments,
  defineLocations,
  type PresentationPluginOptions,
} from 'sanity/presentation'

/** Pages whose text is one document of its own, by that document's type. */
const PAGES = {
  landingPage: [['Landing page', '/']],
  checkoutPage: [
    ['Checkout: Basis', '/checkout/basis/'],
    ['Checkout: Pro', '/checkout/pro/'],
  ],
  paymentPages: [
    ['Paid', '/payment-success/'],
    ['Cancelled', '/payment-cancelled/'],
  ],
  aboutPage: [['About us', '/over-ons/']],
  termsPage: [['Terms', '/algemene-voorwaarden/']],
  notFoundPage: [['Page not found', '/404/']],
  loginPage: [
    ['Log in', '/login/'],
    ['Log out', '/logout/'],
  ],
  dashboardPage: [['Dashboard', '/dashboard/']],
  adjustmentsPage: [['Adjustments', '/aanpassingen/']],
  auditPage: [['Audit', '/audit/']],
  informationPage: [['Information', '/informatie/']],
  helpPage: [['Help', '/hulp/']],
  accountPage: [['Account', '/account/']],
} as const satisfies Record<string, readonly (readonly [title: string, path: string])[]>

type PageType = keyof typeof PAGES

/** Both languages of a page. */
const both = (title: string, path: string): DocumentLocation[] => [
  {title, href: path},
  {title: `${title}, English`, href: `/en${path}`},
]

const locationsOf = (type: PageType) => PAGES[type].flatMap(([title, path]) => both(title, path))
const shownOn = (...types: PageType[]) => defineLocations({locations: types.flatMap(locationsOf)})
const everywhere = defineLocations({
  message: 'Shown on every page',
  tone: 'positive',
  locations: locationsOf('landingPage'),
})

const checkoutOf = (key: string | undefined) => (key ? both('Checkout', `/checkout/${key}/`) : [])

/** Which document a page belongs to, and on which pages a document is seen. */
export const resolve: PresentationPluginOptions['resolve'] = {
  mainDocuments: defineDocuments(
    Object.entries(PAGES).map(([type, pages]) => ({
      route: pages.flatMap(([, path]) => [path, `/en${path}`]),
      type,
    })),
  ),
  locations: {
    ...Object.fromEntries(Object.keys(PAGES).map((type) => [type, shownOn(type as PageType)])),
    feature: shownOn('landingPage'),
    faq: defineLocations({
      select: {page: 'page'},
      resolve: (document) => ({locations: locationsOf(document?.page === 'help' ? 'helpPage' : 'landingPage')}),
    }),
    plan: defineLocations({
      select: {key: 'key', availability: 'availability'},
      resolve: (document) => ({
        locations: [
          ...locationsOf('landingPage'),
          ...(document?.availability === 'onSale' ? checkoutOf(document.key) : []),
          ...locationsOf('dashboardPage'),
        ],
      }),
    }),
    price: defineLocations({
      select: {key: 'plan.key'},
      resolve: (document) => ({locations: [...locationsOf('landingPage'), ...checkoutOf(document?.key)]}),
    }),
    page: defineLocations({
      select: {route: 'route'},
      resolve: (document) => {
        const path = document?.route === '/' ? '/' : `${document?.route}/`
        return {locations: both('In the head of this page', path)}
      },
    }),
    termsSection: shownOn('termsPage'),
    metricCard: shownOn('dashboardPage'),
    visitorSeries: shownOn('dashboardPage', 'landingPage', 'loginPage'),
    update: shownOn('dashboardPage'),
    optimisationCard: shownOn('adjustmentsPage'),
    optimisationLogEntry: shownOn('adjustmentsPage'),
    auditScore: shownOn('auditPage'),
    auditFinding: shownOn('auditPage'),
    helpCard: shownOn('helpPage'),
    siteSettings: everywhere,
    navigation: everywhere,
  },
}
