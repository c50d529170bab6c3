import {CreditCardIcon} from '@sanity/icons/CreditCard'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {ACCOUNT_FIELDS, FACT_LABELS} from '../accountFields.ts'
import {action, line, richText, section, text} from '../fields.ts'
import {FIRST_DAY} from '../firstDayFields.ts'

/** A page with a heading and a text. `when` completes the sentence "Shown …". */
const message = (name: string, title: string, when: string) =>
  section(name, title, nlEn(`Staat er ${when}.`, `Shown ${when}.`), [
    line('heading', nlEn('Kop', 'Heading'), nlEn(`De kop ${when}.`, `The heading ${when}.`)),
    richText(
      'body',
      nlEn('Tekst', 'Text'),
      nlEn(
        `Wat de pagina zegt ${when}, en wat de bezoeker kan doen.`,
        `What the page says ${when}, and what the visitor can do.`,
      ),
    ),
  ])

/** The same on the page where a subscription is cancelled, with what it fills in from the order. */
const notice = (name: string, title: string, when: string, placeholders: readonly string[] = []) =>
  section(name, title, nlEn(`Staat er ${when}.`, `Shown ${when}.`), [
    line('heading', nlEn('Kop', 'Heading'), nlEn(`De kop ${when}.`, `The heading ${when}.`)),
    text('text', nlEn('Tekst', 'Text'), {
      description: [
        nlEn(`Wat de pagina zegt ${when}.`, `What the page says ${when}.`),
        ...placeholders.map((each) => nlEn(`{${each}} wordt ingevuld.`, `{${each}} is filled in.`)),
      ].join(' '),
      placeholders,
    }),
  ])

export const paymentPages = defineType({
  name: 'paymentPages',
  title: nlEn('Na het betalen', 'After paying'),
  type: 'document',
  icon: CreditCardIcon,
  fields: [
    section(
      'success',
      nlEn('Betaling gelukt', 'Payment succeeded'),
      nlEn('Voor klanten die hebben betaald.', 'Shown to customers who have paid.'),
      [
        line(
          'heading',
          nlEn('Kop', 'Heading'),
          nlEn('Zegt dat de betaling is gelukt.', 'Says that the payment succeeded.'),
        ),
        line(
          'processed',
          nlEn('Eerste zin', 'First sentence'),
          nlEn(
            'Wat er is gebeurd, in een paar woorden; de zin over de mail volgt erop.',
            'What has happened, in a few words; the sentence about the mail follows it.',
          ),
        ),
        line(
          'mailed',
          nlEn('Zin over de mail', 'Sentence about the mail'),
          nlEn('Valt weg als de klant geen adres gaf.', 'Left out when the customer gave no address.'),
        ),
        richText('body', nlEn('Tekst', 'Text'), nlEn('Wat er nu gebeurt.', 'What happens next.')),
        line(
          'begin',
          nlEn('Eerste knop', 'First button'),
          nlEn(
            'Leidt naar de pagina waar de klant vertelt wat we nodig hebben om te beginnen.',
            'Leads to the page where the customer tells what we need to begin.',
          ),
        ),
        line(
          'invoice',
          nlEn('Knop voor de factuur', 'Button for the invoice'),
          nlEn(
            'De eerste knop zolang er geen factuur gemaakt kan worden. Leidt naar “Voor je factuur” op de pagina van de klant.',
            'The first button while no invoice can be made. Leads to "For your invoice" on the customer’s page.',
          ),
        ),
        action('action', nlEn('Knop', 'Button'), nlEn('De knop daarnaast.', 'The button beside it.')),
        text(
          'noMail',
          nlEn('Als er geen mail komt', 'When no mail arrives'),
          nlEn('Wat te doen als de beloofde mail niet komt.', 'What to do when the promised mail does not come.'),
        ),
        line(
          'orderLabel',
          nlEn('Label van het bestelnummer', 'Label of the order number'),
          nlEn(
            'Staat voor het bestelnummer, hier en waar iemand opzegt.',
            'Stands before the order number, here and where one cancels.',
          ),
        ),
        line(
          'manage',
          nlEn('Link naar het abonnement', 'Link to the subscription'),
          nlEn(
            'Leidt naar de pagina waar de klant het abonnement ziet en kan opzeggen.',
            'Leads to the page where the customer sees the subscription and can cancel it.',
          ),
        ),
      ],
    ),
    section(
      'address',
      nlEn('Mailadres na het betalen', 'Mail address after paying'),
      nlEn(
        'Het eerste uur kan een klant het adres verbeteren en de bevestiging opnieuw laten sturen.',
        'In the first hour a customer can put the address right and have the confirmation sent again.',
      ),
      [
        line(
          'wrong',
          nlEn('Vraag als er een adres was', 'Question when an address was given'),
          nlEn('Opent het veld voor een ander adres.', 'Opens the field for another address.'),
        ),
        line(
          'none',
          nlEn('Vraag als er geen adres was', 'Question when none was given'),
          nlEn('Opent het veld voor een adres.', 'Opens the field for an address.'),
        ),
        line(
          'label',
          nlEn('Label van het veld', 'Label of the field'),
          nlEn('Staat boven het veld voor het adres.', 'Stands above the field for the address.'),
        ),
        line(
          'send',
          nlEn('Knop', 'Button'),
          nlEn('Bewaart het adres en stuurt de bevestiging.', 'Saves the address and sends the confirmation.'),
        ),
        line('sent', nlEn('Als het is verstuurd', 'When it is sent'), {
          description: nlEn(
            'Staat onder het veld zodra het is verstuurd. {email} is het adres dat is opgegeven.',
            'Shown below the field once it is sent. {email} is the address that was given.',
          ),
          placeholders: ['email'],
        }),
        line(
          'failed',
          nlEn('Als het mislukte', 'When it failed'),
          nlEn(
            'Staat onder het veld als het adres niet kon worden bewaard.',
            'Shown below the field when the address could not be saved.',
          ),
        ),
      ],
    ),
    section(
      'waiting',
      nlEn('Wachten op de betaling', 'Waiting for the payment'),
      nlEn('Zolang de bank de betaling niet heeft bevestigd.', 'Shown while the bank has not confirmed the payment.'),
      [
        line(
          'heading',
          nlEn('Kop', 'Heading'),
          nlEn('Zegt dat de betaling nog niet is bevestigd.', 'Says that the payment is not confirmed yet.'),
        ),
        richText(
          'body',
          nlEn('Tekst', 'Text'),
          nlEn(
            'Hoe lang het kan duren, en dat er niets verloren is.',
            'How long it may take, and that nothing is lost.',
          ),
        ),
        line(
          'checking',
          nlEn('Tijdens het kijken', 'While looking'),
          nlEn(
            'Wordt aan schermlezers voorgelezen terwijl de pagina opnieuw kijkt.',
            'Read out to screen readers while the page looks again.',
          ),
        ),
        line(
          'checkAgain',
          nlEn('Knop', 'Button'),
          nlEn('Kijkt meteen in plaats van te wachten.', 'Looks at once instead of waiting.'),
        ),
      ],
    ),
    message(
      'duplicate',
      nlEn('Twee keer betaald', 'Paid twice'),
      nlEn(
        'bij de tweede van twee betalingen voor één bestelling, die wordt terugbetaald',
        'for the second of two payments for one order, which is paid back',
      ),
    ),
    section(
      'cancelled',
      nlEn('Betaling afgebroken', 'Payment cancelled'),
      nlEn('Voor bezoekers die stopten voordat ze betaalden.', 'Shown to visitors who stopped before paying.'),
      [
        line('heading', nlEn('Kop', 'Heading'), nlEn('Zegt dat er niets is betaald.', 'Says that nothing was paid.')),
        richText('body', nlEn('Tekst', 'Text'), nlEn('Wat de bezoeker nu kan doen.', 'What the visitor can do now.')),
        action(
          'retry',
          nlEn('Eerste knop', 'First button'),
          nlEn(
            'Probeert het opnieuw met het gekozen pakket en de gekozen periode; leidt naar wat hier staat als die niet bekend zijn.',
            'Tries again with the plan and period that were chosen; leads where it says here when they are not known.',
          ),
        ),
        action(
          'back',
          nlEn('Tweede knop', 'Second button'),
          nlEn('Leidt weg van het betalen.', 'Leads away from paying.'),
        ),
        text(
          'help',
          nlEn('Hulp', 'Help'),
          nlEn(
            'Een kleine regel onder de knoppen: wie je iets kunt vragen. Staat er ook als een betaling mislukte of verliep.',
            'A small line below the buttons: whom to ask. Also shown when a payment failed or expired.',
          ),
        ),
      ],
    ),
    message(
      'failed',
      nlEn('Betaling mislukt', 'Payment failed'),
      nlEn('als de bank de betaling weigerde', 'when the bank refused the payment'),
    ),
    message(
      'expired',
      nlEn('Betaling verlopen', 'Payment expired'),
      nlEn('als de bezoeker niet op tijd betaalde', 'when the visitor did not pay in time'),
    ),
    message(
      'unknown',
      nlEn('Onbekende bestelling', 'Unknown order'),
      nlEn('bij een link met een bestelnummer dat niet bestaat', 'for a link with an order number that does not exist'),
    ),
    message(
      'unavailable',
      nlEn('Betaling niet op te zoeken', 'Payment cannot be looked up'),
      nlEn(
        'zolang niet op te zoeken is hoe het met de betaling staat',
        'while the state of the payment cannot be read',
      ),
    ),
    section(
      'cancelSubscription',
      nlEn('Mijn abonnement', 'My subscription'),
      nlEn(
        'De pagina achter de link in de mails: de klant ziet en verandert er alles.',
        'The page behind the link in the mails: there the customer sees and changes everything.',
      ),
      [
        notice(
          'running',
          nlEn('Loopt', 'Running'),
          nlEn('zolang het abonnement loopt en alles is betaald', 'while the subscription runs and all is paid'),
          ['plan'],
        ),
        section(
          'confirm',
          nlEn('Voor het opzeggen', 'Before cancelling'),
          nlEn(
            'Wat de klant leest voordat hij beslist. Het gaat open als hij op de kop klikt.',
            'What the customer reads before deciding. It opens with a click on the heading.',
          ),
          [
            line(
              'heading',
              nlEn('Kop', 'Heading'),
              nlEn('Waar de klant op klikt om op te zeggen.', 'What the customer clicks to cancel.'),
            ),
            text('monthly', nlEn('Pakket per maand', 'Monthly plan'), {
              description: nlEn(
                'Wat het opzeggen van een pakket per maand betekent. {plan} en {endDate} worden ingevuld.',
                'What cancelling a monthly plan means. {plan} and {endDate} are filled in.',
              ),
              placeholders: ['plan', 'endDate'],
            }),
            text('prepaid', nlEn('Vooruitbetaald pakket', 'Prepaid plan'), {
              description: nlEn(
                'Wat het opzeggen van een pakket voor 3 of 6 maanden betekent. {plan} en {endDate} worden ingevuld.',
                'What cancelling a plan for 3 or 6 months means. {plan} and {endDate} are filled in.',
              ),
              placeholders: ['plan', 'endDate'],
            }),
            text('overdue', nlEn('Als er een betaling openstaat', 'While a payment is open'), {
              description: nlEn(
                'Wat opzeggen betekent zolang een verlenging niet is betaald. {plan} en {endDate} worden ingevuld.',
                'What cancelling means while a renewal is not paid. {plan} and {endDate} are filled in.',
              ),
              placeholders: ['plan', 'endDate'],
            }),
            text('refunded', nlEn('Als er is teruggestort', 'After a refund'), {
              description: nlEn(
                'Wat opzeggen betekent als de laatste betaling helemaal is teruggestort. {plan} en {endDate} worden ingevuld.',
                'What cancelling means when the last payment was refunded in full. {plan} and {endDate} are filled in.',
              ),
              placeholders: ['plan', 'endDate'],
            }),
            text('chargedBack', nlEn('Als de bank terugboekte', 'After a chargeback'), {
              description: nlEn(
                'Wat opzeggen betekent zolang een teruggeboekte betaling openstaat. {plan} en {endDate} worden ingevuld.',
                'What cancelling means while a payment that was charged back is open. {plan} and {endDate} are filled in.',
              ),
              placeholders: ['plan', 'endDate'],
            }),
            line('button', nlEn('Knop', 'Button'), nlEn('Zegt het abonnement op.', 'Cancels the subscription.')),
            line(
              'keep',
              nlEn('Link terug', 'Link back'),
              nlEn('Leidt naar de site zonder op te zeggen.', 'Leads to the site without cancelling.'),
            ),
          ],
        ),
        section(
          'overdue',
          nlEn('Verlenging niet betaald', 'Renewal not paid'),
          nlEn(
            'Staat er in plaats van het opzeggen zolang een verlenging niet is betaald; opzeggen kan dan ook.',
            'Shown instead while a renewal is not paid; cancelling is possible there too.',
          ),
          [
            line(
              'heading',
              nlEn('Kop', 'Heading'),
              nlEn('De kop zolang er een betaling openstaat.', 'The heading while a payment is open.'),
            ),
            text('text', nlEn('Tekst', 'Text'), {
              description: nlEn(
                'Wat er openstaat en tot wanneer het betaald kan worden. {plan}, {total}, {inclVat} en {payUntil} worden ingevuld.',
                'What is open, and until when it can be paid. {plan}, {total}, {inclVat} and {payUntil} are filled in.',
              ),
              placeholders: ['plan', 'total', 'inclVat', 'payUntil'],
            }),
            line(
              'button',
              nlEn('Knop', 'Button'),
              nlEn('Leidt naar de betaling bij Mollie.', 'Leads to the payment at Mollie.'),
            ),
            text(
              'failed',
              nlEn('Niet gelukt', 'Did not work'),
              nlEn(
                'Als onze betaaldienst na een klik op die knop niet te bereiken is.',
                'When our payment provider cannot be reached after a press on that button.',
              ),
            ),
          ],
        ),
        notice(
          'chargedBack',
          nlEn('Teruggeboekt', 'Charged back'),
          nlEn(
            'zolang een betaling openstaat die de bank van de klant heeft teruggeboekt',
            'while a payment is open that the customer’s bank took back',
          ),
          ['plan', 'total', 'inclVat', 'payUntil'],
        ),
        notice(
          'paused',
          nlEn('Staat stil', 'On hold'),
          nlEn('zolang het abonnement stilstaat', 'while the subscription is on hold'),
          ['plan', 'total', 'inclVat', 'payUntil', 'nextDate'],
        ),
        notice(
          'refunded',
          nlEn('Teruggestort, en loopt door', 'Refunded, and running on'),
          nlEn(
            'als de laatste betaling helemaal is teruggestort en het abonnement doorloopt',
            'when the last payment was refunded in full and the subscription runs on',
          ),
          ['plan', 'nextDate'],
        ),
        text('owing', nlEn('Open na het einde', 'Open after the end'), {
          description: nlEn(
            'Als het abonnement is gestopt en een teruggeboekte betaling nog openstaat. {total} en {inclVat} worden ingevuld.',
            'When the subscription has ended and a payment that was charged back is still open. {total} and {inclVat} are filled in.',
          ),
          placeholders: ['total', 'inclVat'],
        }),
        line(
          'again',
          nlEn('Opnieuw beginnen', 'Starting again'),
          nlEn('De knop als het abonnement is afgelopen.', 'The button when the subscription has ended.'),
        ),
        section(
          'details',
          nlEn('Labels van de gegevens', 'Labels of the details'),
          nlEn('Staan voor de feiten van het abonnement.', 'Stand before the facts of the subscription.'),
          [
            line(
              'plan',
              nlEn('Pakket', 'Plan'),
              nlEn('Het label van het pakket en zijn betaalperiode.', 'The label of the plan and its billing period.'),
            ),
            line(
              'since',
              nlEn('Loopt sinds', 'Runs since'),
              nlEn('Het label van de dag van de eerste betaling.', 'The label of the day of the first payment.'),
            ),
            line(
              'amount',
              nlEn('Bedrag', 'Amount'),
              nlEn('Het label van wat elke periode kost.', 'The label of what each period costs.'),
            ),
            line(
              'nextPayment',
              nlEn('Volgende betaling', 'Next payment'),
              nlEn('Het label van de dag van de volgende betaling.', 'The label of the day of the next payment.'),
            ),
            line(
              'runsUntil',
              nlEn('Loopt tot', 'Runs until'),
              nlEn(
                'Het label van de laatste dag, als het abonnement is opgezegd.',
                'The label of the last day, once the subscription is cancelled.',
              ),
            ),
            ...FACT_LABELS,
          ],
        ),
        notice('done', nlEn('Opgezegd', 'Cancelled'), nlEn('meteen na het opzeggen', 'right after cancelling'), [
          'endDate',
        ]),
        notice(
          'stopped',
          nlEn('Opgezegd en meteen gestopt', 'Cancelled and ended at once'),
          nlEn(
            'meteen na het opzeggen, als de periode die loopt niet is betaald',
            'right after cancelling, when the period that runs is not paid',
          ),
          ['endDate'],
        ),
        notice(
          'already',
          nlEn('Eerder opgezegd', 'Cancelled before'),
          nlEn('als de klant na het opzeggen terugkomt', 'when the customer comes back after cancelling'),
          ['endDate'],
        ),
        notice(
          'ended',
          nlEn('Afgelopen', 'Ended'),
          nlEn('als de laatste dag voorbij is', 'when the last day is over'),
          ['endDate'],
        ),
        notice(
          'starting',
          nlEn('Net betaald', 'Just paid'),
          nlEn(
            'zolang het abonnement na het betalen nog wordt klaargezet',
            'while the subscription is being set up after paying',
          ),
          ['plan'],
        ),
        notice(
          'invalidLink',
          nlEn('Link die niet werkt', 'Link that does not work'),
          nlEn('als de link is afgebroken of veranderd', 'when the link was cut off or changed'),
        ),
        notice(
          'failed',
          nlEn('Opzeggen mislukt', 'Cancelling failed'),
          nlEn('als onze betaaldienst niet te bereiken is', 'when our payment provider cannot be reached'),
        ),
        FIRST_DAY,
        ...ACCOUNT_FIELDS,
      ],
    ),
  ],
  preview: {prepare: () => ({title: nlEn('Na het betalen', 'After paying')})},
})
