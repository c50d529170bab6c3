import {byLanguage, type Pair} from '../../../domain/texts/byLanguage.ts'
import type {RefusalCode} from '../../billing/moneybird/moneybird.ts'

/** The words of the documents at Moneybird, on the page of the books. */
export const MONEYBIRD_WORDS = byLanguage({
  moneybird: {
    title: ['Moneybird', 'Moneybird'],
    text: [
      'Elke factuur en creditnota één keer, als externe verkoopfactuur onder haar eigen nummer, met de PDF.',
      'Each invoice and credit note once, as an external sales invoice under its own number, with the PDF.',
    ],
    states: {
      delivered: ['Geboekt', 'Booked'],
      pending: ['Onderweg', 'On its way'],
      refused: ['Geweigerd', 'Refused'],
      none: ['Nog niet', 'Not yet'],
    },
    book: ['Boek {count} documenten', 'Book {count} documents'],
    bookOne: ['Boek 1 document', 'Book 1 document'],
    again: ['Probeer {count} opnieuw', 'Try {count} again'],
    allBooked: ['Alles van deze periode staat in Moneybird.', 'All of this period is in Moneybird.'],
    underway: [
      'Wat onderweg is gaat vanzelf, zo’n 50 per vijf minuten. Herlaad de pagina om te zien hoe ver het is.',
      'What is on its way goes by itself, about 50 every five minutes. Reload the page to see how far it is.',
    ],
    started: ['Het boeken is begonnen.', 'Booking has begun.'],
    notSet: ['Boeken kan niet: {reason}.', 'Booking is not possible: {reason}.'],
    tried: ['{tries} keer geprobeerd, weer om {time}', 'tried {tries} times, again at {time}'],
    perDocument: ['Per document', 'By document'],
    refusals: {
      noAccess: {
        title: ['Geen toegang', 'No access'],
        todo: [
          'Moneybird weigert de token of kent de administratie niet. Controleer MONEYBIRD_TOKEN en MONEYBIRD_ADMINISTRATION, en probeer opnieuw.',
          'Moneybird refuses the token or does not know the administration. Check MONEYBIRD_TOKEN and MONEYBIRD_ADMINISTRATION, and try again.',
        ],
      },
      noTaxRate: {
        title: ['Btw-tarief zonder id', 'VAT rate without an id'],
        todo: [
          'MONEYBIRD_TAX_RATES noemt dit tarief niet (reversed: verlegd). Zet het id van Moneybird erbij, en probeer opnieuw.',
          'MONEYBIRD_TAX_RATES does not name this rate (reversed: reverse-charged). Add Moneybird’s id, and try again.',
        ],
      },
      invalid: {
        title: ['Afgekeurd door Moneybird', 'Rejected by Moneybird'],
        todo: [
          'Zijn grootboekrekening en btw-tarieven nog die van de instellingen? Herstel dat, en probeer opnieuw.',
          'Are ledger account and VAT rates still those of the settings? Correct that, and try again.',
        ],
      },
      otherAmounts: {
        title: ['Andere bedragen', 'Other amounts'],
        todo: [
          'Geboekt, maar met een ander btw-bedrag dan op het document (excl. / incl. daar ≠ hier). Kies in Moneybird het juiste btw-tarief, en probeer opnieuw: er komt geen tweede.',
          'Booked, but with another VAT amount than on the document (excl. / incl. there ≠ here). Choose the right VAT rate in Moneybird, and try again: no second one is made.',
        ],
      },
      noAnswer: {
        title: ['Geen antwoord', 'No answer'],
        todo: [
          'Moneybird antwoordde drie dagen niet. Probeer opnieuw: wat toch was aangekomen, komt er niet dubbel in.',
          'Moneybird did not answer for three days. Try again: what had arrived after all is not booked twice.',
        ],
      },
    } satisfies Record<RefusalCode, {title: Pair; todo: Pair}>,
  },
})
