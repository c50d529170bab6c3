import type {Refusal} from '../../../domain/offers/offers.ts'
import {line, section, text, type Words} from '../fields.ts'

const REFUSED: Record<Refusal, {title: Words; help: Words}> = {
  unknown: {
    title: ['Onbekend', 'Unknown'],
    help: ['Als geen enkele kortingscode zo heet.', 'Shown when no discount code has this name.'],
  },
  notYet: {title: ['Nog niet', 'Not yet'], help: ['Vóór de eerste dag.', 'Before the first day.']},
  ended: {title: ['Voorbij', 'Ended'], help: ['Na de laatste dag.', 'After the last day.']},
  elsewhere: {
    title: ['Niet hiervoor', 'Not for this'],
    help: ['Bij een ander pakket of een andere betaalperiode.', 'With another plan or billing period.'],
  },
  notBetter: {
    title: ['Niet voordeliger', 'Not better'],
    help: [
      'Als de actieprijs over een jaar minstens zo voordelig is.',
      'When the promotional price costs no more over a year.',
    ],
  },
  usedUp: {
    title: ['Op', 'Used up'],
    help: ['Als het hoogste aantal is bereikt.', 'When the maximum of redemptions is reached.'],
  },
  usedByCompany: {
    title: ['Al gebruikt', 'Used before'],
    help: ['Als de code één keer per bedrijf mag.', 'When the code may be used once per company.'],
  },
}

/** Titles above the new amount, for a buyer whose page still shows a promotional price. */
const OVER = [
  line('ended', REFUSED.ended.title, {help: ['Als haar laatste dag voorbij is.', 'When its last day is over.']}),
  line('usedUp', REFUSED.usedUp.title, {
    help: ['Als zij zo vaak is verkocht als mocht.', 'When it was sold as often as it may be.'],
  }),
  line('usedByCompany', REFUSED.usedByCompany.title, {
    help: ['Als zij één keer per bedrijf mag.', 'When it may be used once per company.'],
  }),
]

/** Words of the discount code at the checkout. */
export const codeSection = section('code', ['Kortingscode', 'Discount code'], {
  help: [
    'Een ingeklapt veld onder de knop. Zonder gepubliceerde kortingscode staat het er niet.',
    'A folded field below the button. It is not there while no discount code is published.',
  ],
  fields: [
    line('fold', ['Om uit te klappen', 'To unfold']),
    line('label', 'Label'),
    line('apply', ['Knop', 'Button']),
    line('applied', ['Toegepast', 'Applied'], {
      help: ['De kop van de melding dat de code geldt.', 'The heading of the message that the code counts.'],
    }),
    line('first', ['Korting op de eerste periode', 'Discount on the first period'], {
      help: [
        'Wat er te betalen is: {total} nu en {later} daarna, {period} (zoals “maandelijks”).',
        'What is to pay: {total} now and {later} after that, {period} (such as “monthly”).',
      ],
      placeholders: ['total', 'later', 'period'],
    }),
    line('some', ['Korting op een aantal perioden', 'Discount on a number of periods'], {
      help: [
        'Hetzelfde voor {count} perioden: {total}, en daarna {later}, {period}.',
        'The same for {count} periods: {total}, and then {later}, {period}.',
      ],
      placeholders: ['count', 'total', 'later', 'period'],
    }),
    line('always', ['Korting zolang het abonnement loopt', 'Discount as long as the subscription runs'], {
      help: ['Hetzelfde zonder einde: {total}, {period}.', 'The same without an end: {total}, {period}.'],
      placeholders: ['total', 'period'],
    }),
    text('inShort', ['Erachter', 'After it'], {
      help: [
        'Volgt bij het bedrag op een van de zinnen hierboven. {date} is de dag van de volgende betaling.',
        'Follows one of the sentences above, beside the amount. {date} is the day of the next payment.',
      ],
      placeholders: ['date'],
    }),
    text('free', ['Bij gratis perioden', 'With free periods'], {
      help: [
        'Staat daartussen als er nu niets te betalen is. Wie met iDEAL een machtiging geeft, betaalt € 0,01, dat terugkomt.',
        'Stands between them when nothing is due now. Authorising direct debits by iDEAL costs €0.01, which is refunded.',
      ],
    }),
    line('until', ['Laatste dag van een actieprijs', 'Last day of a promotional price'], {
      help: [
        'Bij het pakket en bij het afrekenen. {date} is de laatste dag.',
        'On the plan and at the checkout. {date} is the last day.',
      ],
      placeholders: ['date'],
    }),
    line('was', ['Vóór de oude prijs', 'Before the former price'], {
      help: [
        'De oude prijs is doorgestreept; dit woord is voor wie de pagina laat voorlezen.',
        'The former price is struck through; this word is for visitors who have the page read aloud.',
      ],
    }),
    section('refused', ['Als de code niet geldt', 'When the code does not count'], {
      fields: Object.entries(REFUSED).map(([name, {title, help}]) => line(name, title, {help})),
    }),
    section('over', ['Als de actieprijs niet meer geldt', 'When the promotional price no longer counts'], {
      help: [
        'De kop boven het nieuwe bedrag, als de pagina hem nog liet zien.',
        'The heading above the new amount, when the page still showed it.',
      ],
      fields: OVER,
    }),
  ],
})
