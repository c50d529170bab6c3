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
      nlEn('De twee velden die de klant mag invullen.', 'The two fields that the customer may fill in.'),
      [
        line('legend', nlEn('Kop', 'Heading'), nlEn('Staat boven de velden.', 'Stands above the fields.')),
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
          nlEn('Als geen mail dit adres kan bereiken.', 'When the address is one that no mail can reach.'),
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
