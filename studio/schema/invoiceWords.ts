import {nlEn} from '../language.ts'
import {line, section, text} from './fields.ts'

const numbered = ['invoiceNumber']

/** The words of invoices and credit notes, and of the mails that carry them. */
export const invoiceWords = section(
  'invoice',
  nlEn('Op facturen', 'On invoices'),
  nlEn(
    'De woorden van facturen en creditnota’s. Een factuur houdt de woorden en bedrijfsgegevens van de dag waarop hij is gemaakt.',
    'The words of invoices and credit notes. An invoice keeps the words and company details of the day on which it was made.',
  ),
  [
    line('invoice', nlEn('Factuur', 'Invoice'), nlEn('Het grote woord bovenaan.', 'The large word at the top.')),
    line(
      'creditNote',
      nlEn('Creditnota', 'Credit note'),
      nlEn('Het grote woord als er geld teruggaat.', 'The large word when money goes back.'),
    ),
    line(
      'correction',
      nlEn('Correctie', 'Correction'),
      nlEn(
        'Het grote woord als een terugbetaling met creditnota niet doorgaat.',
        'The large word when a refund with its credit note does not go through.',
      ),
    ),
    line('number', nlEn('Nummer', 'Number'), nlEn('Staat voor het nummer.', 'Stands before the number.')),
    line('issuedOn', nlEn('Datum', 'Date'), nlEn('Staat voor de dag van de factuur.', 'Stands before its day.')),
    line('orderNumber', nlEn('Bestelnummer', 'Order number'), nlEn('Staat daarvoor.', 'Stands before it.')),
    line(
      'period',
      nlEn('Periode', 'Period'),
      nlEn('Staat voor de betaalde periode.', 'Stands before the paid period.'),
    ),
    line('fromUntil', nlEn('Van en tot en met', 'From and until'), {
      description: nlEn('De betaalde periode, met {from} en {until}.', 'The paid period, with {from} and {until}.'),
      placeholders: ['from', 'until'],
    }),
    line('paidOn', nlEn('Betaald op', 'Paid on'), nlEn('Staat voor die dag.', 'Stands before that day.')),
    line(
      'paidWith',
      nlEn('Betaald met', 'Paid with'),
      nlEn('Staat voor de betaalmethode.', 'Stands before the method.'),
    ),
    line('card', nlEn('Met een kaart', 'By card'), nlEn('Zo heet die betaalmethode.', 'What that method is called.')),
    line(
      'directDebit',
      nlEn('Met een incasso', 'By direct debit'),
      nlEn('Zo heet een verlenging die is afgeschreven.', 'What a renewal that was collected is paid with.'),
    ),
    line(
      'refundedOn',
      nlEn('Teruggestort op', 'Refunded on'),
      nlEn('Op een creditnota, voor die dag.', 'On a credit note, before that day.'),
    ),
    line(
      'chargedBackOn',
      nlEn('Teruggeboekt op', 'Charged back on'),
      nlEn(
        'Op een creditnota, als de bank van de klant het bedrag terughaalde.',
        'On a credit note, when the customer’s bank took the amount back.',
      ),
    ),
    line(
      'corrects',
      nlEn('Bij factuur', 'Corrects invoice'),
      nlEn('Op een creditnota, voor het nummer van de factuur.', 'On a credit note, before the number of the invoice.'),
    ),
    line('seller', nlEn('Van', 'From'), nlEn('Boven onze gegevens.', 'Above our own details.')),
    line('customer', nlEn('Aan', 'To'), nlEn('Boven de gegevens van de klant.', 'Above the customer’s details.')),
    line('description', nlEn('Omschrijving', 'Description'), nlEn('Boven de regel.', 'Above the line.')),
    line('exclVat', nlEn('Excl. btw', 'Excl. VAT'), nlEn('Boven en voor dat bedrag.', 'Above and before that amount.')),
    line(
      'vat',
      nlEn('Btw', 'VAT'),
      nlEn('Voor de btw; het tarief komt erachter.', 'Before the VAT; the rate follows.'),
    ),
    line('total', nlEn('Totaal', 'Total'), nlEn('Voor het totaal.', 'Before the total.')),
    text(
      'reverseCharge',
      nlEn('Btw verlegd', 'VAT reverse-charged'),
      nlEn(
        'Als een bedrijf in een ander EU-land de btw zelf betaalt. De wet vraagt de woorden “btw verlegd”.',
        'When a business in another EU country pays the VAT itself. The law asks for the words "VAT reverse-charged".',
      ),
    ),
    line(
      'settled',
      nlEn('Al betaald', 'Paid already'),
      nlEn('Onder het bedrag van een factuur.', 'Below the amount of an invoice.'),
    ),
    line(
      'refunded',
      nlEn('Teruggestort', 'Refunded'),
      nlEn('Onder het bedrag van een creditnota.', 'Below the amount of a credit note.'),
    ),
    line(
      'chargedBack',
      nlEn('Teruggeboekt', 'Charged back'),
      nlEn('Hetzelfde, als de bank van de klant het terughaalde.', 'The same, when the customer’s bank took it back.'),
    ),
    line(
      'writtenOffOn',
      nlEn('Afgeboekt op', 'Written off on'),
      nlEn(
        'Op een creditnota, als we een open bedrag afboeken.',
        'On a credit note, when we write an open amount off.',
      ),
    ),
    line(
      'writtenOff',
      nlEn('Afgeboekt', 'Written off'),
      nlEn('Onder het bedrag van zo’n creditnota.', 'Below the amount of such a credit note.'),
    ),
    line(
      'refundCancelled',
      nlEn('Terugbetaling ging niet door', 'Refund did not go through'),
      nlEn('Onder het bedrag van een correctie.', 'Below the amount of a correction.'),
    ),
    line('questions', nlEn('Vragen', 'Questions'), nlEn('Onderaan.', 'At the bottom.')),
    line(
      'test',
      nlEn('Bij een test', 'Of a test'),
      nlEn('Staat er zolang er niet echt wordt betaald.', 'Stands there while nothing is really paid.'),
    ),
    line(
      'download',
      nlEn('Download', 'Download'),
      nlEn('De link naar de pdf, op de pagina om te printen.', 'The link to the PDF, on the page for print.'),
    ),
    line('attached', nlEn('In mails: bijgevoegd', 'In mails: attached'), {
      description: nlEn(
        'Wat een mail over een betaling achter “Factuur” zegt als die erbij zit, met {invoiceNumber}.',
        'What a mail about a payment says after "Invoice" when it is attached, with {invoiceNumber}.',
      ),
      placeholders: numbered,
    }),
    line(
      'awaited',
      nlEn('In mails: gegevens ontbreken', 'In mails: details are missing'),
      nlEn(
        'Hetzelfde, zolang we het adres van het bedrijf niet kennen.',
        'The same, while we do not know the address of the business.',
      ),
    ),
    text(
      'missing',
      nlEn('In mails: vraag om gegevens', 'In mails: asking for details'),
      nlEn(
        'Staat in mails over een betaling zolang we de factuur niet kunnen maken.',
        'Stands in mails about a payment while we cannot make the invoice.',
      ),
    ),
    line(
      'fillIn',
      nlEn('In mails: knop', 'In mails: button'),
      nlEn(
        'De knop van zulke mails; leidt naar “Voor je factuur”.',
        'The button of such mails; leads to "For your invoice".',
      ),
    ),
    line(
      'website',
      nlEn('Website', 'Website'),
      nlEn(
        'Staat in mails en op facturen voor de website van de klant.',
        'Stands before the customer’s website in mails and on invoices.',
      ),
    ),
    line(
      'company',
      nlEn('Bedrijf', 'Company'),
      nlEn('Staat in mails voor het bedrijf van de klant.', 'Stands before the customer’s company in mails.'),
    ),
    line(
      'follows',
      nlEn('In mails: volgt', 'In mails: follows'),
      nlEn('Hetzelfde, als de factuur er bijna is.', 'The same, when the invoice is almost there.'),
    ),
  ],
)
