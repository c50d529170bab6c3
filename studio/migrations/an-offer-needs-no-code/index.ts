import {addMissingTexts, line} from '../missingTexts.ts'

export default addMissingTexts('A code may be no better than an introductory price', {
  checkoutPage: {
    'code.refused.notBetter': line(
      'De prijs die hier staat, is al minstens zo voordelig als met deze code.',
      'The price shown here is already at least as good as with this code.',
    ),
  },
})
