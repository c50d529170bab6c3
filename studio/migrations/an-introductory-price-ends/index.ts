import {addMissingTexts, line} from '../missingTexts.ts'

export default addMissingTexts('The checkout says why an introductory price is over', {
  checkoutPage: {
    'code.over': {
      ended: line('De introductieprijs is voorbij', 'The introductory price has ended'),
      usedUp: line('De introductieprijs is op', 'The introductory price is used up'),
      usedByCompany: line('Je kreeg de introductieprijs al eerder', 'You have had the introductory price before'),
    },
  },
})
