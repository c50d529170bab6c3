import {UserIcon} from '@sanity/icons/User'
import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {choice, day, items, line, lines, richText, section, text} from '../fields.ts'
import {PERIOD_CHOICES} from '../periods.ts'

export const accountPage = defineType({
  name: 'accountPage',
  title: 'Account',
  type: 'document',
  icon: UserIcon,
  fields: [
    line(
      'heading',
      nlEn('Kop', 'Heading'),
      nlEn('Staat bovenaan de accountpagina.', 'Stands at the top of the account page.'),
    ),
    text(
      'intro',
      nlEn('Inleiding', 'Introduction'),
      nlEn('Eén zin daaronder: wat er op de pagina te vinden is.', 'One sentence below it: what is found on the page.'),
    ),
    section(
      'profile',
      nlEn('Profiel', 'Profile'),
      nlEn('Van wie het voorbeeldaccount is.', 'Who the sample account belongs to.'),
      [
        line(
          'heading',
          nlEn('Kop', 'Heading'),
          nlEn('Staat boven de gegevens van het profiel.', 'Stands above the details of the profile.'),
        ),
        text(
          'note',
          nlEn('Opmerking', 'Note'),
          nlEn(
            'Zegt dat deze gegevens hier niet te veranderen zijn, en waar wel.',
            'Says that these details cannot be changed here, and where they can.',
          ),
        ),
        items(
          'fields',
          nlEn('Velden', 'Fields'),
          nlEn(
            'De gegevens op volgorde: naam, bedrijf enzovoort.',
            'The details in their order: name, company and so on.',
          ),
          'labelledValue',
        ),
      ],
    ),
    section(
      'subscription',
      nlEn('Voorbeeldabonnement', 'Sample subscription'),
      nlEn('Waarop het voorbeeldaccount is geabonneerd.', 'What the sample account is subscribed to.'),
      [
        line('heading', nlEn('Kop', 'Heading'), nlEn('Staat boven het abonnement.', 'Stands above the subscription.')),
        defineField({
          name: 'plan',
          title: nlEn('Pakket', 'Plan'),
          type: 'reference',
          description: nlEn(
            'Het pakket van het voorbeeldaccount: de naam staat er, en de details openen in een venster.',
            'The plan of the sample account: its name is shown, and its details open in a dialog.',
          ),
          to: [{type: 'plan'}],
          validation: (rule) => rule.required(),
        }),
        choice(
          'period',
          nlEn('Betaalperiode', 'Billing period'),
          nlEn(
            'Hoe vaak het voorbeeldaccount betaalt. Houd het gelijk aan de prijs.',
            'How often the sample account pays. Keep it in line with the price.',
          ),
          PERIOD_CHOICES,
        ),
        line(
          'planLabel',
          nlEn('Label van het pakket', 'Label of the plan'),
          nlEn('Staat voor de naam van het pakket.', 'Stands before the name of the plan.'),
        ),
        line(
          'statusLabel',
          nlEn('Label van de status', 'Label of the status'),
          nlEn('Staat voor de status.', 'Stands before the status.'),
        ),
        line(
          'status',
          'Status',
          nlEn(
            'Hoe het voorbeeldabonnement ervoor staat, zoals "Actief".',
            'How the sample subscription stands, such as "Actief".',
          ),
        ),
        line(
          'priceLabel',
          nlEn('Label van de prijs', 'Label of the price'),
          nlEn('Staat voor de prijs.', 'Stands before the price.'),
        ),
        line(
          'price',
          nlEn('Prijs', 'Price'),
          nlEn(
            'Wat het voorbeeldaccount betaalt, met een invulveld zoals {price:pro:monthly}.',
            'What the sample account pays, written with a placeholder such as {price:pro:monthly}.',
          ),
        ),
        line(
          'nextPaymentLabel',
          nlEn('Label van de volgende betaling', 'Label of the next payment'),
          nlEn('Staat voor de dag van de volgende betaling.', 'Stands before the day of the next payment.'),
        ),
        day(
          'nextPayment',
          nlEn('Volgende betaling', 'Next payment'),
          nlEn(
            'De dag van de volgende betaling van het voorbeeldaccount.',
            'The day of the next payment of the sample account.',
          ),
        ),
        line(
          'limitsHeading',
          nlEn('Kop van de limieten', 'Heading of the limits'),
          nlEn('Staat boven de lijst van limieten.', 'Stands above the list of limits.'),
        ),
        lines(
          'limits',
          nlEn('Limieten', 'Limits'),
          nlEn('Wat er met het abonnement mag, één regel per limiet.', 'What the subscription allows, one line each.'),
        ),
        line(
          'detailsLabel',
          nlEn('Link naar de details van het pakket', 'Link to the details of the plan'),
          nlEn(
            'Opent het venster dat zegt wat er in het pakket zit.',
            'Opens the dialog that says what is in the plan.',
          ),
        ),
        section(
          'cancel',
          nlEn('Opzeggen', 'Cancelling'),
          nlEn(
            'Het venster dat zegt hoe een echt abonnement wordt opgezegd.',
            'The dialog that says how a real subscription is cancelled.',
          ),
          [
            line(
              'label',
              nlEn('Knop', 'Button'),
              nlEn('Opent het venster over opzeggen.', 'Opens the dialog on cancelling.'),
            ),
            line(
              'heading',
              nlEn('Kop', 'Heading'),
              nlEn('Staat bovenaan het venster over opzeggen.', 'Stands at the top of the dialog on cancelling.'),
            ),
            richText(
              'body',
              nlEn('Tekst', 'Text'),
              nlEn(
                'Hoe opzeggen gaat, en wanneer het abonnement dan eindigt.',
                'How cancelling works, and when the subscription then ends.',
              ),
            ),
            line(
              'close',
              nlEn('Sluiten', 'Close'),
              nlEn('De knop die het venster over opzeggen sluit.', 'The button that closes the dialog on cancelling.'),
            ),
          ],
        ),
      ],
    ),
    section(
      'notifications',
      nlEn('Meldingen', 'Notifications'),
      nlEn('Welke berichten het voorbeeldaccount krijgt.', 'Which messages the sample account gets.'),
      [
        line(
          'heading',
          nlEn('Kop', 'Heading'),
          nlEn('Staat boven de schakelaars voor berichten.', 'Stands above the switches for messages.'),
        ),
        items(
          'toggles',
          nlEn('Schakelaars', 'Switches'),
          nlEn('Eén soort bericht per schakelaar, op volgorde.', 'One kind of message each, in their order.'),
          'toggle',
        ),
      ],
    ),
    section(
      'security',
      nlEn('Beveiliging', 'Security'),
      nlEn('Wat het account veilig houdt.', 'What keeps the account safe.'),
      [
        line(
          'heading',
          nlEn('Kop', 'Heading'),
          nlEn('Staat boven de onderdelen van de beveiliging.', 'Stands above the security items.'),
        ),
        items(
          'items',
          nlEn('Onderdelen', 'Items'),
          nlEn(
            'Eén onderdeel per blok, zoals het wachtwoord; sleep om de volgorde te veranderen.',
            'One item each, such as the password; drag to change the order.',
          ),
          'securityItem',
        ),
      ],
    ),
  ],
  preview: {prepare: () => ({title: 'Account'})},
})
