import {DETAILS} from '../../../domain/customers/customerDetails.ts'
import {line, section, text} from '../fields.ts'
import {BUYING_FIELDS} from './buyingFields.ts'
import {detailTitle} from './detailFields.ts'
import {PAUSE_FIELDS} from './pauseFields.ts'
import {READING_FIELDS} from './readingFields.ts'

const payments = section('payments', ['Betalingen', 'Payments'], {
  fields: [
    line('heading', ['Kop', 'Heading']),
    line('date', ['Datum', 'Date']),
    line('amount', ['Bedrag', 'Amount'], {
      help: ['{inclVat} wordt ingevuld.', '{inclVat} is filled in.'],
      placeholders: ['inclVat'],
    }),
    line('status', 'Status'),
    line('paid', ['Betaald', 'Paid']),
    line('underway', ['Onderweg', 'On its way'], {
      help: ['Bij een incasso die de bank nog verwerkt.', 'Shown while the bank processes a direct debit.'],
    }),
    line('failed', ['Niet gelukt', 'Failed']),
    line('openAgain', ['Staat weer open', 'Open again'], {
      help: ['Bij een betaling die de bank heeft teruggeboekt.', 'Shown at a payment that was charged back.'],
    }),
    line('refunded', ['Teruggestort', 'Refunded'], {
      help: [
        'Onder de status, als er geld terugging. {amount} wordt ingevuld.',
        'Shown below the status after a refund. {amount} is filled in.',
      ],
      placeholders: ['amount'],
    }),
    line('chargedBack', ['Teruggeboekt', 'Charged back'], {
      help: [
        'Onder de status, als de bank terugboekte. {amount} wordt ingevuld.',
        'Shown below the status after a chargeback. {amount} is filled in.',
      ],
      placeholders: ['amount'],
    }),
    line('byPeppol', ['Via Peppol verzonden', 'Sent by Peppol'], {
      help: [
        'Onder een document dat via Peppol is bezorgd. {day} wordt ingevuld.',
        'Shown below a document that was delivered by Peppol. {day} is filled in.',
      ],
      placeholders: ['day'],
    }),
  ],
})

const labels = (['customerName', ...DETAILS.map(({name}) => name)] as const).map((name) =>
  line(name, detailTitle(name)),
)

const business = section('business', ['Gegevens van het bedrijf', 'Details of the company'], {
  fields: [
    line('heading', ['Kop', 'Heading']),
    text('text', ['Tekst', 'Text'], {help: ['Waar de gegevens voor zijn.', 'What we use the details for.']}),
    text('fixed', ['Wat vaststaat', 'Fixed details'], {
      help: [
        'Onder land en btw-nummer: bij wie de klant die laat veranderen.',
        'Below country and VAT number: whom to contact to change them.',
      ],
    }),
    line('company', ['Kop van het bedrijf', 'Heading of the company']),
    line('work', ['Kop van het werk', 'Heading of the work']),
    section('labels', ['Namen van de velden', 'Names of the fields'], {fields: labels}),
    line('choose', ['Nog niets gekozen', 'Empty choice']),
    section('access', ['Manieren van toegang', 'Ways of access'], {
      help: ['De keuzes bij hoe ons werk op de site komt.', 'The ways we can install our work on the customer’s site.'],
      fields: [
        line('script', ['Regel code', 'Line of code']),
        line('login', ['Account', 'Account']),
        line('together', ['Samen', 'Together']),
      ],
    }),
    section('files', ['Bestanden bij de factuur', 'Files of the invoice'], {
      help: ['De keuzes bij wat we bij een factuur mailen.', 'What we attach to e-mails with an invoice.'],
      fields: [
        line('pdf', ['Alleen pdf', 'PDF only']),
        line('ubl', ['Pdf en e-factuur', 'PDF and e-invoice']),
        line('peppol', ['E-factuur via Peppol', 'E-invoice by Peppol'], {
          help: [
            'Staat er alleen als de site facturen via Peppol verstuurt.',
            'Shown only while the site sends invoices by Peppol.',
          ],
        }),
      ],
    }),
    line('button', ['Knop', 'Button']),
    line('saved', ['Bewaard', 'Saved']),
    line('problem', ['Niet bewaard', 'Not saved']),
    line('invalid', ['Veld klopt niet', 'Invalid field']),
    line('invalidWebsite', ['Website klopt niet', 'Invalid website']),
    line('invalidPostalCode', ['Postcode klopt niet', 'Invalid postal code']),
    line('needed', ['Veld is nodig', 'Required field'], {
      help: [
        'Bij een veld dat leeg is gemaakt, maar op de factuur moet.',
        'Shown when a field that the invoice needs was emptied.',
      ],
    }),
  ],
})

const forInvoice = section('forInvoice', ['Voor de factuur', 'For the invoice'], {
  help: [
    'Een kort formulier bovenaan, zolang we de factuur nog niet kunnen maken. De velden heten zoals in “Gegevens van het bedrijf”.',
    'A short form at the top, while we cannot make the invoice yet. Its fields are named as in “Details of the company”.',
  ],
  fields: [
    line('heading', ['Kop', 'Heading']),
    text('text', ['Tekst', 'Text'], {help: ['Waarom we dit vragen.', 'Why we ask for this.']}),
    line('button', ['Knop', 'Button']),
  ],
})

const address = section('address', ['Een ander mailadres', 'Changing the e-mail address'], {
  fields: [
    line('heading', ['Kop', 'Heading']),
    text('text', ['Tekst', 'Text'], {
      help: [
        'Waar mails heen gaan, en hoe dat verandert. {customerEmail} wordt ingevuld.',
        'Where e-mails go, and how to change that. {customerEmail} is filled in.',
      ],
      placeholders: ['customerEmail'],
    }),
    text('none', ['Zonder adres', 'Without an address'], {
      help: ['In plaats daarvan, als we geen adres hebben.', 'Shown instead when we have no address.'],
    }),
    line('label', ['Veld', 'Field']),
    line('button', ['Knop', 'Button']),
    line('invalid', ['Geen adres', 'Invalid address']),
    line('tooOften', ['Te vaak', 'Too often'], {
      help: ['Als het die dag al een paar keer is gevraagd.', 'Shown after several requests on the same day.'],
    }),
    line('asked', ['Link is onderweg', 'Link sent']),
    line('changed', ['Veranderd', 'Changed']),
    line('confirmHeading', ['Kop bij bevestigen', 'Heading when confirming']),
    text('confirm', ['Tekst bij bevestigen', 'Text when confirming'], {
      help: ['Wat bevestigen betekent. {email} wordt ingevuld.', 'What confirming means. {email} is filled in.'],
      placeholders: ['email'],
    }),
    line('confirmButton', ['Knop bij bevestigen', 'Button when confirming']),
  ],
})

const method = section('method', ['Andere betaalmethode', 'Changing the payment method'], {
  fields: [
    line('heading', ['Kop', 'Heading']),
    text('text', ['Tekst', 'Text'], {
      help: [
        'Wat er gebeurt: een cent wordt betaald en gaat terug.',
        'What happens: the customer pays one cent, which is refunded.',
      ],
    }),
    line('button', ['Knop', 'Button']),
    line('done', ['Veranderd', 'Changed']),
    text('failed', ['Niet gelukt', 'Did not work']),
  ],
})

const vatNumber = section('vatNumber', ['Onbekend btw-nummer', 'Unknown VAT number'], {
  help: [
    'Staat er als het Europese register (VIES) het btw-nummer niet kent.',
    'Shown when the European register (VIES) does not know the VAT number.',
  ],
  fields: [
    line('heading', ['Kop', 'Heading']),
    text('text', ['Tekst', 'Text'], {
      help: ['Wat er aan de hand is. {vatNumber} wordt ingevuld.', 'What is wrong. {vatNumber} is filled in.'],
      placeholders: ['vatNumber'],
    }),
    line('button', ['Knop', 'Button']),
    line('invalid', ['Klopt niet', 'Invalid']),
    line('saved', ['Bewaard', 'Saved']),
  ],
})

const agreed = section('agreed', ['Wat is afgesproken', 'What was agreed'], {
  help: ['De teksten die de klant bij het betalen zag.', 'The texts that the customer saw when paying.'],
  fields: [
    line('heading', ['Kop', 'Heading']),
    text('text', ['Tekst', 'Text'], {help: ['Welke teksten het zijn.', 'Which texts these are.']}),
    line('mandate', ['Machtiging', 'Authorisation']),
    line('reference', ['Kenmerk van de machtiging', 'Mandate reference'], {
      help: ['Voor het nummer van de machtiging bij Mollie.', 'Before Mollie’s mandate number.'],
    }),
    line('download', ['Machtiging downloaden', 'Download of the authorisation']),
    line('terms', ['Voorwaarden', 'Terms'], {
      help: ['Opent de voorwaarden zoals ze toen waren.', 'Opens the terms as they were when the customer paid.'],
    }),
  ],
})

const undo = section('undo', ['Opzegging terugnemen', 'Resuming a cancelled subscription'], {
  help: ['Staat er na het opzeggen, tot de laatste dag.', 'Shown after cancelling, until the last day.'],
  fields: [
    line('heading', ['Kop', 'Heading']),
    text('text', ['Tekst', 'Text'], {
      help: [
        'Wat het betekent. {endDate}, {nextTotal} en {inclVat} worden ingevuld.',
        'What it means. {endDate}, {nextTotal} and {inclVat} are filled in.',
      ],
      placeholders: ['endDate', 'nextTotal', 'inclVat'],
    }),
    line('button', ['Knop', 'Button']),
    line('done', ['Teruggenomen', 'Resumed']),
    text('failed', ['Niet gelukt', 'Did not work'], {
      help: [
        'Als onze betaaldienst daarbij niet te bereiken is.',
        'Shown when our payment provider cannot be reached to resume.',
      ],
    }),
    text('over', ['Kan niet meer', 'Too late']),
  ],
})

const data = section('data', ['Gegevens meenemen', 'Data export'], {
  help: ['De download van alles over een bestelling.', 'A download of all data about an order.'],
  fields: [
    line('heading', ['Kop', 'Heading']),
    text('text', ['Tekst', 'Text'], {help: ['Wat er in het bestand staat.', 'What the file contains.']}),
    line('button', ['Knop', 'Button']),
  ],
})

const signIn = section('signIn', ['Een link vragen', 'Requesting a link'], {
  help: [
    'De pagina zonder link: wie zijn mailadres typt, krijgt er een.',
    'The page for visitors without a link: they get one by e-mail.',
  ],
  fields: [
    line('heading', ['Kop', 'Heading']),
    text('text', ['Tekst', 'Text'], {help: ['Hoe men een link krijgt.', 'How one gets a link.']}),
    line('label', ['Veld', 'Field']),
    line('button', ['Knop', 'Button']),
    line('invalid', ['Geen adres', 'Invalid address']),
    line('sentHeading', ['Kop daarna', 'Heading after the request'], {
      help: [
        'Na het vragen, of het adres bekend is of niet.',
        'Shown after the request, whether the address is known or not.',
      ],
    }),
    text('sent', ['Tekst daarna', 'Text after the request'], {
      help: ['Zegt niet of het adres bekend is.', 'Must not reveal whether the address is known.'],
    }),
    line('again', ['Ander adres', 'Use another address']),
    line('openHeading', ['Kop bij openen', 'Heading when opening'], {
      help: ['Op de pagina achter de link die is gevraagd.', 'On the page behind the requested link.'],
    }),
    text('open', ['Tekst bij openen', 'Text when opening'], {
      help: [
        'Waarom er nog een knop is: mailscanners openen links ook.',
        'Explains the button: e-mail scanners open links too.',
      ],
    }),
    line('openButton', ['Knop bij openen', 'Button when opening']),
    line('listHeading', ['Kop van meer abonnementen', 'Heading for several subscriptions'], {
      help: ['Als er bij het adres meer abonnementen horen.', 'Shown when the address has several subscriptions.'],
    }),
    text('list', ['Tekst bij meer abonnementen', 'Text for several subscriptions']),
  ],
})

/** Labels of the facts, beside those that the page always had. */
export const FACT_LABELS = [
  line('exclVat', ['Bedrag zonder btw', 'Amount without VAT']),
  line('vat', ['Btw', 'VAT'], {
    help: ['Het label van de btw, als die is verlegd.', 'Label of the VAT line when it is reverse-charged.'],
  }),
  line('reverseCharged', ['Btw verlegd', 'Reverse-charged']),
  line('newPrice', ['Andere prijs', 'Announced price'], {
    help: [
      'Het label van een aangekondigde prijs. {newFrom} en {inclVat} worden ingevuld.',
      'Label of an announced price. {newFrom} and {inclVat} are filled in.',
    ],
    placeholders: ['newFrom', 'inclVat'],
  }),
  line('ifCancelled', ['Na opzeggen', 'After cancelling'], {
    help: [
      'Het label van de dag tot wanneer het loopt als de klant nu opzegt.',
      'Label of the last day if the customer cancels now.',
    ],
  }),
]

/** The sections of the customer's page, in the order in which it shows them. */
export const ACCOUNT_FIELDS = [
  forInvoice,
  BUYING_FIELDS,
  payments,
  vatNumber,
  business,
  address,
  method,
  agreed,
  READING_FIELDS,
  PAUSE_FIELDS,
  undo,
  data,
  signIn,
]
