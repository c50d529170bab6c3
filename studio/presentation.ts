import {defineDocuments, defineLocations, type PresentationPluginOptions} from 'sanity/presentation'

const landing = {title: 'Landing page', href: '/'}
const landingEnglish = {title: 'Landing page, English', href: '/en/'}
const both = (title: string, path: string) => [
  {title, href: path},
  {title: `${title}, English`, href: `/en${path}`},
]
const everywhere = defineLocations({
  message: 'Shown on every page',
  tone: 'positive',
  locations: [landing, landingEnglish],
})

/** Which document a page belongs to, and on which pages a document is seen. */
export const resolve: PresentationPluginOptions['resolve'] = {
  mainDocuments: defineDocuments([
    {route: ['/', '/en/', '/homepage/', '/en/homepage/'], type: 'landingPage'},
    {route: ['/checkout/:plan/', '/en/checkout/:plan/'], type: 'checkoutPage'},
    {route: ['/algemene-voorwaarden/', '/en/algemene-voorwaarden/'], type: 'termsPage'},
    {
      route: ['/payment-success/', '/payment-cancelled/', '/en/payment-success/', '/en/payment-cancelled/'],
      type: 'paymentPages',
    },
  ]),
  locations: {
    landingPage: defineLocations({locations: [landing, landingEnglish]}),
    feature: defineLocations({locations: [landing, landingEnglish]}),
    faq: defineLocations({
      select: {page: 'page'},
      resolve: (document) =>
        document?.page === 'landing'
          ? {locations: [landing, landingEnglish]}
          : {message: 'On the help page', locations: []},
    }),
    plan: defineLocations({
      select: {key: 'key', availability: 'availability'},
      resolve: (document) => ({
        locations: [
          landing,
          landingEnglish,
          ...(document?.availability === 'onSale' ? both('Checkout', `/checkout/${document.key}/`) : []),
        ],
      }),
    }),
    price: defineLocations({
      select: {key: 'plan.key'},
      resolve: (document) => ({
        locations: [landing, landingEnglish, ...(document?.key ? both('Checkout', `/checkout/${document.key}/`) : [])],
      }),
    }),
    checkoutPage: defineLocations({
      locations: [...both('Checkout: Basis', '/checkout/basis/'), ...both('Checkout: Pro', '/checkout/pro/')],
    }),
    paymentPages: defineLocations({
      locations: [...both('Paid', '/payment-success/'), ...both('Cancelled', '/payment-cancelled/')],
    }),
    termsPage: defineLocations({locations: both('Terms', '/algemene-voorwaarden/')}),
    termsSection: defineLocations({locations: both('Terms', '/algemene-voorwaarden/')}),
    siteSettings: everywhere,
    navigation: everywhere,
  },
}
