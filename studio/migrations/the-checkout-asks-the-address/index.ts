import {addMissingTexts, line} from '../missingTexts.ts'

export default addMissingTexts('The checkout asks for the address of the invoice', {
  checkoutPage: {
    'customer.street': line('Straat en huisnummer', 'Street and number'),
    'customer.streetHelp': line('Dit adres komt op je factuur.', 'This address goes on your invoice.'),
    'customer.postalCode': line('Postcode', 'Postal code'),
    'customer.city': line('Plaats', 'City'),
    'messages.fields.street': line('Vul je straat en huisnummer in.', 'Enter your street and number.'),
    'messages.fields.postalCode': line(
      'Vul je postcode in. In Nederland schrijf je die als 1234 AB.',
      'Enter your postal code. In the Netherlands it looks like 1234 AB.',
    ),
    'messages.fields.city': line('Vul je plaats in.', 'Enter your town or city.'),
  },
  paymentPages: {
    'cancelSubscription.business.invalidPostalCode': line(
      'Schrijf de postcode zoals 1234 AB.',
      'Write the postal code like 1234 AB.',
    ),
  },
})
