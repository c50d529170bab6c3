import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {defineField, defineType} from 'sanity'
import type {MailKind} from '../../../domain/texts/mailKinds.ts'
import {nlEn} from '../../language.ts'
import {line, richText, titled} from '../fields.ts'
import {first} from '../languageFields.ts'
import {MAIL_PLACEHOLDERS} from '../mailPlaceholders.ts'

/** When each mail is sent. */
const SENT: Record<MailKind, string> = {
  detailsCorrected: nlEn(
    'Als iemand van ons de bedrijfsgegevens aanpast',
    'When one of us changes the company details',
  ),
  pauseConfirmed: nlEn(
    'Als de klant het abonnement pauzeert; {endDate} is de eerste dag van de pauze',
    'When the customer pauses the subscription; {endDate} is the first day of the pause',
  ),
  pauseEnding: nlEn('Een week voordat een pauze voorbij is', 'One week before a pause is over'),
  pauseEnded: nlEn('Als de klant een pauze eerder beëindigt', 'When the customer ends a pause early'),
  confirmation: nlEn('Als de eerste betaling is gelukt', 'When the first payment has succeeded'),
  renewal: nlEn('Als een verlenging is betaald', 'When a renewal has been paid'),
  renewalAhead: nlEn(
    'Twee weken voordat een vooruitbetaald pakket wordt verlengd',
    'Two weeks before a prepaid plan renews',
  ),
  priceChange: nlEn(
    'Minstens 30 dagen voordat een andere prijs ook voor een lopende klant geldt',
    'At least 30 days before a new price applies to an existing customer',
  ),
  renewalFailed: nlEn('Als een verlenging niet kon worden betaald', 'When a renewal could not be paid'),
  renewalReminder: nlEn(
    'Als de verlenging na een nieuwe poging nog niet is betaald',
    'When a renewal is still unpaid after another attempt',
  ),
  subscriptionPaused: nlEn(
    'Als het abonnement stilstaat omdat er niet is betaald',
    'When the subscription is on hold because it was not paid',
  ),
  subscriptionEnded: nlEn(
    'Als het abonnement eindigt omdat er niet is betaald',
    'When the subscription ends because it was not paid',
  ),
  invoice: nlEn(
    'Als een factuur of creditnota er later is dan de mail over de betaling',
    'When an invoice or credit note is ready later than the payment e-mail',
  ),
  invoiceCopy: nlEn(
    'Naar het adres voor facturen, als de klant een ander heeft dan het eigen',
    'To the address for invoices, where the customer has another than their own',
  ),
  chargedBack: nlEn('Als de bank van de klant een betaling heeft teruggeboekt', 'When a payment is charged back'),
  chargedBackReminder: nlEn(
    'Zolang een teruggeboekte betaling openstaat, na 3, 7 en 14 dagen',
    'While a chargeback is unpaid, after 3, 7 and 14 days',
  ),
  paidAgain: nlEn(
    'Als een teruggeboekte betaling opnieuw is betaald, of de bank haar heeft teruggegeven',
    'When a charged-back payment has been paid again, or the bank returned it',
  ),
  endedOwing: nlEn(
    'Als het abonnement stopt terwijl een teruggeboekte betaling openstaat',
    'When the subscription ends while a chargeback is unpaid',
  ),
  refunded: nlEn('Als er geld is teruggestort', 'When money was refunded'),
  refundCancelled: nlEn('Als een terugbetaling is geannuleerd', 'When a refund was cancelled'),
  invoiceDetails: nlEn(
    'Een week voor een volgende betaling, zolang er geen factuur gemaakt kan worden',
    'A week before the next payment, while no invoice can be made',
  ),
  vatNumberAsked: nlEn(
    'Als het Europese register het btw-nummer van de klant niet kent',
    'When the European register (VIES) does not know the customer’s VAT number',
  ),
  liveLate: nlEn(
    'Als het beheer een nieuwe dag belooft voor de eerste verbeteringen',
    'When admin sets a new date for the first improvements',
  ),
  cancellationConfirmed: nlEn(
    'Als het abonnement is opgezegd en de klant dat nog kan terugnemen',
    'When the subscription was cancelled and can still be resumed',
  ),
  cancelledUnderway: nlEn(
    'Als het abonnement is opgezegd terwijl een afschrijving nog onderweg is',
    'When the subscription was cancelled while a direct debit is pending',
  ),
  cancelledAtOnce: nlEn(
    'Als het abonnement is opgezegd terwijl de laatste periode niet is betaald, of is teruggestort',
    'When the subscription was cancelled while the last period is unpaid or refunded',
  ),
  detailsReminder: nlEn(
    'Een, drie en zeven dagen na de betaling, zolang er gegevens ontbreken',
    'One, three and seven days after the payment, while details are missing',
  ),
  siteConnected: nlEn(
    'Als onze laag op de website van de klant staat',
    'When our layer is installed on the customer’s website',
  ),
  siteLive: nlEn('Als de eerste verbeteringen live zijn', 'When the first improvements are live'),
  cancellationUndone: nlEn('Als een klant de opzegging terugneemt', 'When a customer resumes a cancelled subscription'),
  methodChanged: nlEn(
    'Als een klant een andere rekening of kaart heeft gekozen',
    'When a customer has changed the account or card',
  ),
  planChangePlanned: nlEn(
    'Als een klant voor een ander pakket of een andere periode kiest, vanaf de volgende betaling',
    'When a customer chooses another plan or period, from the next payment on',
  ),
  planChangeDebit: nlEn(
    'Als een duurder pakket met de machtiging wordt betaald, en de bank daar dagen over doet',
    'When a more expensive plan is paid by the mandate, which takes the bank days',
  ),
  planChanged: nlEn(
    'Als de betaling voor een duurder pakket binnen is',
    'When the payment for a more expensive plan has come in',
  ),
  planChangeOff: nlEn(
    'Als een overstap is ingetrokken, of de betaling ervoor niet is gelukt',
    'When a plan change was withdrawn, or its payment did not work',
  ),
  termsChanged: nlEn(
    'Aan alle lopende klanten, als een beheerder nieuwe voorwaarden aankondigt: schrijf hier eerst wat er verandert',
    'To all running customers, when an operator announces new terms: first write here what changes',
  ),
  addressAsked: nlEn('Aan een nieuw adres, om het te bevestigen', 'To a new address, to confirm it'),
  signIn: nlEn(
    'Als een klant om een link naar het abonnement vraagt',
    'When a customer requests a link to the subscription',
  ),
  addressReplaced: nlEn(
    'Aan het oude adres, als het mailadres is verbeterd',
    'To the old address, when the address was corrected',
  ),
  addressCorrected: nlEn('Als het mailadres is verbeterd', 'When the e-mail address was corrected'),
}

const NAMES = MAIL_PLACEHOLDERS.map((name) => `{${name}}`).join(', ')

const filled = ([nl, en]: readonly [nl: string, en: string], optional = false) => ({
  help: [`${nl} Ingevuld worden: ${NAMES}.`, `${en} Filled in: ${NAMES}.`] as const,
  placeholders: MAIL_PLACEHOLDERS,
  optional,
})

export const mailMessage = defineType({
  name: 'mailMessage',
  title: 'Mail',
  type: 'document',
  icon: EnvelopeIcon,
  fields: [
    defineField({
      name: 'key',
      ...titled(
        ['Verstuurd', 'Sent'],
        [
          'Wanneer klanten deze mail krijgen; de site bepaalt dat, dus hier is het niet te veranderen.',
          'When customers get this e-mail. The site decides this, so it cannot be changed here.',
        ],
      ),
      type: 'string',
      options: {list: Object.entries(SENT).map(([value, title]) => ({value, title}))},
      readOnly: true,
      validation: (rule) => rule.required(),
    }),
    line('subject', ['Onderwerp', 'Subject'], filled(['Het onderwerp in het postvak.', 'Shown in the inbox.'])),
    line(
      'preheader',
      ['Eerste regel in het postvak', 'First line in the inbox'],
      filled([
        'De meeste mailprogramma’s tonen hem achter het onderwerp; hij staat niet in de mail zelf.',
        'Most e-mail programs show it after the subject; it is not in the e-mail itself.',
      ]),
    ),
    line(
      'heading',
      ['Kop', 'Heading'],
      filled([
        'De grote woorden bovenaan de mail: wat er is gebeurd.',
        'The heading at the top of the e-mail: what happened.',
      ]),
    ),
    richText(
      'body',
      ['Tekst', 'Text'],
      filled(['Hoe de mail begint, bij elk pakket.', 'The first paragraphs, for every plan.']),
    ),
    defineField({
      name: 'details',
      ...titled(
        ['Bedragen en data', 'Amounts and dates'],
        [
          'De regels van de tabel onder de tekst. Een regel waarvan de waarde van deze bestelling niet bekend is, valt weg. Mag leeg blijven.',
          'The lines of the table below the text. A line whose value is unknown for this order is left out. Optional.',
        ],
      ),
      type: 'array',
      of: [{type: 'mailDetail'}],
    }),
    line(
      'buttonLabel',
      ['Knop', 'Button'],
      filled([
        'De woorden op de enige knop. De site bepaalt waar die heen gaat: naar de pagina van de klant, waar die betaalt en opzegt.',
        'The text on the only button. The site decides where it leads: to the customer portal, where customers pay and cancel.',
      ]),
    ),
    richText(
      'monthly',
      ['Bij een pakket per maand', 'For a monthly plan'],
      filled(
        ['Volgt op de knop als de klant per maand betaalt.', 'Follows the button for customers who pay monthly.'],
        true,
      ),
    ),
    richText(
      'prepaid',
      ['Bij een vooruitbetaald pakket', 'For a prepaid plan'],
      filled(
        [
          'Volgt op de knop als de klant voor 3 of 6 maanden betaalt.',
          'Follows the button for customers who pay for 3 or 6 months.',
        ],
        true,
      ),
    ),
    richText(
      'closing',
      ['Afsluiting', 'Closing'],
      filled(['Komt daarna, voor de ondertekening.', 'The last paragraph before the signature.'], true),
    ),
    richText('signature', ['Ondertekening', 'Signature'], {
      help: [
        'Wie de mail stuurt. De bedrijfsgegevens en de voorwaarden staan er vanzelf onder.',
        'Who sends the e-mail. Company details and terms are added below it automatically.',
      ],
    }),
  ],
  preview: {
    select: {title: first('subject'), key: 'key'},
    prepare: ({title, key}) => ({title, subtitle: SENT[key as MailKind] ?? key}),
  },
})
