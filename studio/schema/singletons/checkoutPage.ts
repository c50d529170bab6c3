import {BasketIcon} from '@sanity/icons/Basket'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, section, text, titledText} from '../fields.ts'

export const checkoutPage = defineType({
  name: 'checkoutPage',
  title: nlEn('Afrekenen', 'Checkout'),
  type: 'document',
  icon: BasketIcon,
  fields: [
    line(
      'eyebrow',
      nlEn('Regel boven de kop', 'Line above the heading'),
      nlEn('Een kleine regel die zegt welke stap dit is.', 'A small line that says which step this is.'),
    ),
    line('heading', nlEn('Kop', 'Heading'), {
      description: nlEn(
        'Staat bovenaan het afrekenen. {plan} is het gekozen pakket.',
        'Stands at the top of the checkout. {plan} is the chosen plan.',
      ),
      placeholders: ['plan'],
    }),
    text(
      'steps',
      nlEn('Inleiding', 'Introduction'),
      nlEn(
        'Eén zin onder de kop: wat de klant hier doet.',
        'One sentence below the heading: what the customer does here.',
      ),
    ),
    section(
      'period',
      nlEn('Betaalperiode', 'Billing period'),
      nlEn('Waar de klant kiest hoe vaak hij betaalt.', 'Where the customer chooses how often to pay.'),
      [
        line(
          'legend',
          nlEn('Vraag', 'Question'),
          nlEn('Staat boven de drie perioden.', 'Stands above the three periods.'),
        ),
        line(
          'help',
          nlEn('Hulp', 'Help'),
          nlEn('Een regel tussen de vraag en de perioden.', 'A line between the question and the periods.'),
        ),
        section(
          'labels',
          nlEn('Namen van de perioden', 'Names of the periods'),
          nlEn(
            'Hoe de perioden heten: hier, in mails en op het bankafschrift.',
            'What the periods are called here, in mails and on the bank statement.',
          ),
          [
            line(
              'monthly',
              nlEn('Per maand', 'Monthly'),
              nlEn('De naam van elke maand betalen.', 'The name of paying every month.'),
            ),
            line(
              'quarterly',
              nlEn('Per 3 maanden', 'Per 3 months'),
              nlEn('De naam van één keer betalen voor 3 maanden.', 'The name of paying once for 3 months.'),
            ),
            line(
              'biannual',
              nlEn('Per 6 maanden', 'Per 6 months'),
              nlEn('De naam van één keer betalen voor 6 maanden.', 'The name of paying once for 6 months.'),
            ),
          ],
        ),
        line('subtitle', nlEn('Ondertitel', 'Subtitle'), {
          description: nlEn(
            'Onder de naam van een periode. {perMonth} is de prijs per maand, excl. btw.',
            'Below the name of a period. {perMonth} is the price per month excl. VAT.',
          ),
          placeholders: ['perMonth'],
        }),
        line('subtitleWithDiscount', nlEn('Ondertitel met korting', 'Subtitle with a discount'), {
          description: nlEn(
            'Hetzelfde voor een periode waarvan de prijs een kortingsregel heeft. {perMonth}, {discount} (die regel) en {total} (incl. btw) worden ingevuld.',
            'The same for a period whose price has a discount note. {perMonth}, {discount} (that note) and {total} (incl. VAT) are filled in.',
          ),
          placeholders: ['perMonth', 'discount', 'total'],
        }),
      ],
    ),
    section(
      'customer',
      nlEn('Gegevens van de klant', 'Customer details'),
      nlEn('Wat een verkoop aan een bedrijf nodig heeft.', 'What a sale to a business needs.'),
      [
        line('legend', nlEn('Kop', 'Heading'), nlEn('Staat boven de velden.', 'Stands above the fields.')),
        text(
          'business',
          nlEn('Voor wie', 'For whom'),
          nlEn(
            'Eén of twee zinnen onder de kop: dat dit voor bedrijven is, en wie hier niet kan kopen.',
            'One or two sentences below the heading: that this is for businesses, and who cannot buy here.',
          ),
        ),
        line(
          'company',
          nlEn('Bedrijf', 'Company'),
          nlEn('Het label van het veld voor de bedrijfsnaam.', 'The label of the field for the company’s name.'),
        ),
        line(
          'website',
          'Website',
          nlEn('Het label van het veld voor de website.', 'The label of the field for the website.'),
        ),
        line(
          'websiteHelp',
          nlEn('Hulp bij de website', 'Help with the website'),
          nlEn(
            'Staat onder dat veld: om welke website het gaat.',
            'Stands below that field: which website it is about.',
          ),
        ),
        line(
          'country',
          nlEn('Land', 'Country'),
          nlEn(
            'Het label van de keuze van het land. Welke landen er staan, staat in de instellingen van de site.',
            'The label of the choice of the country. Which countries there are is in the site settings.',
          ),
        ),
        line(
          'vatNumber',
          nlEn('Btw-nummer', 'VAT number'),
          nlEn(
            'Het label van het veld dat er is als een ander land dan Nederland is gekozen.',
            'The label of the field that is there when a country other than the Netherlands is chosen.',
          ),
        ),
        text(
          'vatNumberHelp',
          nlEn('Hulp bij het btw-nummer', 'Help with the VAT number'),
          nlEn(
            'Staat onder dat veld: hoe het nummer eruitziet, en waarom het nodig is.',
            'Stands below that field: what the number looks like, and why it is needed.',
          ),
        ),
        line(
          'optional',
          nlEn('Optioneel', 'Optional'),
          nlEn(
            'Staat tussen haakjes achter het label van een veld dat leeg mag blijven.',
            'Stands in brackets after the label of a field that may stay empty.',
          ),
        ),
        line(
          'name',
          nlEn('Naam', 'Name'),
          nlEn('Het label van het veld voor de naam.', 'The label of the field for the name.'),
        ),
        line(
          'email',
          nlEn('Mailadres', 'E-mail address'),
          nlEn('Het label van het veld voor het mailadres.', 'The label of the field for the e-mail address.'),
        ),
        line(
          'emailHelp',
          nlEn('Hulp bij het mailadres', 'Help with the e-mail address'),
          nlEn(
            'Staat onder dat veld: waarvoor het adres wordt gebruikt.',
            'Stands below that field: what the address is used for.',
          ),
        ),
      ],
    ),
    section(
      'today',
      nlEn('Bedrag', 'Amount'),
      nlEn('Het donkere vak met wat er vandaag wordt afgeschreven.', 'The dark box with what is charged today.'),
      [
        line(
          'heading',
          nlEn('Kop', 'Heading'),
          nlEn('Staat boven het grote bedrag.', 'Stands above the large amount.'),
        ),
        line(
          'exclVat',
          nlEn('Bedrag excl. btw', 'Amount excl. VAT'),
          nlEn('Het label van het bedrag zonder btw.', 'The label of the amount without VAT.'),
        ),
        line(
          'vat',
          'VAT',
          nlEn(
            'Het label van de btw. {vatRate} is het tarief in procenten.',
            'The label of the VAT. {vatRate} is the rate in percent.',
          ),
        ),
        line(
          'total',
          nlEn('Totaal', 'Total'),
          nlEn(
            'Het label van het bedrag met btw: wat de klant betaalt.',
            'The label of the amount with VAT, which is what the customer pays.',
          ),
        ),
        line(
          'totalReversed',
          nlEn('Totaal, btw verlegd', 'Total, reverse charge'),
          nlEn(
            'Het label van wat een bedrijf in een ander EU-land betaalt, zonder btw.',
            'The label of what a business in another EU country pays, without VAT.',
          ),
        ),
      ],
    ),
    section(
      'renewal',
      nlEn('Verlenging', 'Renewal'),
      nlEn('Wat er gebeurt na de periode die nu wordt betaald.', 'What happens after the period that is paid now.'),
      [
        text(
          'monthly',
          nlEn('Pakket per maand', 'Monthly plan'),
          nlEn(
            'Onder de bedragen als de klant per maand betaalt.',
            'Below the amounts when the customer pays by the month.',
          ),
        ),
        line(
          'autoRenewed',
          nlEn('Vooruitbetaald pakket: verlenging', 'Prepaid plan: renewal'),
          nlEn(
            'Onder de bedragen als de klant voor 3 of 6 maanden betaalt.',
            'Below the amounts when the customer pays for 3 or 6 months.',
          ),
        ),
        text('inShort', nlEn('In één regel, onder de knop', 'In one line, below the button'), {
          description: nlEn(
            'Vat samen wat wordt betaald, wanneer opnieuw en hoe iemand stopt. {total} (incl. btw), {date} van de volgende betaling en {months} worden ingevuld. De zin over de voorwaarden volgt erop.',
            'Sums up what is paid, when next and how to stop. {total} (incl. VAT), {date} of the next payment and {months} are filled in. The sentence on the terms follows it.',
          ),
          placeholders: ['total', 'date', 'months'],
        }),
        text('inShortReversed', nlEn('In één regel, btw verlegd', 'In one line, reverse charge'), {
          description: nlEn(
            'Hetzelfde voor een bedrijf in een ander EU-land. {total} (zonder btw), {date} en {months} worden ingevuld.',
            'The same for a business in another EU country. {total} (without VAT), {date} and {months} are filled in.',
          ),
          placeholders: ['total', 'date', 'months'],
        }),
        text('prepaid', nlEn('Vooruitbetaald pakket: uitleg', 'Prepaid plan: explanation'), {
          description: nlEn(
            'Volgt op de regel over de verlenging van een vooruitbetaald pakket. {months} is het aantal maanden.',
            'Follows the line on the renewal of a prepaid plan. {months} is the number of months.',
          ),
          placeholders: ['months'],
        }),
      ],
    ),
    section(
      'included',
      nlEn('Wat erin zit', 'What is included'),
      nlEn(
        'De woorden rond de lijst van wat er in het pakket zit.',
        'The words around the list of what the plan includes.',
      ),
      [
        line('heading', nlEn('Kop', 'Heading'), nlEn('Staat boven wat erin zit.', 'Stands above what is included.')),
        line(
          'detailsLabel',
          nlEn('Link naar de details', 'Link to the details'),
          nlEn(
            'Opent het venster met de details van het gekozen pakket.',
            'Opens the dialog with the details of the chosen plan.',
          ),
        ),
      ],
    ),
    text('mandate', nlEn('Machtiging voor automatische incasso', 'Authorisation of direct debits'), {
      description: nlEn(
        'Onder de knop, na de zin over de voorwaarden: dat de klant met betalen toestemming geeft om volgende periodes af te schrijven. De tekst zoals hij er stond, wordt bij de bestelling bewaard.',
        'Below the button, after the sentence on the terms: that by paying the customer agrees that following periods are collected. The text as it stood is kept with the order.',
      ),
    }),
    section(
      'submit',
      nlEn('Betalen', 'Paying'),
      nlEn(
        'De knop die naar de betaling leidt, en wat eronder staat.',
        'The button that leads to the payment, and what stands below it.',
      ),
      [
        line(
          'label',
          nlEn('Knop', 'Button'),
          nlEn(
            'De woorden op de knop die naar de betaling leidt.',
            'The words on the button that leads to the payment.',
          ),
        ),
        line(
          'busy',
          nlEn('Knop tijdens het wachten', 'Button while busy'),
          nlEn(
            'Staat er in plaats daarvan terwijl de betaling wordt voorbereid.',
            'Replaces them while the payment is being prepared.',
          ),
        ),
        line('confirm', nlEn('Knop na een nieuwe prijs', 'Button after a price change'), {
          description: nlEn(
            'Staat er in plaats daarvan als de prijs veranderde terwijl de pagina openstond. {total} is het nieuwe totaal.',
            'Replaces them when the price changed while the page was open. {total} is the new total.',
          ),
          placeholders: ['total'],
        }),
        line(
          'note',
          nlEn('Opmerking', 'Note'),
          nlEn(
            'Een kleine regel over wat er na het klikken op de knop gebeurt.',
            'A small line on what happens after pressing the button.',
          ),
        ),
        line(
          'methodsLabel',
          nlEn('Naam van de betaalmethoden', 'Name of the payment methods'),
          nlEn(
            'Wordt voorgelezen voor de lijst van betaalmethoden; je ziet het niet.',
            'Read out before the list of payment methods; it is not seen.',
          ),
        ),
      ],
    ),
    section(
      'terms',
      nlEn('Voorwaarden', 'Terms'),
      nlEn(
        'De zin die met de voorwaarden akkoord gaat, met de link in het midden.',
        'The sentence that agrees to the terms, with the link in the middle.',
      ),
      [
        line(
          'before',
          nlEn('Voor de link', 'Before the link'),
          nlEn('Begint de zin over de voorwaarden.', 'Begins the sentence on the terms.'),
        ),
        line(
          'linkLabel',
          'Link',
          nlEn('De woorden die naar de voorwaarden leiden.', 'The words that link to the terms.'),
        ),
        line(
          'after',
          nlEn('Na de link', 'After the link'),
          nlEn(
            'Eindigt de zin over de voorwaarden; vaak alleen een punt.',
            'Ends the sentence on the terms; often only a full stop.',
          ),
        ),
      ],
    ),
    section(
      'messages',
      nlEn('Meldingen', 'Messages'),
      nlEn(
        'Wat de klant leest als betalen anders loopt dan gedacht.',
        'What the customer reads when paying does not go as planned.',
      ),
      [
        titledText(
          'paymentFailed',
          nlEn('Betaling mislukt', 'Payment failed'),
          nlEn('Als de betaling niet kon beginnen.', 'When the payment could not be started.'),
        ),
        section(
          'priceChanged',
          nlEn('Prijs veranderd', 'Price changed'),
          nlEn(
            'Als de prijs veranderde nadat de pagina was geopend: de klant ziet de nieuwe en beslist opnieuw.',
            'When the price changed after the page was opened: the customer sees the new one and decides again.',
          ),
          [
            line(
              'title',
              nlEn('Titel', 'Title'),
              nlEn('De eerste regel van deze melding.', 'The first line of this message.'),
            ),
            text('text', nlEn('Tekst', 'Text'), {
              description: nlEn(
                'Zegt dat er niets is betaald. {total} is het nieuwe totaal.',
                'Says that nothing has been paid. {total} is the new total.',
              ),
              placeholders: ['total'],
            }),
          ],
        ),
        text('priceChangedReversed', nlEn('Prijs veranderd, btw verlegd', 'Price changed, reverse charge'), {
          description: nlEn(
            'Onder dezelfde titel, voor een bedrijf in een ander EU-land. {total} is het nieuwe totaal, zonder btw.',
            'Below the same title, for a business in another EU country. {total} is the new total, without VAT.',
          ),
          placeholders: ['total'],
        }),
        titledText(
          'checkFields',
          nlEn('Velden kloppen niet', 'Fields not right'),
          nlEn(
            'Boven het formulier, als er iets ontbreekt of niet klopt en de pagina zonder scripts werkt.',
            'Above the form, when something is missing or wrong and the page works without scripts.',
          ),
        ),
        section(
          'fields',
          nlEn('Bij een veld', 'Beside a field'),
          nlEn(
            'Wat onder een veld staat dat ontbreekt of niet klopt.',
            'What stands below a field that is missing or wrong.',
          ),
          [
            line(
              'company',
              nlEn('Bedrijf', 'Company'),
              nlEn('Als de bedrijfsnaam ontbreekt.', 'When the company’s name is missing.'),
            ),
            line(
              'website',
              'Website',
              nlEn('Als de website ontbreekt of geen adres is.', 'When the website is missing or no address.'),
            ),
            line(
              'country',
              nlEn('Land', 'Country'),
              nlEn('Als we in dit land niet verkopen.', 'When we do not sell in this country.'),
            ),
            text(
              'vatNumber',
              nlEn('Btw-nummer ontbreekt', 'VAT number missing'),
              nlEn(
                'Als een ander land is gekozen en het nummer ontbreekt.',
                'When another country is chosen and the number is missing.',
              ),
            ),
            text(
              'vatNumberInvalid',
              nlEn('Btw-nummer klopt niet', 'VAT number not right'),
              nlEn(
                'Als het nummer niet bij het gekozen land hoort, of niet kan bestaan.',
                'When the number is not one of the chosen country, or cannot exist.',
              ),
            ),
          ],
        ),
        titledText(
          'alreadyCustomer',
          nlEn('Heeft dit abonnement al', 'Has this subscription already'),
          nlEn(
            'Als op dit mailadres of dit bedrijf al een abonnement op dit pakket loopt. Wie daarna nog een keer op de knop drukt, koopt er nog een.',
            'When a subscription to this plan runs already for this e-mail address or company. Whoever presses the button again after it buys another one.',
          ),
        ),
        titledText(
          'tooManyAttempts',
          nlEn('Te vaak geprobeerd', 'Tried too often'),
          nlEn(
            'Als iemand het meer dan twintig keer per minuut probeert.',
            'When somebody tries more than twenty times a minute.',
          ),
        ),
        titledText(
          'invalidEmail',
          nlEn('Mailadres klopt niet', 'E-mail address not valid'),
          nlEn(
            'Als het adres ontbreekt, of geen mail het kan bereiken. De tekst staat ook onder het veld, net als bij het inloggen en na het betalen.',
            'When the address is missing, or one that no mail can reach. The text stands below the field too, also when logging in and after paying.',
          ),
        ),
        titledText(
          'offline',
          nlEn('Geen verbinding', 'No connection'),
          nlEn('Als de eigen verbinding van de bezoeker weg is.', 'When the visitor’s own connection is gone.'),
        ),
      ],
    ),
  ],
  preview: {prepare: () => ({title: nlEn('Afrekenen', 'Checkout')})},
})
