import {addMissingTexts, line} from '../missingTexts.ts'

/** Buttons to the checkout of the plans that every shop has. */
const PLANS = [
  {
    _key: 'basis',
    _type: 'action',
    label: line('Kies Basis {price:basis:monthly}', 'Choose Basic {price:basis:monthly}'),
    destination: '/checkout/basis',
  },
  {
    _key: 'pro',
    _type: 'action',
    label: line('Kies Pro {price:pro:monthly}', 'Choose Pro {price:pro:monthly}'),
    destination: '/checkout/pro',
  },
]

export default addMissingTexts('The demo leads to the plans with their prices', {
  navigation: {
    'sample.offer': line('Dit is een voorbeeld. Jouw site hier?', 'This is a demo. Your site here?'),
    'sample.plans': PLANS,
  },
})
