import {addMissingTexts, line} from '../missingTexts.ts'

const invoiceEmail = line('Mailadres voor facturen', 'E-mail address for invoices')

export default addMissingTexts('Invoices go to another address too, as e-invoices for those who want them', {
  checkoutPage: {'customer.invoiceEmail': invoiceEmail},
  paymentPages: {
    'cancelSubscription.business.labels.invoiceEmail': invoiceEmail,
    'cancelSubscription.business.labels.eInvoice': line('Bij mails met een factuur', 'With e-mails about an invoice'),
    'cancelSubscription.business.files': {
      pdf: line('De pdf', 'The PDF'),
      ubl: line('De pdf en de e-factuur (UBL)', 'The PDF and the e-invoice (UBL)'),
    },
  },
})
