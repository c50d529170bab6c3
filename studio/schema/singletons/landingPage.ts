import {HomeIcon} from '@sanity/icons/Home'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {action, items, line, lines, picture, section, text} from '../fields.ts'

export const landingPage = defineType({
  name: 'landingPage',
  title: nlEn('Landingspagina', 'Landing page'),
  type: 'document',
  icon: HomeIcon,
  fields: [
    section('reviewStrip', ['Reviewstrook', 'Review strip'], {
      help: ['De balk helemaal bovenaan.', 'The bar at the very top.'],
      fields: [line('text', ['Tekst', 'Text']), action('link', 'Link')],
    }),
    section('hero', 'Opening', {
      fields: [
        line('eyebrow', ['Regel boven de kop', 'Line above the headline'], {
          help: ['Een kleine regel die zegt voor wie dit is.', 'A small line that says for whom this is.'],
        }),
        line('headline', ['Kop', 'Headline']),
        text('intro', ['Inleiding', 'Introduction']),
        action('primaryAction', ['Eerste knop', 'First button'], {
          help: [
            'De knop die opvalt: wat de meeste bezoekers eerst zouden moeten doen.',
            'The button that stands out: what most visitors should do first.',
          ],
        }),
        action('secondaryAction', ['Tweede knop', 'Second button']),
        line('note', ['Opmerking onder de knoppen', 'Note under the buttons'], {
          help: ['Een kleine regel die een twijfel wegneemt.', 'A small line that takes away a doubt.'],
        }),
        line('chartCaption', ['Regel onder de grafiek', 'Line under the chart'], {
          help: [
            'De grafiek is die van het demodashboard; zeg hier dus dat het voorbeeldcijfers zijn.',
            'The chart is that of the demo dashboard, so this says that it is sample data.',
          ],
        }),
        picture([
          'Komt in plaats van de grafiek en haar regel. Zonder afbeelding staat de grafiek er.',
          'Takes the place of the chart and its line. Without it the chart is there.',
        ]),
      ],
    }),
    {
      ...lines('benefits', ['Voordelen', 'Benefit lines'], {
        help: [
          'Onder de inleiding. Op telefoons één tegelijk, elk drie seconden.',
          'Below the introduction. On phones one at a time, each for three seconds.',
        ],
      }),
      group: 'hero',
    },
    section('claims', ['Wat je wanneer kunt verwachten', 'What to expect, and when'], {
      help: ['Op de donkere ondergrond onder de grafiek.', 'On the dark ground below the chart.'],
      fields: [
        line('heading', ['Kop', 'Heading']),
        items('items', ['Beloften', 'Claims'], 'titledText', {
          help: [
            'De titel valt op: een tijd of een cijfer. De tekst zegt wat iemand kan verwachten.',
            'The title stands out: a time or a figure. The text says what to expect.',
          ],
        }),
        text('note', ['Opmerking', 'Note'], {
          help: [
            'Zegt wat we niet kunnen beloven, onder de beloften.',
            'Says what we cannot promise, below the claims.',
          ],
        }),
        picture([
          'Staat naast de beloften waar plaats is, en anders erboven. Mag leeg blijven.',
          'Stands beside the claims where there is room, and above them where there is not. May be left empty.',
        ]),
      ],
    }),
    section('features', ['Functies', 'Features'], {
      help: [
        'De woorden boven de functies; de functies zelf staan onder Functies.',
        'The words above the features; the features themselves are under Features.',
      ],
      fields: [
        line('heading', ['Kop', 'Heading']),
        text('intro', ['Inleiding', 'Introduction']),
        action('demo', ['Link naar de demo', 'Link to the demo'], {
          help: [
            'Naar waar de voorbeelden vandaan komen; staat onder de knoppen van het eerste scherm. Zeg erbij dat het een demo is.',
            'To where the specimens come from; stands below the buttons of the first screen. Say that it is a demo.',
          ],
        }),
      ],
    }),
    section('proof', ['Bewijs', 'Proof'], {
      help: [
        'De woorden boven wat anderen zeggen; staat er pas als daar iets van is (onder Bewijs).',
        'The words above what others say; there once there is something of it (under Proof).',
      ],
      fields: [line('heading', ['Kop', 'Heading'])],
    }),
    section('blog', 'Blog', {
      help: ['Kondigt de blog aan tot die er is.', 'Announces the blog until there is one.'],
      fields: [
        line('heading', ['Kop', 'Heading']),
        line('badge', 'Badge'),
        text('text', ['Tekst', 'Text']),
        picture([
          'Komt in plaats van de windzak op de kaart. Mag leeg blijven.',
          'Takes the place of the windsock on the card. May be left empty.',
        ]),
      ],
    }),
    section('pricing', ['Prijzen', 'Prices'], {
      help: [
        'De woorden rond de pakketten; pakketten en prijzen zelf staan onder Prijzen.',
        'The words around the plans; plans and prices themselves are under Pricing.',
      ],
      fields: [
        line('heading', ['Kop', 'Heading']),
        text('intro', ['Inleiding', 'Introduction']),
        text('vatNote', ['Opmerking over btw', 'Note on VAT']),
        line('perMonth', ['Achter de prijs', 'After the price'], {
          help: ['Volgt op het bedrag: "per maand, excl. btw".', 'Follows the amount: "per maand, excl. btw".'],
        }),
        line('inclVat', ['Achter de prijs met btw', 'After the price with VAT'], {
          help: ['Volgt op het bedrag met btw: "incl. btw".', 'Follows the amount with VAT: "incl. btw".'],
        }),
        line('detailsLabel', ['Link naar de details van een pakket', 'Link to the details of a plan']),
        line('comingSoon', ['Pakket dat nog niet te koop is', 'Plan that cannot be bought yet'], {
          help: [
            'Badge en knop van een pakket dat niet te koop is, zoals "Coming soon".',
            'Badge and button of a plan that is not on sale, such as "Coming soon".',
          ],
        }),
      ],
    }),
    section('faq', ['Vragen', 'Questions'], {
      help: [
        'De woorden naast de vragen; de vragen zelf staan onder Vragen.',
        'The words beside the questions; the questions themselves are under Questions.',
      ],
      fields: [line('heading', ['Kop', 'Heading']), text('intro', ['Inleiding', 'Introduction'])],
    }),
    section('closing', ['Afsluiting', 'Closing'], {
      fields: [
        line('heading', ['Kop', 'Heading']),
        text('text', ['Tekst', 'Text']),
        action('primaryAction', ['Eerste knop', 'First button']),
        action('secondaryAction', ['Tweede knop', 'Second button']),
      ],
    }),
  ],
  preview: {prepare: () => ({title: nlEn('Landingspagina', 'Landing page')})},
})
