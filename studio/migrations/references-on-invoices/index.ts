import {addMissingTexts, line} from '../missingTexts.ts'

const kvkNumber = line('KvK-nummer', 'Chamber of Commerce number')
const reference = line('Jouw referentie', 'Your reference')

export default addMissingTexts('Customers give a register number and a reference for their invoices', {
  checkoutPage: {
    'customer.more': line(
      'KvK-nummer of eigen referentie op de factuur',
      'Chamber of Commerce number or your own reference on the invoice',
    ),
    'customer.kvkNumber': kvkNumber,
    'customer.reference': reference,
    'messages.fields.kvkNumber': line(
      'Een KvK-nummer heeft acht cijfers.',
      'A Dutch Chamber of Commerce number has eight digits.',
    ),
  },
  paymentPages: {
    'cancelSubscription.business.labels.kvkNumber': kvkNumber,
    'cancelSubscription.business.labels.reference': reference,
  },
  siteSettings: {'invoice.reference': reference},
})
