import {addMissingTexts, line} from '../missingTexts.ts'

export default addMissingTexts(
  'Plan and checkout say until when a promotional price counts, and what the price was',
  {
    checkoutPage: {
      'code.until': line('Bestel uiterlijk {date}.', 'Order by {date}.'),
      'code.was': line('Was', 'Was'),
    },
  },
  {
    'De introductieprijs is voorbij': 'De actieprijs is voorbij',
    'The introductory price has ended': 'This offer has ended',
    'De introductieprijs is op': 'De actieprijs is op',
    'The introductory price is used up': 'This offer is used up',
    'Je kreeg de introductieprijs al eerder': 'Je kreeg de actieprijs al eerder',
    'You have had the introductory price before': 'You have had this offer before',
  },
)
