import {byLanguage} from '../../../domain/texts/byLanguage.ts'

/** The words of the page of discounts. */
export const OFFER_WORDS = byLanguage({
  offers: {
    title: ['Kortingen', 'Discounts'],
    intro: [
      'Kortingen waarmee iets is besteld. Bedragen excl. btw, over alle betalingen tot nu toe; wat daarvan terugging, is niet afgetrokken.',
      'Discounts that something was ordered with. Amounts excl. VAT, over all payments so far; refunds are not taken off.',
    ],
    none: ['Met een korting is nog niets besteld.', 'Nothing was ordered with a discount yet.'],
    noCode: ['Actieprijs', 'Promotional price'],
    code: ['Code', 'Code'],
    redeemed: ['Gebruikt', 'Redeemed'],
    open: ['{count} wordt betaald', '{count} being paid'],
    given: ['Korting', 'Discount'],
  },
})
