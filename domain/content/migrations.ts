import type {ContentDocument} from './shape.ts'

type Added = readonly {name: string; adds: readonly string[]}[]

/**
 * Content migrations in the order in which they run: `studio/migrations/<name>/index.ts`. `adds` are the fields
 * that a document of the old shape lacks, so that a build that misses one can name the migration.
 */
export const MIGRATIONS: Added = [
  {
    name: 'the-checkout-asks-the-address',
    adds: [
      ...['street', 'streetHelp', 'postalCode', 'city'].map((field) => `checkoutPage.customer.${field}`),
      ...['street', 'postalCode', 'city'].map((field) => `checkoutPage.messages.fields.${field}`),
      'paymentPages.cancelSubscription.business.invalidPostalCode',
    ],
  },
  {name: 'a-year-is-a-period', adds: ['checkoutPage.period.labels.yearly', 'landingPage.pricing.switch']},
  {
    name: 'customers-pause-by-themselves',
    adds: ['paymentPages.cancelSubscription.pause', 'paymentPages.cancelSubscription.onPause'],
  },
  {name: 'the-checkout-asks-for-a-code', adds: ['checkoutPage.code']},
  {name: 'customers-change-plans', adds: ['siteSettings.invoice.credit', 'paymentPages.cancelSubscription.planChange']},
  {name: 'the-terms-say-how-to-change', adds: []},
  {
    name: 'leaving-is-asked-about',
    adds: [
      ...['why', 'reasons', 'noReason', 'more', 'pause'].map(
        (field) => `paymentPages.cancelSubscription.confirm.${field}`,
      ),
      'siteSettings.invoice.receipt',
    ],
  },
  {
    name: 'a-mandate-pays-a-dearer-plan',
    adds: ['byMandate', 'debit', 'card', 'debitDue', 'collect', 'noMandate', 'collected'].map(
      (field) => `paymentPages.cancelSubscription.planChange.${field}`,
    ),
  },
  {name: 'customers-buy-again', adds: ['paymentPages.cancelSubscription.buying']},
  {
    name: 'references-on-invoices',
    adds: [
      ...['customer.more', 'customer.kvkNumber', 'customer.reference', 'messages.fields.kvkNumber'].map(
        (field) => `checkoutPage.${field}`,
      ),
      ...['kvkNumber', 'reference'].map((field) => `paymentPages.cancelSubscription.business.labels.${field}`),
      'siteSettings.invoice.reference',
    ],
  },
  {name: 'others-look-along', adds: ['paymentPages.cancelSubscription.reading']},
  {name: 'an-offer-needs-no-code', adds: ['checkoutPage.code.refused.notBetter']},
  {name: 'authorisations-are-downloaded', adds: ['paymentPages.cancelSubscription.agreed.download']},
  {name: 'an-introductory-price-ends', adds: ['checkoutPage.code.over']},
  {name: 'first-periods-may-be-free', adds: ['checkoutPage.code.free']},
  {
    name: 'invoices-go-elsewhere',
    adds: [
      'checkoutPage.customer.invoiceEmail',
      ...['labels.invoiceEmail', 'labels.eInvoice', 'files'].map(
        (field) => `paymentPages.cancelSubscription.business.${field}`,
      ),
    ],
  },
  {
    name: 'e-invoices-go-by-peppol',
    adds: ['payments.byPeppol', 'business.files.peppol'].map((field) => `paymentPages.cancelSubscription.${field}`),
  },
  {
    name: 'changes-say-what-follows',
    adds: [
      ...['firstDays', 'recurs', 'keeps'].map((field) => `paymentPages.cancelSubscription.planChange.${field}`),
      'checkoutPage.customer.referenceHelp',
    ],
  },
  {name: 'an-offer-has-a-last-day', adds: ['checkoutPage.code.until', 'checkoutPage.code.was']},
  {name: 'forms-are-sent', adds: []},
  {name: 'the-landing-page-has-an-order', adds: ['landingPage.sections']},
  {name: 'visits-are-counted', adds: ['siteSettings.counted']},
  {name: 'one-promise', adds: []},
  {
    name: 'the-checkout-says-what-follows',
    adds: ['renewal.eachMonth', 'renewal.eachMonths', 'agree', 'next', 'debit'].map((field) => `checkoutPage.${field}`),
  },
  {name: 'pages-are-for-reading', adds: ['aboutPage.people']},
  {name: 'visitors-measure-a-website', adds: ['siteSettings.counted.measure']},
  {name: 'words-read-better', adds: []},
  {
    name: 'the-portal-has-parts',
    adds: [
      'cancelSubscription.nothing',
      'cancelSubscription.mailed',
      'cancelSubscription.parts',
      'success.receipt',
      'success.ownPage',
    ].map((field) => `paymentPages.${field}`),
  },
  {name: 'prices-say-what-is-saved', adds: ['landingPage.pricing.saved', 'landingPage.pricing.compare']},
  {name: 'the-demo-leads-to-plans', adds: ['navigation.sample.offer']},
  {name: 'the-site-shows-its-own-figures', adds: ['landingPage.measured']},
  {name: 'own-figures-can-be-measured-again', adds: ['landingPage.measured.again']},
  {name: 'every-page-draws-one-promise', adds: []},
  {name: 'the-first-screen-names-the-price', adds: []},
  {name: 'screens-read-better', adds: []},
]

/** The migration that adds a field (`landingPage`, `pricing.comingSoon.nl`); undefined when none does. */
export const migrationAdding = (documentType: string, field: string, migrations = MIGRATIONS): string | undefined =>
  migrations.find(({adds}) => adds.some((added) => `${documentType}.${field}.`.startsWith(`${added}.`)))?.name

/** Fields that the last migrations before 1.0.0 added; those migrations are gone. */
const BASELINE = [
  ['checkoutPage', 'messages', 'alreadyCustomer'],
  ['paymentPages', 'cancelSubscription', 'vatNumber'],
  ['siteSettings', 'invoice', 'missing'],
] as const

/** Whether published content is older than 1.0.0, so that no migration of this release fits it. */
export const isBeforeBaseline = (documents: readonly ContentDocument[]): boolean =>
  BASELINE.some(([type, group, field]) =>
    documents.some(({_id, [group]: values}) => _id === type && !(field in Object(values))),
  )
