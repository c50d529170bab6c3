import {CreditCardIcon} from '@sanity/icons/CreditCard'
import {DashboardIcon} from '@sanity/icons/Dashboard'
import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {EarthGlobeIcon} from '@sanity/icons/EarthGlobe'
import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {SparklesIcon} from '@sanity/icons/Sparkles'
import {TagIcon} from '@sanity/icons/Tag'
import {TranslateIcon} from '@sanity/icons/Translate'
import {orderableDocumentListDeskItem} from '@sanity/orderable-document-list'
import type {StructureBuilder, StructureResolver} from 'sanity/structure'
import {aboutPage} from './schema/singletons/aboutPage.ts'
import {accountPage} from './schema/singletons/accountPage.ts'
import {adjustmentsPage} from './schema/singletons/adjustmentsPage.ts'
import {auditPage} from './schema/singletons/auditPage.ts'
import {checkoutPage} from './schema/singletons/checkoutPage.ts'
import {dashboardPage} from './schema/singletons/dashboardPage.ts'
import {errorScreen} from './schema/singletons/errorScreen.ts'
import {helpPage} from './schema/singletons/helpPage.ts'
import {informationPage} from './schema/singletons/informationPage.ts'
import {landingPage} from './schema/singletons/landingPage.ts'
import {loginPage} from './schema/singletons/loginPage.ts'
import {navigation} from './schema/singletons/navigation.ts'
import {notFoundPage} from './schema/singletons/notFoundPage.ts'
import {paymentPages} from './schema/singletons/paymentPages.ts'
import {siteSettings} from './schema/singletons/siteSettings.ts'
import {termsPage} from './schema/singletons/termsPage.ts'
import {PricesView} from './views/PricesView.tsx'
import {TranslationsView} from './views/TranslationsView.tsx'

type Singleton = {name: string; title?: string; icon?: unknown}

/** Opens the one document of its type directly. */
const single = (S: StructureBuilder, {name, title = name, icon}: Singleton) =>
  S.listItem()
    .id(name)
    .title(title)
    .icon(icon as never)
    .child(S.document().schemaType(name).documentId(name).title(title))

/** The desk, grouped as editors think of the site. */
export const structure: StructureResolver = (S, context) => {
  const ordered = (type: string, title: string) => orderableDocumentListDeskItem({type, title, S, context})
  return S.list()
    .title('Content')
    .items([
      S.listItem()
        .title('Pages')
        .icon(EarthGlobeIcon)
        .child(
          S.list()
            .title('Pages')
            .items([
              single(S, landingPage),
              single(S, checkoutPage),
              single(S, paymentPages),
              single(S, aboutPage),
              single(S, notFoundPage),
              single(S, errorScreen),
            ]),
        ),
      S.listItem()
        .title('Pricing')
        .icon(TagIcon)
        .child(
          S.list()
            .title('Pricing')
            .items([
              S.listItem()
                .id('price-list')
                .title('Price list')
                .icon(CreditCardIcon)
                .child(S.component(PricesView).id('price-list').title('Price list')),
              orderableDocumentListDeskItem({type: 'plan', title: 'Plans', S, context}),
              S.documentTypeListItem('price')
                .title('Prices')
                .child(
                  S.documentTypeList('price')
                    .title('Prices')
                    .defaultOrdering([
                      {field: 'plan.orderRank', direction: 'asc'},
                      {field: 'exclVat', direction: 'asc'},
                    ]),
                ),
            ]),
        ),
      orderableDocumentListDeskItem({type: 'feature', title: 'Features', icon: SparklesIcon, S, context}),
      S.listItem()
        .title('Questions')
        .icon(HelpCircleIcon)
        .child(
          S.list()
            .title('Questions')
            .items(
              [
                {page: 'landing', title: 'On the landing page'},
                {page: 'help', title: 'On the help page'},
              ].map(({page, title}) =>
                orderableDocumentListDeskItem({
                  type: 'faq',
                  id: `faq-${page}`,
                  title,
                  filter: 'page == $page',
                  params: {page},
                  createIntent: false,
                  S,
                  context,
                }),
              ),
            ),
        ),
      S.listItem()
        .title('Terms')
        .icon(DocumentTextIcon)
        .child(
          S.list()
            .title('Terms')
            .items([
              single(S, termsPage),
              orderableDocumentListDeskItem({type: 'termsSection', title: 'Sections', S, context}),
            ]),
        ),
      S.listItem()
        .title('Demo dashboard')
        .icon(DashboardIcon)
        .child(
          S.list()
            .title('Demo dashboard')
            .items([
              single(S, dashboardPage),
              ordered('metricCard', 'Metric cards'),
              S.documentTypeListItem('visitorSeries').title('Visitor series'),
              S.documentTypeListItem('update').title('Recent updates'),
              S.divider(),
              single(S, adjustmentsPage),
              ordered('optimisationCard', 'Optimisation cards'),
              S.documentTypeListItem('optimisationLogEntry').title('Optimisation log'),
              S.divider(),
              single(S, auditPage),
              ordered('auditScore', 'Audit scores'),
              ordered('auditFinding', 'Audit findings'),
              S.divider(),
              single(S, informationPage),
              single(S, helpPage),
              ordered('helpCard', 'Help cards'),
              single(S, accountPage),
              single(S, loginPage),
            ]),
        ),
      S.divider(),
      single(S, siteSettings),
      single(S, navigation),
      S.documentTypeListItem('page').title('Search engines'),
      S.listItem()
        .id('translations')
        .title('Translations')
        .icon(TranslateIcon)
        .child(S.component(TranslationsView).id('translations').title('Translations')),
      S.documentTypeListItem('mailMessage').title('Mails').icon(EnvelopeIcon),
    ])
}
