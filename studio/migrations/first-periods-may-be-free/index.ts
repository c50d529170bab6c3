import {addMissingTexts, longLine} from '../missingTexts.ts'

export default addMissingTexts('The checkout says how a mandate is given for a free period', {
  checkoutPage: {
    'code.free': longLine(
      'Voor de machtiging betaal je hooguit € 0,01; dat krijg je meteen terug.',
      'To authorise direct debits you pay €0.01 at most, which is refunded at once.',
    ),
  },
})
