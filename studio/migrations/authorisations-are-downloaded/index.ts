import {addMissingTexts, line} from '../missingTexts.ts'

export default addMissingTexts('Customers download the authorisation of direct debits', {
  paymentPages: {'cancelSubscription.agreed.download': line('Download de machtiging', 'Download the authorisation')},
})
