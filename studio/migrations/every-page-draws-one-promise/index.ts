import {addMissingTexts} from '../missingTexts.ts'

/** The checkout draws the promise of the landing page, as every other page does: its own words for the steps go. */
export default addMissingTexts(
  'The checkout says what happens next in the words of the promise',
  {checkoutPage: {}},
  {},
  ['next.pay', 'next.tell', 'next.live'],
)
