import {CreditCardIcon} from '@sanity/icons/CreditCard'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {ACCOUNT_FIELDS, FACT_LABELS} from '../fieldGroups/accountFields.ts'
import {FIRST_DAY} from '../fieldGroups/firstDayFields.ts'
import {action, line, richText, section, text, type Words} from '../fields.ts'

/** Completes the sentence "Shown …". */
type When = readonly [nl: string, en: string]

const shown = ([nl, en]: When): Words => [`Staat er ${nl}.`, `Shown ${en}.`]

/** A page with a heading and a text. */
const message = (name: string, title: Words, when: When) =>
  section(name, title, {
    help: shown(when),
    fields: [line('heading', ['Kop', 'Heading']), richText('body', ['Tekst', 'Text'])],
  })

const filledIn = (placeholders: readonly string[]): Words => {
  const names = placeholders.map((each) => `{${each}}`).join(', ')
  return [`Ingevuld worden: ${names}.`, `Filled in: ${names}.`]
}

/** A message of the page where a subscription is cancelled, with the placeholders of the order. */
const notice = (name: string, title: Words, when: When, placeholders: readonly string[] = []) =>
  section(name, title, {
    help: shown(when),
    fields: [
      line('heading', ['Kop', 'Heading']),
      text('text', ['Tekst', 'Text'], placeholders.length > 0 ? {help: filledIn(placeholders), placeholders} : {}),
    ],
  })

export const paymentPages = defineType({
  name: 'paymentPages',
  title: nlEn('Na het betalen', 'After paying'),
  type: 'document',
  icon: CreditCardIcon,
  fields: [
    section('success', ['Betaling gelukt', 'Payment succeeded'], {
      help: ['Voor klanten die hebben betaald.', 'Shown to customers after paying.'],
      fields: [
        line('heading', ['Kop', 'Heading']),
        line('processed', ['Eerste zin', 'First sentence'], {
          help: [
            'Wat er is gebeurd, in een paar woorden; de zin over de mail volgt erop.',
            'What happened, in a few words; the sentence about the e-mail follows it.',
          ],
        }),
        line('mailed', ['Zin over de mail', 'Sentence about the e-mail'], {
          help: ['Valt weg als de klant geen adres gaf.', 'Left out when the customer gave no address.'],
        }),
        richText('body', ['Tekst', 'Text']),
        line('begin', ['Eerste knop', 'First button'], {
          help: [
            'Leidt naar de pagina waar de klant vertelt wat we nodig hebben om te beginnen.',
            'Leads to the form with the details we need to begin.',
          ],
        }),
        line('invoice', ['Knop voor de factuur', 'Button for the invoice'], {
          help: [
            'De eerste knop zolang er geen factuur gemaakt kan worden. Leidt naar “Voor je factuur” op de pagina van de klant.',
            'The first button while no invoice can be made. Leads to "For your invoice" in the customer portal.',
          ],
        }),
        action('action', ['Knop', 'Button']),
        text('noMail', ['Als er geen mail komt', 'When no e-mail arrives']),
        line('orderLabel', ['Label van het bestelnummer', 'Label of the order number'], {
          help: [
            'Staat voor het bestelnummer, hier en waar iemand opzegt.',
            'Shown before the order number, here and when cancelling.',
          ],
        }),
        line('manage', ['Link naar het abonnement', 'Link to the subscription']),
      ],
    }),
    section('address', ['Mailadres na het betalen', 'E-mail address after paying'], {
      help: [
        'Het eerste uur kan een klant het adres verbeteren en de bevestiging opnieuw laten sturen.',
        'For one hour after paying, the customer can correct the address and have the confirmation sent again.',
      ],
      fields: [
        line('wrong', ['Vraag als er een adres was', 'Question when an address was given']),
        line('none', ['Vraag als er geen adres was', 'Question when none was given']),
        line('label', ['Label van het veld', 'Label of the field']),
        line('send', ['Knop', 'Button']),
        line('sent', ['Als het is verstuurd', 'When it is sent'], {
          help: [
            'Staat onder het veld zodra het is verstuurd. {email} is het adres dat is opgegeven.',
            'Shown below the field once it is sent. {email} is the address entered.',
          ],
          placeholders: ['email'],
        }),
        line('failed', ['Als het mislukte', 'When it failed']),
      ],
    }),
    section('waiting', ['Wachten op de betaling', 'Waiting for the payment'], {
      help: ['Zolang de bank de betaling niet heeft bevestigd.', 'Shown while the bank has not confirmed the payment.'],
      fields: [
        line('heading', ['Kop', 'Heading']),
        richText('body', ['Tekst', 'Text'], {
          help: [
            'Hoe lang het kan duren, en dat er niets verloren is.',
            'How long it may take, and that nothing is lost.',
          ],
        }),
        line('checking', ['Tijdens het kijken', 'While checking'], {
          help: [
            'Wordt aan schermlezers voorgelezen terwijl de pagina opnieuw kijkt.',
            'For screen readers, while the page checks again.',
          ],
        }),
        line('checkAgain', ['Knop', 'Button']),
      ],
    }),
    message(
      'duplicate',
      ['Twee keer betaald', 'Paid twice'],
      [
        'bij de tweede van twee betalingen voor één bestelling, die wordt terugbetaald',
        'for the second of two payments for one order, which is refunded',
      ],
    ),
    section('cancelled', ['Betaling afgebroken', 'Payment cancelled'], {
      help: ['Voor bezoekers die stopten voordat ze betaalden.', 'Shown to visitors who stopped before paying.'],
      fields: [
        line('heading', ['Kop', 'Heading']),
        richText('body', ['Tekst', 'Text']),
        action('retry', ['Eerste knop', 'First button'], {
          help: [
            'Probeert het opnieuw met het gekozen pakket en de gekozen periode; leidt naar wat hier staat als die niet bekend zijn.',
            'Tries again with the chosen plan and period; leads to this destination when they are unknown.',
          ],
        }),
        action('back', ['Tweede knop', 'Second button']),
        text('help', ['Hulp', 'Help'], {
          help: [
            'Een kleine regel onder de knoppen: wie je iets kunt vragen. Staat er ook als een betaling mislukte of verliep.',
            'A small line below the buttons: whom to contact. Also shown when a payment failed or expired.',
          ],
        }),
      ],
    }),
    message(
      'failed',
      ['Betaling mislukt', 'Payment failed'],
      ['als de bank de betaling weigerde', 'when the bank refused the payment'],
    ),
    message(
      'expired',
      ['Betaling verlopen', 'Payment expired'],
      ['als de bezoeker niet op tijd betaalde', 'when the visitor did not pay in time'],
    ),
    message(
      'unknown',
      ['Onbekende bestelling', 'Unknown order'],
      ['bij een link met een bestelnummer dat niet bestaat', 'for a link with an unknown order number'],
    ),
    message(
      'unavailable',
      ['Betaling niet op te zoeken', 'Payment status unavailable'],
      ['zolang niet op te zoeken is hoe het met de betaling staat', 'while the status of the payment cannot be read'],
    ),
    section('cancelSubscription', ['Mijn abonnement', 'My subscription'], {
      help: [
        'De pagina achter de link in de mails: de klant ziet en verandert er alles.',
        'The customer portal behind the link in e-mails.',
      ],
      fields: [
        notice(
          'running',
          ['Loopt', 'Running'],
          ['zolang het abonnement loopt en alles is betaald', 'while the subscription is active and fully paid'],
          ['plan'],
        ),
        section('confirm', ['Voor het opzeggen', 'Before cancelling'], {
          help: [
            'Wat de klant leest voordat hij beslist. Het gaat open als hij op de kop klikt.',
            'What the customer reads before cancelling. It opens with a click on the heading.',
          ],
          fields: [
            line('heading', ['Kop', 'Heading'], {
              help: ['Waar de klant op klikt om op te zeggen.', 'The customer clicks it to cancel.'],
            }),
            text('monthly', ['Pakket per maand', 'Monthly plan'], {
              help: [
                'Wat het opzeggen van een pakket per maand betekent. {plan} en {endDate} worden ingevuld.',
                'What cancelling a monthly plan means. {plan} and {endDate} are filled in.',
              ],
              placeholders: ['plan', 'endDate'],
            }),
            text('prepaid', ['Vooruitbetaald pakket', 'Prepaid plan'], {
              help: [
                'Wat het opzeggen van een pakket voor 3 of 6 maanden betekent. {plan} en {endDate} worden ingevuld.',
                'What cancelling a plan for 3 or 6 months means. {plan} and {endDate} are filled in.',
              ],
              placeholders: ['plan', 'endDate'],
            }),
            text('overdue', ['Als er een betaling openstaat', 'While a payment is due'], {
              help: [
                'Wat opzeggen betekent zolang een verlenging niet is betaald. {plan} en {endDate} worden ingevuld.',
                'What cancelling means while a renewal is unpaid. {plan} and {endDate} are filled in.',
              ],
              placeholders: ['plan', 'endDate'],
            }),
            text('refunded', ['Als er is teruggestort', 'After a refund'], {
              help: [
                'Wat opzeggen betekent als de laatste betaling helemaal is teruggestort. {plan} en {endDate} worden ingevuld.',
                'What cancelling means when the last payment was refunded in full. {plan} and {endDate} are filled in.',
              ],
              placeholders: ['plan', 'endDate'],
            }),
            text('chargedBack', ['Als de bank terugboekte', 'After a chargeback'], {
              help: [
                'Wat opzeggen betekent zolang een teruggeboekte betaling openstaat. {plan} en {endDate} worden ingevuld.',
                'What cancelling means while a chargeback is unpaid. {plan} and {endDate} are filled in.',
              ],
              placeholders: ['plan', 'endDate'],
            }),
            line('button', ['Knop', 'Button']),
            line('keep', ['Link terug', 'Link back']),
          ],
        }),
        section('overdue', ['Verlenging niet betaald', 'Renewal not paid'], {
          help: [
            'Staat er in plaats van het opzeggen zolang een verlenging niet is betaald; opzeggen kan dan ook.',
            'Shown instead while a renewal is unpaid; customers can cancel here too.',
          ],
          fields: [
            line('heading', ['Kop', 'Heading']),
            text('text', ['Tekst', 'Text'], {
              help: [
                'Wat er openstaat en tot wanneer het betaald kan worden. {plan}, {total}, {inclVat} en {payUntil} worden ingevuld.',
                'What is due, and until when it can be paid. {plan}, {total}, {inclVat} and {payUntil} are filled in.',
              ],
              placeholders: ['plan', 'total', 'inclVat', 'payUntil'],
            }),
            line('button', ['Knop', 'Button']),
            text('failed', ['Niet gelukt', 'Did not work'], {
              help: [
                'Als onze betaaldienst na een klik op die knop niet te bereiken is.',
                'Shown when our payment provider cannot be reached after clicking the button.',
              ],
            }),
          ],
        }),
        notice(
          'chargedBack',
          ['Teruggeboekt', 'Charged back'],
          ['zolang een betaling openstaat die de bank van de klant heeft teruggeboekt', 'while a chargeback is unpaid'],
          ['plan', 'total', 'inclVat', 'payUntil'],
        ),
        notice(
          'paused',
          ['Staat stil', 'On hold'],
          ['zolang het abonnement stilstaat', 'while the subscription is on hold'],
          ['plan', 'total', 'inclVat', 'payUntil', 'nextDate'],
        ),
        notice(
          'refunded',
          ['Teruggestort, en loopt door', 'Refunded, still active'],
          [
            'als de laatste betaling helemaal is teruggestort en het abonnement doorloopt',
            'when the last payment was refunded in full and the subscription continues',
          ],
          ['plan', 'nextDate'],
        ),
        text('owing', ['Open na het einde', 'Due after the end'], {
          help: [
            'Als het abonnement is gestopt en een teruggeboekte betaling nog openstaat. {total} en {inclVat} worden ingevuld.',
            'Shown when the subscription has ended and a chargeback is unpaid. {total} and {inclVat} are filled in.',
          ],
          placeholders: ['total', 'inclVat'],
        }),
        line('again', ['Opnieuw beginnen', 'Starting again'], {
          help: ['De knop als het abonnement is afgelopen.', 'The button shown when the subscription has ended.'],
        }),
        section('details', ['Labels van de gegevens', 'Labels of the details'], {
          fields: [
            line('plan', ['Pakket', 'Plan']),
            line('since', ['Loopt sinds', 'Runs since'], {
              help: ['Het label van de dag van de eerste betaling.', 'The day of the first payment.'],
            }),
            line('amount', ['Bedrag', 'Amount']),
            line('nextPayment', ['Volgende betaling', 'Next payment']),
            line('runsUntil', ['Loopt tot', 'Runs until'], {
              help: [
                'Het label van de laatste dag, als het abonnement is opgezegd.',
                'The last day of a cancelled subscription.',
              ],
            }),
            ...FACT_LABELS,
          ],
        }),
        notice('done', ['Opgezegd', 'Cancelled'], ['meteen na het opzeggen', 'right after cancelling'], ['endDate']),
        notice(
          'stopped',
          ['Opgezegd en meteen gestopt', 'Cancelled and ended immediately'],
          [
            'meteen na het opzeggen, als de periode die loopt niet is betaald',
            'right after cancelling, when the current period is unpaid',
          ],
          ['endDate'],
        ),
        notice(
          'already',
          ['Eerder opgezegd', 'Cancelled before'],
          ['als de klant na het opzeggen terugkomt', 'when the customer comes back after cancelling'],
          ['endDate'],
        ),
        notice(
          'ended',
          ['Afgelopen', 'Ended'],
          ['als de laatste dag voorbij is', 'when the subscription has ended'],
          ['endDate'],
        ),
        notice(
          'starting',
          ['Net betaald', 'Just paid'],
          [
            'zolang het abonnement na het betalen nog wordt klaargezet',
            'while the subscription is being set up after paying',
          ],
          ['plan'],
        ),
        notice(
          'invalidLink',
          ['Link die niet werkt', 'Invalid link'],
          ['als de link is afgebroken of veranderd', 'when the link is incomplete or changed'],
        ),
        notice(
          'failed',
          ['Opzeggen mislukt', 'Cancelling failed'],
          ['als onze betaaldienst niet te bereiken is', 'when our payment provider cannot be reached'],
        ),
        FIRST_DAY,
        ...ACCOUNT_FIELDS,
      ],
    }),
  ],
  preview: {prepare: () => ({title: nlEn('Na het betalen', 'After paying')})},
})
