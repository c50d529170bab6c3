import {line, section, text} from '../fields.ts'

const numbered = ['invoiceNumber']

/** The words of invoices and credit notes, and of the mails that carry them. */
export const invoiceWords = section('invoice', ['Op facturen', 'On invoices'], {
  help: [
    'De woorden van facturen en creditnota’s. Een factuur houdt de woorden en bedrijfsgegevens van de dag waarop hij is gemaakt.',
    'The texts of invoices and credit notes. An invoice keeps the texts and company details of its day.',
  ],
  fields: [
    line('invoice', ['Factuur', 'Invoice']),
    line('creditNote', ['Creditnota', 'Credit note']),
    line('correction', ['Correctie', 'Correction'], {
      help: [
        'Het grote woord als een terugbetaling met creditnota niet doorgaat.',
        'The heading when a refund with a credit note does not go through.',
      ],
    }),
    line('number', ['Nummer', 'Number']),
    line('issuedOn', ['Datum', 'Date']),
    line('orderNumber', ['Bestelnummer', 'Order number']),
    line('reference', ['Referentie van de klant', 'Customer’s reference']),
    line('receipt', ['Opzegnummer', 'Cancellation number'], {
      help: ['Op de pagina en in de mail na het opzeggen.', 'On the page and in the e-mail after cancelling.'],
    }),
    line('period', ['Periode', 'Period']),
    line('fromUntil', ['Van en tot en met', 'From and until'], {
      help: ['De betaalde periode, met {from} en {until}.', 'The paid period, with {from} and {until}.'],
      placeholders: ['from', 'until'],
    }),
    line('paidOn', ['Betaald op', 'Paid on']),
    line('paidWith', ['Betaald met', 'Paid with']),
    line('card', ['Met een kaart', 'By card']),
    line('directDebit', ['Met een incasso', 'By direct debit'], {
      help: ['Zo heet een verlenging die is afgeschreven.', 'The payment method of a renewal that was collected.'],
    }),
    line('refundedOn', ['Teruggestort op', 'Refunded on']),
    line('chargedBackOn', ['Teruggeboekt op', 'Charged back on'], {
      help: [
        'Op een creditnota, als de bank van de klant het bedrag terughaalde.',
        'On a credit note after a chargeback.',
      ],
    }),
    line('corrects', ['Bij factuur', 'Corrects invoice']),
    line('seller', ['Van', 'From']),
    line('customer', ['Aan', 'To']),
    line('description', ['Omschrijving', 'Description']),
    line('exclVat', ['Excl. btw', 'Excl. VAT']),
    line('vat', ['Btw', 'VAT'], {
      help: ['Voor de btw; het tarief komt erachter.', 'The rate follows.'],
    }),
    line('credit', ['Al betaald voor het oude pakket', 'Already paid for the old plan'], {
      help: [
        'De regel met wat al was betaald voor de dagen die over zijn, bij een overstap naar een duurder pakket. {plan} wordt ingevuld.',
        'The line with what had been paid for the days left when a customer moves to a more expensive plan. {plan} is filled in.',
      ],
      placeholders: ['plan'],
    }),
    line('total', ['Totaal', 'Total']),
    text('reverseCharge', ['Btw verlegd', 'VAT reverse-charged'], {
      help: [
        'Als een bedrijf in een ander EU-land de btw zelf betaalt. De wet vraagt de woorden “btw verlegd”.',
        'Shown when a business in another EU country accounts for the VAT itself. The law requires the words “VAT reverse-charged”.',
      ],
    }),
    line('settled', ['Al betaald', 'Paid already']),
    line('refunded', ['Teruggestort', 'Refunded']),
    line('chargedBack', ['Teruggeboekt', 'Charged back']),
    line('writtenOffOn', ['Afgeboekt op', 'Written off on']),
    line('writtenOff', ['Afgeboekt', 'Written off']),
    line('refundCancelled', ['Terugbetaling ging niet door', 'Refund did not go through']),
    line('questions', ['Vragen', 'Questions']),
    line('test', ['Bij een test', 'Test invoice'], {
      help: ['Staat er zolang er niet echt wordt betaald.', 'Shown while payments are not real.'],
    }),
    line('download', ['Download', 'Download']),
    line('attached', ['In mails: bijgevoegd', 'In e-mails: attached'], {
      help: [
        'Wat een mail over een betaling achter “Factuur” zegt als die erbij zit, met {invoiceNumber}.',
        'In a payment e-mail, after “Invoice”, when the invoice is attached. {invoiceNumber} is filled in.',
      ],
      placeholders: numbered,
    }),
    line('awaited', ['In mails: gegevens ontbreken', 'In e-mails: details missing'], {
      help: [
        'Hetzelfde, zolang we het adres van het bedrijf niet kennen.',
        'Shown instead while we do not have the company’s address.',
      ],
    }),
    text('missing', ['In mails: vraag om gegevens', 'In e-mails: request for details'], {
      help: [
        'Staat in mails over een betaling zolang we de factuur niet kunnen maken.',
        'Shown in payment e-mails while we cannot make the invoice.',
      ],
    }),
    line('fillIn', ['In mails: knop', 'In e-mails: button'], {
      help: ['De knop van zulke mails; leidt naar “Voor je factuur”.', 'Leads to “For your invoice”.'],
    }),
    line('website', ['Website', 'Website']),
    line('company', ['Bedrijf', 'Company']),
    line('follows', ['In mails: volgt', 'In e-mails: follows'], {
      help: ['Hetzelfde, als de factuur er bijna is.', 'Shown instead when the invoice is almost ready.'],
    }),
  ],
})
