import {getPublishedId} from '@sanity/client/csm'
import {defineDocuments, defineLocations, type PresentationPluginOptions} from 'sanity/presentation'
import {
  FIXED_PAGES,
  folderOf,
  type OwnPage,
  type PageDocument,
  type PageType,
  pathFor,
  pathOf,
  rowOfOwn,
} from '../domain/pages/pages.ts'
import {PAGE_TITLES} from '../domain/pages/pageTitles.ts'
import {ERROR_SCREEN, sampleStates} from '../domain/pages/sampleStates.ts'
import {DEFAULT_LANGUAGE, LANGUAGE_ROWS, LANGUAGES, type Language} from '../domain/texts/languages.ts'
import {inStudio, languageName, nlEn} from './language.ts'
import {checkoutOf, locationsOf, locationsOfForm, locationsOfOwn, locationsOfRoute} from './locations.ts'
import {currentlyPublished} from './published/published.ts'
import {nameOf} from './views/documentName.ts'

/** Asked anew for each document, since plans come and go; a location needs a field to look at. */
const shownOn = (...documents: PageDocument[]) =>
  defineLocations({
    select: {type: '_type'},
    resolve: () => ({locations: documents.flatMap(locationsOf)}),
  })

const stateName = (title: string, language: Language) =>
  language === DEFAULT_LANGUAGE ? title : `${title}, ${languageName(language)}`

/** In every language: the states of some pages, with sample orders. */
const statesOf = (...pages: PageType[]) =>
  sampleStates(currentlyPublished().onSale[0]?.key ?? '')
    .filter(({page}) => pages.includes(page))
    .flatMap(({page, title, search}) =>
      LANGUAGES.map((language) => ({
        title: stateName(inStudio(title), language),
        href: pathOf(page, language) + search,
      })),
    )

const everywhere = defineLocations({
  message: nlEn('Staat op elke pagina', 'Shown on every page'),
  tone: 'positive',
  locations: locationsOf('landingPage'),
})

const announced = defineLocations({
  message: nlEn(
    'Gepubliceerd staat hij op elke pagina, op zijn dagen',
    'Once published, shown on every page on its days',
  ),
  locations: locationsOf('landingPage'),
})

/** Before it is published too: the preview shows what only drafts have. A draft that was begun a moment ago has no field yet. */
const ownPage = (type: OwnPage['_type']) =>
  defineLocations({
    // A selected title would have to be one text: Sanity drops all of it when it is not.
    select: {_id: '_id', address: 'address', name: 'title'},
    resolve: (document) => {
      const locations = locationsOfOwn(
        {_id: getPublishedId(document?._id ?? ''), _type: type, address: document?.address},
        nameOf({name: document?.name}) || inStudio(PAGE_TITLES[rowOfOwn(type).path]),
      )
      return locations.length > 0
        ? {locations}
        : {
            message: nlEn(
              'Geef de pagina in elke taal een adres, dan staat hier de weg naar het voorbeeld',
              'Give the page an address in every language to see a link to its preview here',
            ),
            tone: 'caution',
          }
    },
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
          ['article', ':address'],
          ['contentPage', ':address*'],
        ] as const
      ).map(([type, route]) => ({
        route: `${prefix}${folderOf(type)}/${route}`,
        filter: `_type == "${type}" && address.${id}.current == $address`,
        params: ({params}: {params: Record<string, unknown>}) => ({address: [params.address].flat().join('/')}),
      })),
    ),
  ]),
  locations: {
    ...Object.fromEntries(FIXED_PAGES.map(({document}) => [document, shownOn(document)])),
    dashboardPage: shownOn('dashboardPage', 'auditPage'),
    paymentPages: defineLocations({
      select: {type: '_type'},
      resolve: () => ({locations: statesOf('paymentSuccess', 'paymentCancelled')}),
    }),
    windPage: shownOn('landingPage'), // its own page is made by a function, which no frame shows
    errorScreen: defineLocations({
      select: {type: '_type'},
      resolve: () => ({
        locations: LANGUAGES.map((language) => ({
          title: stateName(nlEn('Foutscherm', 'Error screen'), language),
          href: pathOf('landing', language) + ERROR_SCREEN,
        })),
      }),
    }),
    feature: shownOn('landingPage'),
    // A discount that was begun a moment ago changes no page.
    offer: defineLocations({
      select: {percent: 'percent', amount: 'amount'},
      resolve: (document) => ({
        locations: document?.percent || document?.amount ? locationsOf('checkoutPage') : [],
      }),
    }),
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
      resolve: (document) => ({
        locations: document?.key ? [...locationsOf('landingPage'), ...checkoutOf(document.key)] : [],
      }),
    }),
    page: defineLocations({
      select: {route: 'route'},
      resolve: (document) => ({locations: document?.route ? locationsOfRoute(document.route) : []}),
    }),
    contentPage: ownPage('contentPage'),
    article: ownPage('article'),
    form: defineLocations({
      select: {_id: '_id'},
      resolve: (document) => ({locations: document?._id ? locationsOfForm(getPublishedId(document._id)) : []}),
    }),
    formSettings: defineLocations({select: {type: '_type'}, resolve: () => ({locations: locationsOfForm()})}),
    termsSection: shownOn('termsPage'),
    metricCard: shownOn('dashboardPage'),
    visitorSeries: shownOn('dashboardPage', 'landingPage', 'loginPage'),
    update: shownOn('dashboardPage'),
    optimisationCard: shownOn('adjustmentsPage', 'landingPage'),
    optimisationLogEntry: shownOn('adjustmentsPage', 'landingPage'),
    auditScore: shownOn('auditPage', 'landingPage'),
    auditFinding: shownOn('auditPage'),
    helpCard: shownOn('helpPage'),
    proof: shownOn('landingPage'),
    announcement: announced,
    colleague: shownOn('aboutPage'),
    siteSettings: everywhere,
    navigation: everywhere,
  },
}
