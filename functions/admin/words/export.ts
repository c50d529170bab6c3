import {byLanguage} from '../../../domain/texts/byLanguage.ts'

/** The words of the export. */
export const EXPORT_WORDS = byLanguage({
  export: {
    title: ['Export', 'Export'],
    intro: [
      'Alles wat in een maand is betaald, terugbetaald en teruggeboekt, voor de boekhouder. Terugbetaald telt op de dag dat wij het hoorden.',
      'Everything that was paid, refunded and charged back in a month, for the bookkeeper. A refund counts on the day we heard of it.',
    ],
    month: ['Maand', 'Month'],
    show: ['Toon', 'Show'],
    download: ['Download CSV', 'Download CSV'],
    totals: ['Totalen per btw-tarief, {month}', 'Totals by VAT rate, {month}'],
    entries: ['Regels', 'Lines'],
    none: ['In deze maand is niets betaald en ging niets terug.', 'Nothing was paid or returned in this month.'],
    totalOf: ['Totaal', 'Total'],
    schemes: {
      reverseCharge: ['verlegd', 'reverse charge'],
    },
    kinds: {
      payment: ['Betaling', 'Payment'],
      refund: ['Terugbetaling', 'Refund'],
      chargeback: ['Terugboeking', 'Chargeback'],
    },
    columns: {
      day: ['Datum', 'Date'],
      kind: ['Soort', 'Kind'],
      order: ['Bestelling', 'Order'],
      payment: ['Betaling', 'Payment'],
      plan: ['Pakket', 'Plan'],
      period: ['Periode', 'Period'],
      customer: ['Klant', 'Customer'],
      email: ['E-mailadres', 'E-mail address'],
      scheme: ['Btw-regeling', 'VAT scheme'],
      invoice: ['Factuurnummer', 'Invoice number'],
      invoicedOn: ['Factuurdatum', 'Invoice date'],
      discount: ['Korting', 'Discount'],
      discountExclVat: ['Korting excl. btw', 'Discount excl. VAT'],
      rate: ['Btw-tarief %', 'VAT rate %'],
      exclVat: ['Excl. btw', 'Excl. VAT'],
      vat: ['Btw', 'VAT'],
      total: ['Incl. btw', 'Incl. VAT'],
    },
  },
})
