import {addMissingTexts, line} from '../missingTexts.ts'

export default addMissingTexts('A year is a period that a plan can be sold for', {
  checkoutPage: {'period.labels.yearly': line('Per jaar', 'Per year')},
})
