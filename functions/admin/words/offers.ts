import {byLanguage} from '../../../domain/texts/byLanguage.ts'

/** The words of the page of discount codes. */
export const OFFER_WORDS = byLanguage({
  offers: {
    title: ['Kortingscodes', 'Discount codes'],
    intro: [
      'Codes waarmee iets is besteld. Korting excl. btw, over alle betalingen tot nu toe; wat daarvan terugging, is niet afgetrokken.',
      'Codes that something was ordered with. Discounts excl. VAT, over all payments so far; refunds are not taken off.',
    ],
    none: ['Met een kortingscode is nog niets besteld.', 'Nothing was ordered with a discount code yet.'],
    code: ['Code', 'Code'],
    redeemed: ['Gebruikt', 'Redeemed'],
    open: ['{count} wordt betaald', '{count} being paid'],
    given: ['Korting', 'Discount'],
  },
})
