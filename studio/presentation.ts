import {defineDocuments, defineLocations, type PresentationPluginOptions} from 'sanity/presentation'
import {checkoutOf, locationsOf, locationsOfOwn, locationsOfRoute} from './locations.ts'
import {LANGUAGE_ROWS, LANGUAGES} from './model/languages.ts'
import {FIXED_PAGES, type PageDocument, pathFor} from './model/pages.ts'

/** Asked anew for each document, since plans come and go; a location needs a field to look at. */
const shownOn = (...documents: PageDocument[]) =>
  defineLocations({
    select: {type: '_type'},
    resolve: () => ({locations: documents.flatMap(locationsOf)}),
  })

const everywhere = defineLocations({
  message: 'Shown on every page',
  tone: 'positive',
  locations: locationsOf('landingPage'),
})

const own = defineLocations({
  select: {_id: '_id'},
  resolve: (document) => ({locations: locationsOfOwn(String(document?._id).replace(/^drafts\./, ''))}),
})

/** Which document a page belongs to, and on which pages a document is seen. */
export const resolve: NonNullable<PresentationPluginOptions['resolve']> = {
  mainDocuments: defineDocuments([
    ...FIXED_PAGES.map(({document, path}) => ({
      route: LANGUAGES.map((language) => pathFor(path, language)),
      type: document,
    })),
    // The default language last: its pattern takes the addresses of the others too.
    ...LANGUAGE_ROWS.toReversed().flatMap(({id, prefix}) =>
      (
        [
          ['article', '/blog/:address'],
          ['contentPage', '/:address*'],
        ] as const
      ).map(([type, route]) => ({
        route: `${prefix}${route}`,
        filter: `_type == "${type}" && address.${id}.current == $address`,
        params: ({params}: {params: Record<string, unknown>}) => ({address: [params.address].flat().join('/')}),
      })),
    ),
  ]),
  locations: {
    ...Object.fromEntries(FIXED_PAGES.map(({document}) => [document, shownOn(document)])),
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
      resolve: (document) => ({locations: document?.route ? locationsOfRoute(document.route) : []}),
    }),
    contentPage: own,
    article: own,
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
