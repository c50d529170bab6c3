import {addMissingTexts, line} from '../missingTexts.ts'

export default addMissingTexts('A plan is sold for the periods that it has prices for, a year too', {
  checkoutPage: {'period.labels.yearly': line('Per jaar', 'Per year')},
  landingPage: {
    'pricing.switch': {
      label: line('Toon de prijs bij betaling', 'Show the price when paying'),
      monthly: line('Per maand', 'Monthly'),
      quarterly: line('3 maanden', '3 months'),
      biannual: line('6 maanden', '6 months'),
      yearly: line('12 maanden', '12 months'),
    },
  },
})
