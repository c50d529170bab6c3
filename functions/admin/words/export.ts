import type {StaffLanguage} from '../../../domain/texts/languages.ts'

const nl = {
  export: {
    title: 'Export',
    intro:
      'Alles wat in een maand is betaald, terugbetaald en teruggeboekt, voor de boekhouder. Terugbetaald telt op de dag dat wij het hoorden.',
    month: 'Maand',
    show: 'Toon',
    download: 'Download CSV',
    totals: 'Totalen per btw-tarief, {month}',
    entries: 'Regels',
    none: 'In deze maand is niets betaald en ging niets terug.',
    totalOf: 'Totaal',
    schemes: {reverseCharge: 'verlegd'},
    kinds: {payment: 'Betaling', refund: 'Terugbetaling', chargeback: 'Terugboeking'},
    columns: {
      day: 'Datum',
      kind: 'Soort',
      order: 'Bestelling',
      payment: 'Betaling',
      plan: 'Pakket',
      period: 'Periode',
      customer: 'Klant',
      email: 'E-mailadres',
      scheme: 'Btw-regeling',
      invoice: 'Factuurnummer',
      invoicedOn: 'Factuurdatum',
      rate: 'Btw-tarief %',
      exclVat: 'Excl. btw',
      vat: 'Btw',
      total: 'Incl. btw',
    },
  },
}

const en: typeof nl = {
  export: {
    title: 'Export',
    intro:
      'Everything that was paid, refunded and charged back in a month, for the bookkeeper. A refund counts on the day we heard of it.',
    month: 'Month',
    show: 'Show',
    download: 'Download CSV',
    totals: 'Totals by VAT rate, {month}',
    entries: 'Lines',
    none: 'Nothing was paid or returned in this month.',
    totalOf: 'Total',
    schemes: {reverseCharge: 'reverse charge'},
    kinds: {payment: 'Payment', refund: 'Refund', chargeback: 'Chargeback'},
    columns: {
      day: 'Date',
      kind: 'Kind',
      order: 'Order',
      payment: 'Payment',
      plan: 'Plan',
      period: 'Period',
      customer: 'Customer',
      email: 'E-mail address',
      scheme: 'VAT scheme',
      invoice: 'Invoice number',
      invoicedOn: 'Invoice date',
      rate: 'VAT rate %',
      exclVat: 'Excl. VAT',
      vat: 'VAT',
      total: 'Incl. VAT',
    },
  },
}

/** The words of the export. */
export const EXPORT_WORDS: Record<StaffLanguage, typeof nl> = {nl, en}
