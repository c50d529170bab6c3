import {byLanguage, type Pair} from '../../../domain/texts/byLanguage.ts'
import type {MirrorKind} from '../../billing/payouts/mirror.ts'

/** The words of the page of Mollie's balance and payouts. */
export const MIRROR_WORDS = byLanguage({
  mirror: {
    title: ['Uitbetalingen', 'Payouts'],
    titleOf: ['Uitbetalingen, {month}', 'Payouts, {month}'],
    intro: [
      'Wat Mollie zegt naast onze boeken: van facturen tot uitbetaling en saldo, tot op de cent.',
      'Mollie’s figures beside our books: from invoices to payout and balance, to the cent.',
    ],
    month: ['Maand', 'Month'],
    show: ['Toon', 'Show'],
    missingTitle: ['Nog niet ingesteld', 'Not set up yet'],
    missing: [
      'Saldo en uitbetalingen geeft Mollie alleen met een toegangstoken van de organisatie. Maak er een bij Mollie (Meer → Developers → Organisatietokens) met leesrecht op balances en settlements, en zet hem in MOLLIE_ORGANISATION_TOKEN.',
      'Mollie gives balance and payouts only for an access token of the organisation. Make one at Mollie (More → Developers → Organization access tokens) that may read balances and settlements, and set it as MOLLIE_ORGANISATION_TOKEN.',
    ],
    away: [
      'Mollie gaf saldo of uitbetalingen niet: {reason}. Probeer het later opnieuw; de boekhouding werkt zonder.',
      'Mollie did not give balance or payouts: {reason}. Try again later; the books work without.',
    ],
    statement: ['Van facturen naar uitbetaling', 'From invoices to payout'],
    documents: ['Facturen min creditnota’s', 'Invoices less credit notes'],
    notMoney: ['Nog geen geld, of geld zonder document', 'No money yet, or money without a document'],
    ledger: ['Ontvangen min terug, volgens ons', 'Received less returned, in our books'],
    differing: ['Anders bij Mollie', 'Different at Mollie'],
    money: ['Ontvangen min terug, volgens Mollie', 'Received less returned, at Mollie'],
    fees: ['Kosten van Mollie', 'Mollie’s fees'],
    payoutsSum: ['Uitbetaald', 'Paid out'],
    change: ['Saldo erbij', 'Added to the balance'],
    opening: ['Saldo aan het begin', 'Balance at the beginning'],
    closing: ['Saldo aan het eind', 'Balance at the end'],
    toBooks: ['De redenen per bestelling staan in Boekhouding', 'The reasons by order are in Books'],
    differences: ['Verschillen', 'Differences'],
    none: [
      'Mollie en onze boeken zeggen van elke betaling hetzelfde.',
      'Mollie and our books agree about every payment.',
    ],
    payment: ['Betaling', 'Payment'],
    more: ['Meer bij Mollie', 'More at Mollie'],
    noted: ['Genoteerd: {note}', 'Noted: {note}'],
    kinds: {
      stray: [
        'Van geen bestelling. Haal haar op om haar te tellen; hoort zij nergens bij, betaal haar terug.',
        'Of no order. Fetch it to have it counted; if it belongs nowhere, refund it.',
      ],
      refused: [
        'Geweigerd door de bestelling. Betaal haar daar terug, bij de melding.',
        'Refused by the order. Refund it there, at its alert.',
      ],
      differs: [
        'Mollie weet meer of minder dan wij. Haal haar op; blijft het verschil, noteer waarom.',
        'Mollie knows more or less than we do. Fetch it; if the difference stays, note why.',
      ],
      otherMonth: ['In een andere maand geteld. Je hoeft niets te doen.', 'Counted in another month. Nothing to do.'],
    } satisfies Record<MirrorKind, Pair>,
    fetch: ['Haal op en tel', 'Fetch and count'],
    refund: ['Betaal alles terug', 'Refund all of it'],
    note: ['Waarom het verschilt', 'Why it differs'],
    noteButton: ['Noteer', 'Note'],
    payouts: ['Uitbetalingen', 'Payouts'],
    noPayouts: ['In deze maand is niets uitbetaald.', 'Nothing was paid out in this month.'],
    reference: ['Kenmerk op het afschrift', 'Reference on the statement'],
    amount: ['Bedrag', 'Amount'],
    payoutOf: ['Uitbetaling {reference}', 'Payout {reference}'],
    parts: {
      payment: ['Betaling', 'Payment'],
      refund: ['Terugbetaling', 'Refund'],
      chargeback: ['Terugboeking', 'Chargeback'],
    },
    unmatched: ['van geen bestelling', 'of no order'],
    rest: ['Nog te verklaren', 'Not explained'],
    done: {
      fetchPayment: ['Opgehaald bij Mollie.', 'Fetched from Mollie.'],
      refundStray: ['De terugbetaling is doorgegeven aan Mollie.', 'Mollie has accepted the refund.'],
      noteDifference: ['Genoteerd.', 'Noted.'],
      notDone: [
        'Dat is niet gelukt: er is niets over, de betaling hoort toch bij een bestelling, of Mollie is niet te bereiken. Er is niets terugbetaald.',
        'That did not work: nothing is left, the payment does belong to an order, or Mollie cannot be reached. Nothing was refunded.',
      ],
    },
  },
})
