import {BasketIcon} from '@sanity/icons/Basket'
import {defineType} from 'sanity'
import {PERIODS} from '../../../domain/money/periods.ts'
import {nlEn} from '../../language.ts'
import {codeSection} from '../fieldGroups/codeFields.ts'
import {checkoutErrors, checkoutLabels} from '../fieldGroups/detailFields.ts'
import {line, section, text, titledText} from '../fields.ts'
import {PERIOD_TITLES} from '../periods.ts'

export const checkoutPage = defineType({
  name: 'checkoutPage',
  title: nlEn('Afrekenen', 'Checkout'),
  type: 'document',
  icon: BasketIcon,
  fields: [
    line('eyebrow', ['Regel boven de kop', 'Line above the heading'], {
      help: ['Een kleine regel die zegt welke stap dit is.', 'A small line that says which step this is.'],
    }),
    line('heading', ['Kop', 'Heading'], {
      help: ['Staat bovenaan het afrekenen. {plan} is het gekozen pakket.', '{plan} is the chosen plan.'],
      placeholders: ['plan'],
    }),
    text('steps', ['Inleiding', 'Introduction']),
    section('period', ['Betaalperiode', 'Billing period'], {
      fields: [
        line('legend', ['Vraag', 'Question']),
        line('help', ['Hulp', 'Help']),
        section('labels', ['Namen van de perioden', 'Names of the periods'], {
          help: [
            'Hoe de perioden heten: hier, in mails en op het bankafschrift.',
            'The names used here, in e-mails and on the bank statement.',
          ],
          fields: PERIODS.map((period) => line(period, PERIOD_TITLES[period])),
        }),
        line('subtitle', ['Ondertitel', 'Subtitle'], {
          help: [
            'Onder de naam van een periode. {perMonth} is de prijs per maand, excl. btw.',
            'Below the name of a period. {perMonth} is the price per month excl. VAT.',
          ],
          placeholders: ['perMonth'],
        }),
        line('subtitleWithDiscount', ['Ondertitel met korting', 'Subtitle with a discount'], {
          help: [
            'Hetzelfde voor een periode waarvan de prijs een kortingsregel heeft. {perMonth}, {discount} (die regel) en {total} (incl. btw) worden ingevuld.',
            'The same for a period whose price has a discount note. {perMonth}, {discount} (that note) and {total} (incl. VAT) are filled in.',
          ],
          placeholders: ['perMonth', 'discount', 'total'],
        }),
      ],
    }),
    section('customer', ['Gegevens van de klant', 'Customer details'], {
      fields: [
        line('legend', ['Kop', 'Heading']),
        text('business', ['Voor wie', 'For whom'], {
          help: [
            'Eén of twee zinnen onder de kop: dat dit voor bedrijven is, en wie hier niet kan kopen.',
            'One or two sentences below the heading: that this is for businesses, and who cannot buy here.',
          ],
        }),
        ...checkoutLabels,
        line('more', ['Wat is ingeklapt', 'Folded fields'], {
          help: [
            'De regel die de velden openklapt die weinig klanten nodig hebben.',
            'The line that opens the fields that few customers need.',
          ],
        }),
        line('optional', ['Optioneel', 'Optional'], {
          help: [
            'Staat tussen haakjes achter het label van een veld dat leeg mag blijven.',
            'Shown in brackets after the label of an optional field.',
          ],
        }),
      ],
    }),
    section('today', ['Bedrag', 'Amount'], {
      help: ['Het donkere vak met wat er vandaag wordt afgeschreven.', 'The dark box with what is charged today.'],
      fields: [
        line('heading', ['Kop', 'Heading']),
        line('exclVat', ['Bedrag excl. btw', 'Amount excl. VAT']),
        line('vat', ['Btw', 'VAT'], {
          help: ['Het label van de btw. {vatRate} is het tarief in procenten.', '{vatRate} is the rate in percent.'],
        }),
        line('total', ['Totaal', 'Total']),
        line('totalReversed', ['Totaal, btw verlegd', 'Total, reverse charge'], {
          help: [
            'Het label van wat een bedrijf in een ander EU-land betaalt, zonder btw.',
            'For a business in another EU country, without VAT.',
          ],
        }),
      ],
    }),
    section('renewal', ['Verlenging', 'Renewal'], {
      fields: [
        line('autoRenewed', ['Vooruitbetaald pakket: verlenging', 'Prepaid plan: renewal']),
        text('eachMonth', ['Volgende betalingen, per maand', 'Following payments, monthly'], {
          help: [
            'Eén zin onder het bedrag, boven de knop: wat er daarna wordt betaald, en wanneer. {total} is het bedrag, {date} de dag van de volgende betaling.',
            'One sentence below the amount, above the button: what is paid after that, and when. {total} is the amount, {date} the day of the next payment.',
          ],
          placeholders: ['total', 'date'],
        }),
        text('eachMonths', ['Volgende betalingen, vooruitbetaald', 'Following payments, prepaid'], {
          help: [
            'Dezelfde zin voor een vooruitbetaald pakket: {total} elke {months} maanden, voor het eerst op {date}.',
            'The same sentence for a prepaid plan: {total} every {months} months, first on {date}.',
          ],
          placeholders: ['total', 'date', 'months'],
        }),
        text('monthly', ['Pakket per maand', 'Monthly plan'], {
          help: [
            'Onder de kop van de automatische incasso: hoe lang het loopt en hoe iemand stopt.',
            'Below the heading of the direct debit: how long it runs and how to cancel.',
          ],
        }),
        text('prepaid', ['Vooruitbetaald pakket: uitleg', 'Prepaid plan: explanation'], {
          help: [
            'Onder dezelfde kop voor een vooruitbetaald pakket: hoe het wordt verlengd. {months} is het aantal maanden.',
            'Below the same heading for a prepaid plan: how it renews. {months} is the number of months.',
          ],
          placeholders: ['months'],
        }),
      ],
    }),
    section('included', ['Wat erin zit', 'What is included'], {
      fields: [
        line('heading', ['Kop', 'Heading']),
        line('detailsLabel', ['Link naar de details', 'Link to the details']),
      ],
    }),
    section('debit', ['Automatische incasso', 'Direct debit'], {
      help: [
        'Onder deze kop staan de uitleg van de verlenging, de hele machtiging en de link naar de voorwaarden.',
        'Below this heading are the explanation of the renewal, the whole authorisation and the link to the terms.',
      ],
      fields: [line('heading', ['Kop', 'Heading']), line('terms', ['Link naar de voorwaarden', 'Link to the terms'])],
    }),
    text('mandate', ['Machtiging voor automatische incasso', 'Authorisation of direct debits'], {
      help: [
        'Onder die kop, voluit: dat de klant met betalen toestemming geeft om volgende periodes af te schrijven. De tekst zoals hij er stond, wordt bij de bestelling bewaard.',
        'Below that heading, in full: by paying, the customer authorises collection of the following periods. The order keeps the text as it was.',
      ],
    }),
    section('submit', ['Betalen', 'Paying'], {
      fields: [
        line('label', ['Knop', 'Button']),
        line('busy', ['Knop tijdens het wachten', 'Button while busy']),
        line('confirm', ['Knop na een nieuwe prijs', 'Button after a price change'], {
          help: [
            'Staat er in plaats daarvan als de prijs veranderde terwijl de pagina openstond. {total} is het nieuwe totaal.',
            'Shown instead when the price changed while the page was open. {total} is the new total.',
          ],
          placeholders: ['total'],
        }),
        line('note', ['Opmerking', 'Note'], {
          help: [
            'Een kleine regel bij de betaalmethoden: waar de klant betaalt.',
            'A small line beside the payment methods: where the customer pays.',
          ],
        }),
        line('methodsLabel', ['Naam van de betaalmethoden', 'Name of the payment methods'], {
          help: [
            'Wordt voorgelezen voor de lijst van betaalmethoden; je ziet het niet.',
            'For screen readers only, before the list of payment methods.',
          ],
        }),
      ],
    }),
    codeSection,
    section('agree', ['Akkoord', 'Agreement'], {
      help: [
        'Eén zin naast de knop: wie betaalt, geeft een machtiging en gaat akkoord met de voorwaarden. Hij heeft twee links.',
        'One sentence beside the button: paying authorises direct debits and agrees to the terms. It has two links.',
      ],
      fields: [
        line('before', ['Begin', 'Beginning']),
        line('mandate', ['Link naar de machtiging', 'Link to the authorisation']),
        line('between', ['Tussen de links', 'Between the links']),
        line('terms', ['Link naar de voorwaarden', 'Link to the terms']),
        line('after', ['Na de links', 'After the links']),
      ],
    }),
    section('next', ['Wat er daarna gebeurt', 'What happens next'], {
      help: [
        'Boven de eerste drie stappen van de belofte. Die staan bij Landingspagina → Wat je wanneer kunt verwachten.',
        'Above the first three steps of the promise. They are at Landing page → What to expect, and when.',
      ],
      fields: [line('heading', ['Kop', 'Heading'])],
    }),
    section('messages', ['Meldingen', 'Messages'], {
      fields: [
        titledText('paymentFailed', ['Betaling mislukt', 'Payment failed']),
        section('priceChanged', ['Prijs veranderd', 'Price changed'], {
          help: [
            'Als de prijs veranderde nadat de pagina was geopend: de klant ziet de nieuwe en beslist opnieuw.',
            'Shown when the price changed after the page was opened; the customer sees the new price and decides again.',
          ],
          fields: [
            line('title', ['Titel', 'Title']),
            text('text', ['Tekst', 'Text'], {
              help: [
                'Zegt dat er niets is betaald. {total} is het nieuwe totaal.',
                'Says that nothing has been paid. {total} is the new total.',
              ],
              placeholders: ['total'],
            }),
          ],
        }),
        text('priceChangedReversed', ['Prijs veranderd, btw verlegd', 'Price changed, reverse charge'], {
          help: [
            'Onder dezelfde titel, voor een bedrijf in een ander EU-land. {total} is het nieuwe totaal, zonder btw.',
            'Below the same title, for a business in another EU country. {total} is the new total without VAT.',
          ],
          placeholders: ['total'],
        }),
        titledText('checkFields', ['Velden kloppen niet', 'Invalid fields'], {
          help: [
            'Boven het formulier, als er iets ontbreekt of niet klopt en de pagina zonder scripts werkt.',
            'Above the form, when a field is missing or invalid and scripts are off.',
          ],
        }),
        section('fields', ['Bij een veld', 'Beside a field'], {
          fields: checkoutErrors,
        }),
        titledText('alreadyCustomer', ['Heeft dit abonnement al', 'Already has this subscription'], {
          help: [
            'Als op dit mailadres of dit bedrijf al een abonnement op dit pakket loopt. Wie daarna nog een keer op de knop drukt, koopt er nog een.',
            'Shown when this e-mail address or company already has a subscription to this plan. Clicking the button again buys another one.',
          ],
        }),
        titledText('tooManyAttempts', ['Te vaak geprobeerd', 'Too many attempts'], {
          help: [
            'Als iemand het meer dan twintig keer per minuut probeert.',
            'Shown after more than twenty attempts a minute.',
          ],
        }),
        titledText('invalidEmail', ['Mailadres klopt niet', 'E-mail address not valid'], {
          help: [
            'Als het adres ontbreekt, of geen mail het kan bereiken. De tekst staat ook onder het veld, net als bij het inloggen en na het betalen.',
            'Shown when the address is missing or cannot receive e-mail. The text is also shown below the field, on the login page and after paying.',
          ],
        }),
        titledText('offline', ['Geen verbinding', 'No connection']),
      ],
    }),
  ],
  preview: {prepare: () => ({title: nlEn('Afrekenen', 'Checkout')})},
})
