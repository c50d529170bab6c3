import {byLanguage, type Pair} from '../../../domain/texts/byLanguage.ts'
import type {DifferenceKind} from '../../billing/books/differences.ts'
import type {Box} from '../../billing/books/documents.ts'

/** The words of the books: the page, and the columns of its files. */
export const EXPORT_WORDS = byLanguage({
  export: {
    title: ['Boekhouding', 'Books'],
    titleOf: ['Boekhouding, {period}', 'Books, {period}'],
    intro: [
      'Omzet en btw tellen op de datum van de factuur of creditnota, betalingen op de dag van het geld.',
      'Revenue and VAT count on the date of the invoice or credit note, payments on the day of the money.',
    ],
    period: ['Kwartaal of maand', 'Quarter or month'],
    quarter: ['{quarter}e kwartaal {year}', 'Q{quarter} {year}'],
    show: ['Toon', 'Show'],
    vatReturn: ['Btw-aangifte', 'VAT return'],
    box: ['Rubriek', 'Box'],
    boxes: {
      '1a': ['hoog tarief', 'standard rate'],
      '1b': ['laag tarief', 'reduced rate'],
      '1e': ['0%', '0%'],
      '3b': ['diensten in de EU', 'services in the EU'],
    } satisfies Record<Box, Pair>,
    due: ['btw over de omzet', 'VAT on sales'],
    vatHint: [
      'In centen; de aangifte vraagt hele euro’s. Inkopen en voorbelasting staan in je eigen boekhouding.',
      'In cents; the return asks for whole euros. Purchases and input VAT are in your own books.',
    ],
    euSales: ['Opgaaf ICP', 'List of EU sales (ICP)'],
    vatNumber: ['Btw-nummer', 'VAT number'],
    services: ['Diensten', 'Services'],
    noEuSales: ['Er is in deze periode niets verlegd.', 'Nothing was reverse-charged in this period.'],
    plans: ['Omzet per pakket', 'Revenue by plan'],
    plan: ['Pakket', 'Plan'],
    count: ['{count} documenten', '{count} documents'],
    countOne: ['1 document', '1 document'],
    files: ['Bestanden', 'Files'],
    filesText: [
      'De zip heeft alle facturen en creditnota’s als PDF en als e-factuur (UBL), en beide lijsten.',
      'The zip has all invoices and credit notes as PDF and e-invoice (UBL), and both lists.',
    ],
    noImports: [
      'Voor Exact Online, e-Boekhouden en SnelStart is er geen eigen importbestand: gebruik de UBL’s of de lijsten.',
      'There is no import file of its own for Exact Online, e-Boekhouden or SnelStart: use the UBLs or the lists.',
    ],
    toMoneybird: [
      'In Moneybird boek je met een knop, zodra MONEYBIRD_TOKEN is ingesteld.',
      'At Moneybird a button books them, once MONEYBIRD_TOKEN is set.',
    ],
    zip: ['Download zip', 'Download zip'],
    zipPart: ['Download zip {part} van {parts}', 'Download zip {part} of {parts}'],
    documentsCsv: ['Facturen (CSV)', 'Invoices (CSV)'],
    download: ['Betalingen (CSV)', 'Payments (CSV)'],
    fromDocuments: ['Van facturen naar geld', 'From invoices to money'],
    fromDocumentsText: [
      'Beide totalen zijn incl. btw. Elke regel ertussen is een reden waarom ze verschillen.',
      'Both totals include VAT. Each line between them is a reason why they differ.',
    ],
    documents: ['Facturen min creditnota’s', 'Invoices less credit notes'],
    money: ['Betaald min terug', 'Paid less returned'],
    more: ['En nog {count}.', 'And {count} more.'],
    differences: {
      awaitsInvoice: {
        title: ['Betaald, nog zonder factuur', 'Paid, not invoiced yet'],
        todo: [
          'De klant moet eerst gegevens invullen; de factuur moet er zijn op de 15e van de maand erna. Vraag die klanten.',
          'The customer has to complete details first; the invoice is due on the 15th of the month after. Ask those customers.',
        ],
      },
      documentedElsewhere: {
        title: ['Document van een andere periode', 'Document of another period'],
        todo: [
          'Het geld is van deze periode, de btw van die van het document. Je hoeft niets te doen.',
          'The money is of this period, the VAT of that of the document. Nothing to do.',
        ],
      },
      movedElsewhere: {
        title: ['Geld van een andere periode', 'Money of another period'],
        todo: [
          'Het document is van deze periode, zijn geld van een andere. Je hoeft niets te doen.',
          'The document is of this period, its money of another. Nothing to do.',
        ],
      },
      paidAgain: {
        title: ['Betaald zonder eigen factuur', 'Paid without an invoice of its own'],
        todo: [
          'Dubbel of te laat betaald, dan gaat het vanzelf terug; of de betaling van een factuur die de bank had teruggeboekt.',
          'Paid twice or too late, then it is refunded by itself; or it pays an invoice whose payment was charged back.',
        ],
      },
      refundAlone: {
        title: ['Terug zonder creditnota', 'Returned without a credit note'],
        todo: [
          'Van een betaling zonder factuur, of een terugbetaling die mislukte. Staat er een melding bij de bestelling, volg die dan.',
          'Of a payment without an invoice, or a refund that failed. If the order has an alert, follow that.',
        ],
      },
      chargeback: {
        title: ['Teruggeboekt door de bank', 'Charged back by the bank'],
        todo: [
          'De factuur staat open tot de klant betaalt of de vordering wordt afgeschreven.',
          'The invoice is open until the customer pays or the claim is written off.',
        ],
      },
      writtenOff: {
        title: ['Afgeschreven', 'Written off'],
        todo: ['Een creditnota zonder geld, of de correctie ervan.', 'A credit note without money, or its correction.'],
      },
      reinvoiced: {
        title: ['Opnieuw gefactureerd', 'Invoiced anew'],
        todo: [
          'Een creditnota en een nieuwe factuur over geld van eerder; btw die daarbij terugging.',
          'A credit note and a new invoice about earlier money; VAT that went back with it.',
        ],
      },
      otherAmount: {
        title: ['Ander bedrag dan het document', 'Another amount than the document'],
        todo: [
          'Een deel was al gecrediteerd, door een terugbetaling die mislukte. Je hoeft niets te doen.',
          'A part was credited before, by a refund that failed. Nothing to do.',
        ],
      },
    } satisfies Record<DifferenceKind, {title: Pair; todo: Pair}>,
    none: ['In deze periode zijn er geen documenten.', 'There are no documents in this period.'],
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
    documentColumns: {
      number: ['Nummer', 'Number'],
      day: ['Datum', 'Date'],
      kind: ['Soort', 'Kind'],
      corrects: ['Hoort bij', 'Belongs to'],
      order: ['Bestelling', 'Order'],
      company: ['Bedrijf', 'Company'],
      country: ['Land', 'Country'],
      vatNumber: ['Btw-nummer', 'VAT number'],
      kvk: ['KvK-nummer', 'Chamber of Commerce number'],
      reference: ['Kenmerk', 'Reference'],
      plan: ['Pakket', 'Plan'],
      from: ['Van', 'From'],
      until: ['Tot en met', 'Until'],
      scheme: ['Btw-regeling', 'VAT scheme'],
      box: ['Rubriek', 'Box'],
      rate: ['Btw-tarief %', 'VAT rate %'],
      exclVat: ['Excl. btw', 'Excl. VAT'],
      vat: ['Btw', 'VAT'],
      total: ['Incl. btw', 'Incl. VAT'],
    },
  },
})
