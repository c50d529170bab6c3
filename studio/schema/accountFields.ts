import {DETAILS} from '../../domain/customers/customerDetails.ts'
import {nlEn} from '../language.ts'
import {type Both, label, section, words} from './fields.ts'

const payments = section(
  'payments',
  nlEn('Betalingen', 'Payments'),
  nlEn('De lijst van wat er is betaald.', 'The list of what was paid.'),
  [
    label('heading', ['Kop', 'Heading'], ['Boven de lijst van betalingen.', 'Above the list of payments.']),
    label('date', ['Datum', 'Date'], ['Boven de kolom met de dagen.', 'Above the column of days.']),
    label(
      'amount',
      ['Bedrag', 'Amount'],
      ['Boven de kolom met de bedragen.', 'Above the column of amounts.'],
      ['inclVat'],
    ),
    label(
      'status',
      ['Stand', 'Status'],
      ['Boven de kolom met hoe het ervoor staat.', 'Above the column of how it stands.'],
    ),
    label('paid', ['Betaald', 'Paid'], ['Bij een betaling die binnen is.', 'At a payment that has come in.']),
    label(
      'underway',
      ['Onderweg', 'On its way'],
      ['Bij een incasso die de bank nog verwerkt.', 'At a direct debit that the bank still processes.'],
    ),
    label(
      'failed',
      ['Niet gelukt', 'Failed'],
      ['Bij een betaling die niet is gelukt.', 'At a payment that did not work.'],
    ),
    label(
      'openAgain',
      ['Staat weer open', 'Open again'],
      ['Bij een betaling die de bank heeft teruggeboekt.', 'At a payment that the bank took back.'],
    ),
    label(
      'refunded',
      ['Teruggestort', 'Refunded'],
      [
        'Onder de stand, als er geld terugging. {amount} wordt ingevuld.',
        'Below the status, when money went back. {amount} is filled in.',
      ],
      ['amount'],
    ),
    label(
      'chargedBack',
      ['Teruggeboekt', 'Charged back'],
      [
        'Onder de stand, als de bank terugboekte. {amount} wordt ingevuld.',
        'Below the status, when the bank charged back. {amount} is filled in.',
      ],
      ['amount'],
    ),
  ],
)

const TITLES: Record<string, Both> = {
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

const labels = ['customerName', ...DETAILS.map(({name}) => name)].map((name) => {
  const [nl, en] = TITLES[name] ?? [name, name]
  return label(name, [nl, en], [`Staat voor het veld “${nl}”.`, `Stands before the field “${en}”.`])
})

const business = section(
  'business',
  nlEn('Gegevens van het bedrijf', 'Details of the company'),
  nlEn('Het formulier met wat we van de klant weten.', 'The form with what we know of the customer.'),
  [
    label('heading', ['Kop', 'Heading'], ['Boven het formulier.', 'Above the form.']),
    words('text', ['Tekst', 'Text'], ['Waar de gegevens voor zijn.', 'What the details are for.']),
    words(
      'fixed',
      ['Wat vaststaat', 'What is fixed'],
      [
        'Onder land en btw-nummer: bij wie de klant die laat veranderen.',
        'Below country and VAT number: whom to ask to change them.',
      ],
    ),
    label(
      'company',
      ['Kop van het bedrijf', 'Heading of the company'],
      ['Boven de velden over het bedrijf.', 'Above the fields on the company.'],
    ),
    label(
      'work',
      ['Kop van het werk', 'Heading of the work'],
      ['Boven de velden die we voor het werk nodig hebben.', 'Above the fields that we need for the work.'],
    ),
    section(
      'labels',
      nlEn('Namen van de velden', 'Names of the fields'),
      nlEn('Staan voor de velden van het formulier.', 'Stand before the fields of the form.'),
      labels,
    ),
    label(
      'choose',
      ['Nog niets gekozen', 'Nothing chosen yet'],
      ['Het eerste van elke keuzelijst.', 'The first of each list of choices.'],
    ),
    section(
      'access',
      nlEn('Manieren van toegang', 'Ways of access'),
      nlEn('De keuzes bij hoe ons werk op de site komt.', 'The choices of how our work gets onto the site.'),
      [
        label(
          'script',
          ['Regel code', 'Line of code'],
          ['De keuze voor code in de pagina’s van de klant.', 'The choice of code in the customer’s pages.'],
        ),
        label(
          'login',
          ['Account', 'Account'],
          [
            'De keuze voor een account op het systeem van de klant.',
            'The choice of an account on the customer’s system.',
          ],
        ),
        label(
          'together',
          ['Samen', 'Together'],
          ['De keuze om het met iemand van ons te doen.', 'The choice of doing it with one of us.'],
        ),
      ],
    ),
    label('button', ['Knop', 'Button'], ['Bewaart het formulier.', 'Saves the form.']),
    label('saved', ['Bewaard', 'Saved'], ['Bovenaan, meteen na het bewaren.', 'At the top, right after saving.']),
    label(
      'problem',
      ['Niet bewaard', 'Not saved'],
      ['Boven de lijst van velden die niet kloppen.', 'Above the list of fields that are not right.'],
    ),
    label(
      'invalid',
      ['Veld klopt niet', 'Field not right'],
      ['Bij een veld waarin iets staat dat niet kan.', 'At a field that holds what cannot be.'],
    ),
    label(
      'invalidWebsite',
      ['Website klopt niet', 'Website not right'],
      ['Bij een website die geen adres is.', 'At a website that is no address.'],
    ),
    label(
      'needed',
      ['Veld is nodig', 'Field is needed'],
      [
        'Bij een veld dat leeg is gemaakt, maar op de factuur moet.',
        'At a field that was emptied but must be on the invoice.',
      ],
    ),
  ],
)

const forInvoice = section(
  'forInvoice',
  nlEn('Voor de factuur', 'For the invoice'),
  nlEn(
    'Een kort formulier bovenaan, zolang we de factuur nog niet kunnen maken. De velden heten zoals in “Gegevens van het bedrijf”.',
    'A short form at the top, while we cannot make the invoice yet. Its fields are named as in "Details of the company".',
  ),
  [
    label('heading', ['Kop', 'Heading'], ['Boven het formulier voor de factuur.', 'Above the form for the invoice.']),
    words('text', ['Tekst', 'Text'], ['Waarom we dit vragen.', 'Why we ask for this.']),
    label('button', ['Knop', 'Button'], ['Bewaart het adres.', 'Saves the address.']),
  ],
)

const address = section(
  'address',
  nlEn('Een ander mailadres', 'Another mail address'),
  nlEn('Hoe een klant het mailadres verandert.', 'How a customer changes the mail address.'),
  [
    label('heading', ['Kop', 'Heading'], ['Boven het mailadres.', 'Above the mail address.']),
    words(
      'text',
      ['Tekst', 'Text'],
      [
        'Waar mails heen gaan, en hoe dat verandert. {customerEmail} wordt ingevuld.',
        'Where mails go, and how that changes. {customerEmail} is filled in.',
      ],
      ['customerEmail'],
    ),
    words(
      'none',
      ['Zonder adres', 'Without an address'],
      ['In plaats daarvan, als we geen adres hebben.', 'Instead, when we have no address.'],
    ),
    label('label', ['Veld', 'Field'], ['Voor het veld met het nieuwe adres.', 'Before the field of the new address.']),
    label('button', ['Knop', 'Button'], ['Stuurt een link naar het nieuwe adres.', 'Sends a link to the new address.']),
    label(
      'invalid',
      ['Geen adres', 'No address'],
      ['Bij wat geen mailadres is, bij het veranderen.', 'At what is no mail address, when it is changed.'],
    ),
    label(
      'tooOften',
      ['Te vaak', 'Too often'],
      ['Als het die dag al een paar keer is gevraagd.', 'When it was asked a few times on that day.'],
    ),
    label(
      'asked',
      ['Link is onderweg', 'Link is on its way'],
      ['Bovenaan, meteen na het vragen.', 'At the top, right after asking.'],
    ),
    label(
      'changed',
      ['Veranderd', 'Changed'],
      ['Bovenaan, als het nieuwe adres is bevestigd.', 'At the top, once the new address is confirmed.'],
    ),
    label(
      'confirmHeading',
      ['Kop bij bevestigen', 'Heading when confirming'],
      ['Boven de pagina achter die link.', 'Above the page behind that link.'],
    ),
    words(
      'confirm',
      ['Tekst bij bevestigen', 'Text when confirming'],
      ['Wat bevestigen betekent. {email} wordt ingevuld.', 'What confirming means. {email} is filled in.'],
      ['email'],
    ),
    label(
      'confirmButton',
      ['Knop bij bevestigen', 'Button when confirming'],
      ['Maakt het nieuwe adres het adres.', 'Makes the new address the address.'],
    ),
  ],
)

const method = section(
  'method',
  nlEn('Andere betaalmethode', 'Another method of payment'),
  nlEn('Hoe een klant van rekening of kaart wisselt.', 'How a customer changes the account or card.'),
  [
    label('heading', ['Kop', 'Heading'], ['Boven hoe de klant betaalt.', 'Above how the customer pays.']),
    words(
      'text',
      ['Tekst', 'Text'],
      ['Wat er gebeurt: een cent wordt betaald en gaat terug.', 'What happens: a cent is paid and goes back.'],
    ),
    label('button', ['Knop', 'Button'], ['Leidt naar het betalen van de cent.', 'Leads to paying the cent.']),
    label('done', ['Veranderd', 'Changed'], ['Bovenaan, als er is betaald.', 'At the top, once it was paid.']),
    words(
      'failed',
      ['Niet gelukt', 'Did not work'],
      ['Als die betaling niet gemaakt kan worden.', 'When that payment cannot be made.'],
    ),
  ],
)

const vatNumber = section(
  'vatNumber',
  nlEn('Onbekend btw-nummer', 'Unknown VAT number'),
  nlEn(
    'Staat er als het Europese register (VIES) het btw-nummer niet kent.',
    'Shown when the European register (VIES) does not know the VAT number.',
  ),
  [
    label('heading', ['Kop', 'Heading'], ['Boven het veld.', 'Above the field.']),
    words(
      'text',
      ['Tekst', 'Text'],
      ['Wat er aan de hand is. {vatNumber} wordt ingevuld.', 'What the matter is. {vatNumber} is filled in.'],
      ['vatNumber'],
    ),
    label('button', ['Knop', 'Button'], ['Bewaart het andere nummer.', 'Saves the other number.']),
    label(
      'invalid',
      ['Klopt niet', 'Not right'],
      ['Als het nummer niet bij het land hoort.', 'When the number is not one of the country.'],
    ),
    label(
      'saved',
      ['Bewaard', 'Saved'],
      ['Bovenaan, als het andere btw-nummer bewaard is.', 'At the top, once the other VAT number is saved.'],
    ),
  ],
)

const agreed = section(
  'agreed',
  nlEn('Wat is afgesproken', 'What was agreed'),
  nlEn('De teksten die de klant bij het betalen zag.', 'The texts that the customer saw when paying.'),
  [
    label('heading', ['Kop', 'Heading'], ['Boven die teksten.', 'Above those texts.']),
    words('text', ['Tekst', 'Text'], ['Welke teksten het zijn.', 'Which texts these are.']),
    label(
      'mandate',
      ['Machtiging', 'Authorisation'],
      ['Opent de woorden van de machtiging.', 'Opens the words of the authorisation.'],
    ),
    label(
      'reference',
      ['Kenmerk van de machtiging', 'Mandate reference'],
      ['Voor het nummer van de machtiging bij Mollie.', 'Before the number of the mandate at Mollie.'],
    ),
    label(
      'terms',
      ['Voorwaarden', 'Terms'],
      ['Opent de voorwaarden zoals ze toen waren.', 'Opens the terms as they were then.'],
    ),
  ],
)

const undo = section(
  'undo',
  nlEn('Opzegging terugnemen', 'Taking a cancellation back'),
  nlEn('Staat er na het opzeggen, tot de laatste dag.', 'Shown after cancelling, until the last day.'),
  [
    label('heading', ['Kop', 'Heading'], ['Boven het terugnemen.', 'Above taking it back.']),
    words(
      'text',
      ['Tekst', 'Text'],
      [
        'Wat het betekent. {endDate}, {nextTotal} en {inclVat} worden ingevuld.',
        'What it means. {endDate}, {nextTotal} and {inclVat} are filled in.',
      ],
      ['endDate', 'nextTotal', 'inclVat'],
    ),
    label('button', ['Knop', 'Button'], ['Neemt de opzegging terug.', 'Takes the cancellation back.']),
    label('done', ['Teruggenomen', 'Taken back'], ['Bovenaan, meteen daarna.', 'At the top, right after that.']),
    words(
      'failed',
      ['Niet gelukt', 'Did not work'],
      ['Als onze betaaldienst daarbij niet te bereiken is.', 'When our payment provider cannot be reached for it.'],
    ),
    words(
      'over',
      ['Kan niet meer', 'Too late'],
      [
        'Als de opzegging intussen niet meer kan worden teruggenomen.',
        'When the cancellation can no longer be taken back by then.',
      ],
    ),
  ],
)

const data = section(
  'data',
  nlEn('Gegevens meenemen', 'Taking one’s data along'),
  nlEn('De download van alles over een bestelling.', 'The download of everything about an order.'),
  [
    label('heading', ['Kop', 'Heading'], ['Boven de download.', 'Above the download.']),
    words('text', ['Tekst', 'Text'], ['Wat er in het bestand staat.', 'What the file contains.']),
    label('button', ['Knop', 'Button'], ['Haalt het bestand op.', 'Fetches the file.']),
  ],
)

const signIn = section(
  'signIn',
  nlEn('Een link vragen', 'Asking for a link'),
  nlEn(
    'De pagina zonder link: wie zijn mailadres typt, krijgt er een.',
    'The page without a link: whoever types a mail address gets one.',
  ),
  [
    label('heading', ['Kop', 'Heading'], ['Boven het vragen om een link.', 'Above asking for a link.']),
    words('text', ['Tekst', 'Text'], ['Hoe men een link krijgt.', 'How one gets a link.']),
    label(
      'label',
      ['Veld', 'Field'],
      ['Voor het veld met het mailadres van de bestelling.', 'Before the field with the mail address of the order.'],
    ),
    label('button', ['Knop', 'Button'], ['Vraagt om de link.', 'Asks for the link.']),
    label(
      'invalid',
      ['Geen adres', 'No address'],
      ['Bij wat geen mailadres is, bij het vragen om een link.', 'At what is no mail address, when asking for a link.'],
    ),
    label(
      'sentHeading',
      ['Kop daarna', 'Heading after that'],
      ['Na het vragen, of het adres bekend is of niet.', 'After asking, whether the address is known or not.'],
    ),
    words(
      'sent',
      ['Tekst daarna', 'Text after that'],
      ['Zegt niet of het adres bekend is.', 'Does not say whether the address is known.'],
    ),
    label('again', ['Ander adres', 'Another address'], ['De link terug naar het veld.', 'The link back to the field.']),
    label(
      'openHeading',
      ['Kop bij openen', 'Heading when opening'],
      ['Op de pagina achter de link die is gevraagd.', 'On the page behind the link that was asked for.'],
    ),
    words(
      'open',
      ['Tekst bij openen', 'Text when opening'],
      [
        'Waarom er nog een knop is: mailscanners openen links ook.',
        'Why there is a button: mail scanners open links too.',
      ],
    ),
    label(
      'openButton',
      ['Knop bij openen', 'Button when opening'],
      ['Opent het abonnement.', 'Opens the subscription.'],
    ),
    label(
      'listHeading',
      ['Kop van meer abonnementen', 'Heading of several'],
      ['Als er bij het adres meer abonnementen horen.', 'When the address has several subscriptions.'],
    ),
    words(
      'list',
      ['Tekst bij meer abonnementen', 'Text of several'],
      ['Boven de lijst van die abonnementen.', 'Above the list of those subscriptions.'],
    ),
  ],
)

/** Labels of the facts, beside those that the page always had. */
export const FACT_LABELS = [
  label(
    'exclVat',
    ['Bedrag zonder btw', 'Amount without VAT'],
    ['Het label van wat elke periode kost zonder btw.', 'The label of what each period costs without VAT.'],
  ),
  label(
    'vat',
    ['Btw', 'VAT'],
    ['Het label van de btw, als die is verlegd.', 'The label of the VAT, when it is reverse-charged.'],
  ),
  label('reverseCharged', ['Btw verlegd', 'Reverse-charged'], ['Staat daarachter.', 'Stands behind that.']),
  label(
    'newPrice',
    ['Andere prijs', 'Another price'],
    [
      'Het label van een aangekondigde prijs. {newFrom} en {inclVat} worden ingevuld.',
      'The label of an announced price. {newFrom} and {inclVat} are filled in.',
    ],
    ['newFrom', 'inclVat'],
  ),
  label(
    'ifCancelled',
    ['Na opzeggen', 'After cancelling'],
    [
      'Het label van de dag tot wanneer het loopt als de klant nu opzegt.',
      'The label of the day until which it runs if the customer cancels now.',
    ],
  ),
]

/** The sections of the customer's page, in the order in which it shows them. */
export const ACCOUNT_FIELDS = [forInvoice, payments, vatNumber, business, address, method, agreed, undo, data, signIn]
