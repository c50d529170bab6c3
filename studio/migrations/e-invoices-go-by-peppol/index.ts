import {addMissingTexts, line} from '../missingTexts.ts'

export default addMissingTexts('E-invoices go by Peppol for customers who ask for it', {
  paymentPages: {
    'cancelSubscription.payments.byPeppol': line('Via Peppol verzonden op {day}', 'Sent by Peppol on {day}'),
    'cancelSubscription.business.files.peppol': line(
      'De pdf, en de e-factuur via Peppol (met een KvK- of btw-nummer)',
      'The PDF, and the e-invoice by Peppol (with a KvK or VAT number)',
    ),
  },
})
