import {line, section, text} from './fields.ts'

const numbered = ['invoiceNumber']

/** The words of invoices and credit notes, and of the mails that carry them. */
export const invoiceWords = section('invoice', ['Op facturen', 'On invoices'], {
  help: [
    'De woorden van facturen en creditnota’s. Een factuur houdt de woorden en bedrijfsgegevens van de dag waarop hij is gemaakt.',
    'The words of invoices and credit notes. An invoice keeps the words and company details of the day on which it was made.',
  ],
  fields: [
    line('invoice', ['Factuur', 'Invoice']),
    line('creditNote', ['Creditnota', 'Credit note']),
    line('correction', ['Correctie', 'Correction'], {
      help: [
        'Het grote woord als een terugbetaling met creditnota niet doorgaat.',
        'The large word when a refund with its credit note does not go through.',
      ],
    }),
    line('number', ['Nummer', 'Number']),
    line('issuedOn', ['Datum', 'Date']),
    line('orderNumber', ['Bestelnummer', 'Order number']),
    line('period', ['Periode', 'Period']),
    line('fromUntil', ['Van en tot en met', 'From and until'], {
      help: ['De betaalde periode, met {from} en {until}.', 'The paid period, with {from} and {until}.'],
      placeholders: ['from', 'until'],
    }),
    line('paidOn', ['Betaald op', 'Paid on']),
    line('paidWith', ['Betaald met', 'Paid with']),
    line('card', ['Met een kaart', 'By card']),
    line('directDebit', ['Met een incasso', 'By direct debit'], {
      help: ['Zo heet een verlenging die is afgeschreven.', 'What a renewal that was collected is paid with.'],
    }),
    line('refundedOn', ['Teruggestort op', 'Refunded on']),
    line('chargedBackOn', ['Teruggeboekt op', 'Charged back on'], {
      help: [
        'Op een creditnota, als de bank van de klant het bedrag terughaalde.',
        'On a credit note, when the customer’s bank took the amount back.',
      ],
    }),
    line('corrects', ['Bij factuur', 'Corrects invoice']),
    line('seller', ['Van', 'From']),
    line('customer', ['Aan', 'To']),
    line('description', ['Omschrijving', 'Description']),
    line('exclVat', ['Excl. btw', 'Excl. VAT']),
    line('vat', ['Btw', 'VAT'], {
      help: ['Voor de btw; het tarief komt erachter.', 'Before the VAT; the rate follows.'],
    }),
    line('total', ['Totaal', 'Total']),
    text('reverseCharge', ['Btw verlegd', 'VAT reverse-charged'], {
      help: [
        'Als een bedrijf in een ander EU-land de btw zelf betaalt. De wet vraagt de woorden “btw verlegd”.',
        'When a business in another EU country pays the VAT itself. The law asks for the words "VAT reverse-charged".',
      ],
    }),
    line('settled', ['Al betaald', 'Paid already']),
    line('refunded', ['Teruggestort', 'Refunded']),
    line('chargedBack', ['Teruggeboekt', 'Charged back']),
    line('writtenOffOn', ['Afgeboekt op', 'Written off on']),
    line('writtenOff', ['Afgeboekt', 'Written off']),
    line('refundCancelled', ['Terugbetaling ging niet door', 'Refund did not go through']),
    line('questions', ['Vragen', 'Questions']),
    line('test', ['Bij een test', 'Of a test'], {
      help: ['Staat er zolang er niet echt wordt betaald.', 'Stands there while nothing is really paid.'],
    }),
    line('download', ['Download', 'Download']),
    line('attached', ['In mails: bijgevoegd', 'In mails: attached'], {
      help: [
        'Wat een mail over een betaling achter “Factuur” zegt als die erbij zit, met {invoiceNumber}.',
        'What a mail about a payment says after "Invoice" when it is attached, with {invoiceNumber}.',
      ],
      placeholders: numbered,
    }),
    line('awaited', ['In mails: gegevens ontbreken', 'In mails: details are missing'], {
      help: [
        'Hetzelfde, zolang we het adres van het bedrijf niet kennen.',
        'The same, while we do not know the address of the business.',
      ],
    }),
    text('missing', ['In mails: vraag om gegevens', 'In mails: asking for details'], {
      help: [
        'Staat in mails over een betaling zolang we de factuur niet kunnen maken.',
        'Stands in mails about a payment while we cannot make the invoice.',
      ],
    }),
    line('fillIn', ['In mails: knop', 'In mails: button'], {
      help: [
        'De knop van zulke mails; leidt naar “Voor je factuur”.',
        'The button of such mails; leads to "For your invoice".',
      ],
    }),
    line('website', ['Website', 'Website']),
    line('company', ['Bedrijf', 'Company']),
    line('follows', ['In mails: volgt', 'In mails: follows'], {
      help: ['Hetzelfde, als de factuur er bijna is.', 'The same, when the invoice is almost there.'],
    }),
  ],
})
