import {line, lines, section, text} from '../fields.ts'
import {ACCOUNT_FIELDS, FACT_LABELS} from './accountFields.ts'
import {FIRST_DAY} from './firstDayFields.ts'
import {notice} from './messages.ts'
import {planChange} from './planChangeFields.ts'

/** Texts of the customer portal, where customers see and cancel their subscription. */
export const cancelSubscription = section('cancelSubscription', ['Mijn abonnement', 'My subscription'], {
  help: [
    'De pagina achter de link in de mails: de klant ziet en verandert er alles.',
    'The customer portal behind the link in e-mails.',
  ],
  fields: [
    notice(
      'running',
      ['Loopt', 'Running'],
      ['zolang het abonnement loopt en alles is betaald', 'while the subscription is active and fully paid'],
      ['plan', 'nextTotal', 'nextDate'],
    ),
    line('nothing', ['Niets te doen', 'Nothing to do'], {
      help: [
        'Volgt daarop, alleen als de klant echt niets hoeft te doen.',
        'Follows it, only when the customer has nothing to do.',
      ],
    }),
    section('parts', ['Delen van de pagina', 'Parts of the page'], {
      help: [
        'De koppen van de delen, die ook in de inhoudsopgave ernaast staan.',
        'The headings of the parts, also in the index beside them.',
      ],
      fields: [
        line('label', ['Naam van de inhoudsopgave', 'Name of the index'], {
          help: [
            'Wordt voorgelezen voor de lijst van delen; je ziet hem niet.',
            'Read aloud before the list of parts; not visible.',
          ],
        }),
        line('begin', ['Wat er nu te doen is', 'What is to be done now']),
        line('subscription', ['Abonnement', 'Subscription']),
        line('invoices', ['Facturen', 'Invoices']),
        line('details', ['Gegevens', 'Details']),
        line('cancel', ['Opzeggen', 'Cancelling']),
      ],
    }),
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
        line('pause', ['Liever pauzeren', 'Rather pause'], {
          help: ['De link naar het pauzeren, waar dat kan.', 'The link to pausing, where that is possible.'],
        }),
        line('why', ['Vraag naar de reden', 'Question about the reason']),
        lines('reasons', ['Redenen', 'Reasons'], {
          help: [
            'Waaruit de klant er één kan kiezen. In het beheer staat welke.',
            'The customer can choose one of these. The admin says which.',
          ],
        }),
        line('noReason', ['Geen antwoord', 'No answer']),
        line('more', ['Toelichting', 'Remarks']),
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
      'onPause',
      ['Pauzeert', 'Paused'],
      ['als de klant pauzeert of een pauze heeft gevraagd', 'while the customer pauses, or has asked for a pause'],
      ['plan', 'pauseFrom', 'pauseUntil'],
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
      help: [
        'De kop boven de pakketten als het abonnement is afgelopen.',
        'The heading above the plans when it has ended.',
      ],
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
    line('mailed', ['De bevestiging van het opzeggen', 'The confirmation of cancelling'], {
      help: [
        'Volgt op de tekst meteen na het opzeggen, als we een adres hebben: {customerEmail}.',
        'Follows the text right after cancelling, when we have an address: {customerEmail}.',
      ],
      placeholders: ['customerEmail'],
    }),
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
    planChange,
    FIRST_DAY,
    ...ACCOUNT_FIELDS,
  ],
})
