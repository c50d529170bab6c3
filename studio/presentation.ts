import {
  type DocumentLocation,
  defineDocuments,
  defineLocations,
  type PresentationPluginOptions,
} from 'sanity/presentation'
import {DEFAULT_LANGUAGE, LANGUAGES, languageRow} from './model/languages.ts'
import {PAGES, type PageDocument, pathFor, routesFor} from './model/pages.ts'
import {currentlyPublished} from './published/published.ts'

/** An address in every language. */
const inEachLanguage = (title: string, path: string): DocumentLocation[] =>
  LANGUAGES.map((language) => ({
    title: language === DEFAULT_LANGUAGE ? title : `${title}, ${languageRow(language).title}`,
    href: pathFor(path, language),
  }))

/** The addresses at which a page's document is seen; of the checkout one per plan that can be bought. */
function locationsOf(document: PageDocument, only?: string): DocumentLocation[] {
  const {onSale} = currentlyPublished()
  return routesFor(onSale.map(({key}) => key))
    .filter(({page, plan}) => page.document === document && (!only || plan === only))
    .flatMap(({page, path, plan}) => {
      const name = onSale.find(({key}) => key === plan)?.name[DEFAULT_LANGUAGE]
      return inEachLanguage(name ? `${page.title}: ${name}` : page.title, path)
    })
}

/** Asked anew for each document, since plans come and go; a location needs a field to look at. */
const shownOn = (...documents: PageDocument[]) =>
  defineLocations({
    select: {type: '_type'},
    resolve: () => ({locations: documents.flatMap((document) => locationsOf(document))}),
  })

const everywhere = defineLocations({
  message: 'Shown on every page',
  tone: 'positive',
  locations: locationsOf('landingPage'),
})

const checkoutOf = (key: string | undefined) => (key ? locationsOf('checkoutPage', key) : [])

/** Which document a page belongs to, and on which pages a document is seen. */
export const resolve: NonNullable<PresentationPluginOptions['resolve']> = {
  mainDocuments: defineDocuments(
    PAGES.map(({document, path}) => ({
      route: LANGUAGES.map((language) => pathFor(path, language)),
      type: document,
    })),
  ),
  locations: {
    ...Object.fromEntries(PAGES.map(({document}) => [document, shownOn(document)])),
    feature: shownOn('landingPage'),
    faq: defineLocations({
      select: {page: 'page'},
      resolve: (document) => ({locations: locationsOf(document?.page === 'help' ? 'helpPage' : 'landingPage')}),
    }),
    plan: defineLocations({
      select: {key: 'key'},
      resolve: (document) => ({
        locations: [...locationsOf('landingPage'), ...checkoutOf(document?.key), ...locationsOf('dashboardPage')],
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
        return {locations: inEachLanguage('In the head of this page', path)}
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
