import {DETAILS} from '../../domain/customers/customerDetails.ts'
import {line, section, text, type Words} from './fields.ts'

const payments = section('payments', ['Betalingen', 'Payments'], {
  fields: [
    line('heading', ['Kop', 'Heading']),
    line('date', ['Datum', 'Date']),
    line('amount', ['Bedrag', 'Amount'], {
      help: ['{inclVat} wordt ingevuld.', '{inclVat} is filled in.'],
      placeholders: ['inclVat'],
    }),
    line('status', ['Stand', 'Status']),
    line('paid', ['Betaald', 'Paid']),
    line('underway', ['Onderweg', 'On its way'], {
      help: ['Bij een incasso die de bank nog verwerkt.', 'At a direct debit that the bank still processes.'],
    }),
    line('failed', ['Niet gelukt', 'Failed']),
    line('openAgain', ['Staat weer open', 'Open again'], {
      help: ['Bij een betaling die de bank heeft teruggeboekt.', 'At a payment that the bank took back.'],
    }),
    line('refunded', ['Teruggestort', 'Refunded'], {
      help: [
        'Onder de stand, als er geld terugging. {amount} wordt ingevuld.',
        'Below the status, when money went back. {amount} is filled in.',
      ],
      placeholders: ['amount'],
    }),
    line('chargedBack', ['Teruggeboekt', 'Charged back'], {
      help: [
        'Onder de stand, als de bank terugboekte. {amount} wordt ingevuld.',
        'Below the status, when the bank charged back. {amount} is filled in.',
      ],
      placeholders: ['amount'],
    }),
  ],
})

const TITLES: Record<string, Words> = {
  customerName: ['Naam', 'Name'],
  company: ['Bedrijf', 'Company'],
  website: ['Website', 'Website'],
  country: ['Land', 'Country'],
  vatNumber: ['Btw-nummer', 'VAT number'],
  street: ['Straat', 'Street'],
  postalCode: ['Postcode', 'Postal code'],
  city: ['Plaats', 'City'],
  contactPhone: ['Telefoon', 'Phone'],
  businessType: ['Soort bedrijf', 'Type of business'],
  description: ['Omschrijving', 'Description'],
  keywords: ['Zoekwoorden', 'Keywords'],
  places: ['Plaatsen van klanten', 'Places of customers'],
  access: ['Toegang', 'Access'],
}

const labels = ['customerName', ...DETAILS.map(({name}) => name)].map((name) => line(name, TITLES[name] ?? name))

const business = section('business', ['Gegevens van het bedrijf', 'Details of the company'], {
  fields: [
    line('heading', ['Kop', 'Heading']),
    text('text', ['Tekst', 'Text'], {help: ['Waar de gegevens voor zijn.', 'What the details are for.']}),
    text('fixed', ['Wat vaststaat', 'What is fixed'], {
      help: [
        'Onder land en btw-nummer: bij wie de klant die laat veranderen.',
        'Below country and VAT number: whom to ask to change them.',
      ],
    }),
    line('company', ['Kop van het bedrijf', 'Heading of the company']),
    line('work', ['Kop van het werk', 'Heading of the work']),
    section('labels', ['Namen van de velden', 'Names of the fields'], {fields: labels}),
    line('choose', ['Nog niets gekozen', 'Nothing chosen yet']),
    section('access', ['Manieren van toegang', 'Ways of access'], {
      help: ['De keuzes bij hoe ons werk op de site komt.', 'The choices of how our work gets onto the site.'],
      fields: [
        line('script', ['Regel code', 'Line of code']),
        line('login', ['Account', 'Account']),
        line('together', ['Samen', 'Together']),
      ],
    }),
    line('button', ['Knop', 'Button']),
    line('saved', ['Bewaard', 'Saved']),
    line('problem', ['Niet bewaard', 'Not saved']),
    line('invalid', ['Veld klopt niet', 'Field not right']),
    line('invalidWebsite', ['Website klopt niet', 'Website not right']),
    line('needed', ['Veld is nodig', 'Field is needed'], {
      help: [
        'Bij een veld dat leeg is gemaakt, maar op de factuur moet.',
        'At a field that was emptied but must be on the invoice.',
      ],
    }),
  ],
})

const forInvoice = section('forInvoice', ['Voor de factuur', 'For the invoice'], {
  help: [
    'Een kort formulier bovenaan, zolang we de factuur nog niet kunnen maken. De velden heten zoals in “Gegevens van het bedrijf”.',
    'A short form at the top, while we cannot make the invoice yet. Its fields are named as in "Details of the company".',
  ],
  fields: [
    line('heading', ['Kop', 'Heading']),
    text('text', ['Tekst', 'Text'], {help: ['Waarom we dit vragen.', 'Why we ask for this.']}),
    line('button', ['Knop', 'Button']),
  ],
})

const address = section('address', ['Een ander mailadres', 'Another mail address'], {
  fields: [
    line('heading', ['Kop', 'Heading']),
    text('text', ['Tekst', 'Text'], {
      help: [
        'Waar mails heen gaan, en hoe dat verandert. {customerEmail} wordt ingevuld.',
        'Where mails go, and how that changes. {customerEmail} is filled in.',
      ],
      placeholders: ['customerEmail'],
    }),
    text('none', ['Zonder adres', 'Without an address'], {
      help: ['In plaats daarvan, als we geen adres hebben.', 'Instead, when we have no address.'],
    }),
    line('label', ['Veld', 'Field']),
    line('button', ['Knop', 'Button']),
    line('invalid', ['Geen adres', 'No address']),
    line('tooOften', ['Te vaak', 'Too often'], {
      help: ['Als het die dag al een paar keer is gevraagd.', 'When it was asked a few times on that day.'],
    }),
    line('asked', ['Link is onderweg', 'Link is on its way']),
    line('changed', ['Veranderd', 'Changed']),
    line('confirmHeading', ['Kop bij bevestigen', 'Heading when confirming']),
    text('confirm', ['Tekst bij bevestigen', 'Text when confirming'], {
      help: ['Wat bevestigen betekent. {email} wordt ingevuld.', 'What confirming means. {email} is filled in.'],
      placeholders: ['email'],
    }),
    line('confirmButton', ['Knop bij bevestigen', 'Button when confirming']),
  ],
})

const method = section('method', ['Andere betaalmethode', 'Another method of payment'], {
  fields: [
    line('heading', ['Kop', 'Heading']),
    text('text', ['Tekst', 'Text'], {
      help: ['Wat er gebeurt: een cent wordt betaald en gaat terug.', 'What happens: a cent is paid and goes back.'],
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
      help: ['Wat er aan de hand is. {vatNumber} wordt ingevuld.', 'What the matter is. {vatNumber} is filled in.'],
      placeholders: ['vatNumber'],
    }),
    line('button', ['Knop', 'Button']),
    line('invalid', ['Klopt niet', 'Not right']),
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
      help: ['Voor het nummer van de machtiging bij Mollie.', 'Before the number of the mandate at Mollie.'],
    }),
    line('terms', ['Voorwaarden', 'Terms'], {
      help: ['Opent de voorwaarden zoals ze toen waren.', 'Opens the terms as they were then.'],
    }),
  ],
})

const undo = section('undo', ['Opzegging terugnemen', 'Taking a cancellation back'], {
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
    line('done', ['Teruggenomen', 'Taken back']),
    text('failed', ['Niet gelukt', 'Did not work'], {
      help: [
        'Als onze betaaldienst daarbij niet te bereiken is.',
        'When our payment provider cannot be reached for it.',
      ],
    }),
    text('over', ['Kan niet meer', 'Too late']),
  ],
})

const data = section('data', ['Gegevens meenemen', 'Taking one’s data along'], {
  help: ['De download van alles over een bestelling.', 'The download of everything about an order.'],
  fields: [
    line('heading', ['Kop', 'Heading']),
    text('text', ['Tekst', 'Text'], {help: ['Wat er in het bestand staat.', 'What the file contains.']}),
    line('button', ['Knop', 'Button']),
  ],
})

const signIn = section('signIn', ['Een link vragen', 'Asking for a link'], {
  help: [
    'De pagina zonder link: wie zijn mailadres typt, krijgt er een.',
    'The page without a link: whoever types a mail address gets one.',
  ],
  fields: [
    line('heading', ['Kop', 'Heading']),
    text('text', ['Tekst', 'Text'], {help: ['Hoe men een link krijgt.', 'How one gets a link.']}),
    line('label', ['Veld', 'Field']),
    line('button', ['Knop', 'Button']),
    line('invalid', ['Geen adres', 'No address']),
    line('sentHeading', ['Kop daarna', 'Heading after that'], {
      help: ['Na het vragen, of het adres bekend is of niet.', 'After asking, whether the address is known or not.'],
    }),
    text('sent', ['Tekst daarna', 'Text after that'], {
      help: ['Zegt niet of het adres bekend is.', 'Does not say whether the address is known.'],
    }),
    line('again', ['Ander adres', 'Another address']),
    line('openHeading', ['Kop bij openen', 'Heading when opening'], {
      help: ['Op de pagina achter de link die is gevraagd.', 'On the page behind the link that was asked for.'],
    }),
    text('open', ['Tekst bij openen', 'Text when opening'], {
      help: [
        'Waarom er nog een knop is: mailscanners openen links ook.',
        'Why there is a button: mail scanners open links too.',
      ],
    }),
    line('openButton', ['Knop bij openen', 'Button when opening']),
    line('listHeading', ['Kop van meer abonnementen', 'Heading of several'], {
      help: ['Als er bij het adres meer abonnementen horen.', 'When the address has several subscriptions.'],
    }),
    text('list', ['Tekst bij meer abonnementen', 'Text of several']),
  ],
})

/** Labels of the facts, beside those that the page always had. */
export const FACT_LABELS = [
  line('exclVat', ['Bedrag zonder btw', 'Amount without VAT']),
  line('vat', ['Btw', 'VAT'], {
    help: ['Het label van de btw, als die is verlegd.', 'The label of the VAT, when it is reverse-charged.'],
  }),
  line('reverseCharged', ['Btw verlegd', 'Reverse-charged']),
  line('newPrice', ['Andere prijs', 'Another price'], {
    help: [
      'Het label van een aangekondigde prijs. {newFrom} en {inclVat} worden ingevuld.',
      'The label of an announced price. {newFrom} and {inclVat} are filled in.',
    ],
    placeholders: ['newFrom', 'inclVat'],
  }),
  line('ifCancelled', ['Na opzeggen', 'After cancelling'], {
    help: [
      'Het label van de dag tot wanneer het loopt als de klant nu opzegt.',
      'The label of the day until which it runs if the customer cancels now.',
    ],
  }),
]

/** The sections of the customer's page, in the order in which it shows them. */
export const ACCOUNT_FIELDS = [forInvoice, payments, vatNumber, business, address, method, agreed, undo, data, signIn]
