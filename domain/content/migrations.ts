/**
 * Content migrations in the order in which they run: `studio/migrations/<name>/index.ts`. `adds` are the fields
 * that a document of the old shape lacks, so that a build that misses one can name the migration.
 */
export const MIGRATIONS: readonly {name: string; adds: readonly string[]}[] = [
  {
    name: 'plans-are-documents',
    adds: ['plan.invitation', 'landingPage.pricing.comingSoon', 'checkoutPage.messages.invalidEmail'],
  },
  {name: 'discounts-follow-prices', adds: ['siteSettings.noticeDays']},
  {
    name: 'pages-and-menus',
    adds: [
      'navigation.header.links',
      'navigation.header.buttons',
      'navigation.footer.columns',
      'navigation.sidebar.links',
    ],
  },
  {name: 'renewals-can-be-paid', adds: ['paymentPages.cancelSubscription.overdue']},
  {
    name: 'words-of-the-demo',
    adds: [
      'dashboardPage.empty',
      'adjustmentsPage.badge',
      'adjustmentsPage.statuses',
      'adjustmentsPage.empty',
      'auditPage.priorities',
      'auditPage.empty',
      'helpPage.unavailable',
    ],
  },
  {name: 'direct-debits-are-authorised', adds: ['checkoutPage.mandate']},
  {name: 'questions-still-to-come', adds: ['siteSettings.noQuestions']},
  {name: 'mails-have-a-layout', adds: ['mailMessage.heading', 'mailMessage.buttonLabel', 'siteSettings.mail']},
  {name: 'privacy-says-what-is', adds: []},
  {
    name: 'cancelling-is-by-the-link',
    adds: ['paymentPages.cancelSubscription.running', 'paymentPages.cancelSubscription.details.since'],
  },
  {name: 'the-first-day', adds: ['paymentPages.success.begin', 'paymentPages.cancelSubscription.firstDay']},
  {
    name: 'sales-to-businesses',
    adds: [
      ...['business', 'company', 'website', 'websiteHelp', 'country', 'vatNumber', 'vatNumberHelp'].map(
        (field) => `checkoutPage.customer.${field}`,
      ),
      'checkoutPage.today.totalReversed',
      'checkoutPage.renewal.inShortReversed',
      'checkoutPage.messages.priceChangedReversed',
      'checkoutPage.messages.checkFields',
      'checkoutPage.messages.fields',
      'siteSettings.labels.reverseCharge',
    ],
  },
  {name: 'invoices-have-words', adds: ['siteSettings.invoice']},
  {
    name: 'the-link-is-the-account',
    adds: [
      ...['starting', 'ended', 'payments', 'business', 'address', 'method', 'agreed', 'undo', 'data', 'signIn'],
      ...['exclVat', 'vat', 'reverseCharged', 'newPrice', 'ifCancelled'].map((label) => `details.${label}`),
    ].map((field) => `paymentPages.cancelSubscription.${field}`),
  },
  {name: 'features-show-the-product', adds: ['feature.specimen', 'landingPage.features.demo', 'landingPage.proof']},
  {name: 'privacy-says-how-long', adds: []},
  {name: 'totals-say-their-vat', adds: ['siteSettings.mail.inclVat', 'siteSettings.mail.vatReversed']},
  {name: 'logging-in-says-what-is-missing', adds: ['loginPage.login.missingPassword']},
  {name: 'proof-has-a-kind', adds: ['proof.kind']},
  {name: 'nothing-is-not-struck-through', adds: ['optimisationCard.wasEmpty']},
  {
    name: 'customers-are-told-more',
    adds: [
      'loginPage.login.customer',
      'paymentPages.cancelSubscription.confirm.overdue',
      'paymentPages.cancelSubscription.overdue.failed',
    ],
  },
  {name: 'mandates-name-the-collector', adds: ['paymentPages.cancelSubscription.agreed.reference']},
  {
    name: 'renewals-say-what-is-so',
    adds: [
      'paymentPages.cancelSubscription.confirm.refunded',
      'paymentPages.cancelSubscription.stopped.heading',
      'paymentPages.cancelSubscription.stopped.text',
      'paymentPages.cancelSubscription.undo.over',
      'paymentPages.success.invoice',
      'paymentPages.cancelSubscription.confirm.chargedBack',
      'paymentPages.cancelSubscription.chargedBack.heading',
      'paymentPages.cancelSubscription.chargedBack.text',
      'paymentPages.cancelSubscription.paused.heading',
      'paymentPages.cancelSubscription.paused.text',
      'paymentPages.cancelSubscription.refunded.heading',
      'paymentPages.cancelSubscription.refunded.text',
      'paymentPages.cancelSubscription.owing',
      'paymentPages.cancelSubscription.again',
      'paymentPages.cancelSubscription.payments.openAgain',
      'paymentPages.cancelSubscription.forInvoice.heading',
      'paymentPages.cancelSubscription.forInvoice.text',
      'paymentPages.cancelSubscription.forInvoice.button',
      'paymentPages.cancelSubscription.firstDay.late',
      'paymentPages.cancelSubscription.firstDay.newDay',
      'siteSettings.invoice.correction',
      'siteSettings.invoice.writtenOffOn',
      'siteSettings.invoice.writtenOff',
      'siteSettings.invoice.refundCancelled',
      'siteSettings.invoice.missing',
      'siteSettings.invoice.fillIn',
      'siteSettings.invoice.website',
      'siteSettings.invoice.company',
    ],
  },
  {name: 'buying-again-is-asked', adds: ['checkoutPage.messages.alreadyCustomer']},
  {name: 'vat-numbers-can-be-corrected', adds: ['paymentPages.cancelSubscription.vatNumber']},
]

/** The migration that adds a field (`landingPage`, `pricing.comingSoon.nl`); undefined when none does. */
export const migrationAdding = (documentType: string, field: string): string | undefined =>
  MIGRATIONS.find(({adds}) => adds.some((added) => `${documentType}.${field}.`.startsWith(`${added}.`)))?.name
