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
    section(
      'reviewStrip',
      nlEn('Reviewstrook', 'Review strip'),
      nlEn('De balk helemaal bovenaan.', 'The bar at the very top.'),
      [
        line(
          'text',
          nlEn('Tekst', 'Text'),
          nlEn('Een paar woorden voor de link naar de reviews.', 'A few words before the link to the reviews.'),
        ),
        action('link', 'Link', nlEn('Leidt naar de reviews.', 'Leads to the reviews.')),
      ],
    ),
    section(
      'hero',
      'Opening',
      nlEn(
        'Het eerste scherm: kop, knoppen en de grafiek ernaast.',
        'The first screen: headline, buttons and the chart beside them.',
      ),
      [
        line(
          'eyebrow',
          nlEn('Regel boven de kop', 'Line above the headline'),
          nlEn('Een kleine regel die zegt voor wie dit is.', 'A small line that says for whom this is.'),
        ),
        line(
          'headline',
          nlEn('Kop', 'Headline'),
          nlEn('De belofte van de site, in één korte zin.', 'The promise of the site, in one short sentence.'),
        ),
        text(
          'intro',
          nlEn('Inleiding', 'Introduction'),
          nlEn('Eén of twee zinnen onder de kop.', 'One or two sentences below the headline.'),
        ),
        action(
          'primaryAction',
          nlEn('Eerste knop', 'First button'),
          nlEn(
            'De knop die opvalt: wat de meeste bezoekers eerst zouden moeten doen.',
            'The button that stands out: what most visitors should do first.',
          ),
        ),
        action(
          'secondaryAction',
          nlEn('Tweede knop', 'Second button'),
          nlEn('De rustigere knop naast de eerste.', 'The quieter button beside the first.'),
        ),
        line(
          'note',
          nlEn('Opmerking onder de knoppen', 'Note under the buttons'),
          nlEn('Een kleine regel die een twijfel wegneemt.', 'A small line that takes away a doubt.'),
        ),
        line(
          'chartCaption',
          nlEn('Regel onder de grafiek', 'Line under the chart'),
          nlEn(
            'De grafiek is die van het demodashboard; zeg hier dus dat het voorbeeldcijfers zijn.',
            'The chart is that of the demo dashboard, so this says that it is sample data.',
          ),
        ),
        picture(
          nlEn(
            'Komt in plaats van de grafiek en haar regel. Zonder afbeelding staat de grafiek er.',
            'Takes the place of the chart and its line. Without it the chart is there.',
          ),
        ),
      ],
    ),
    {
      ...lines(
        'benefits',
        nlEn('Voordelen', 'Benefit lines'),
        nlEn(
          'Onder de inleiding. Op telefoons één tegelijk, elk drie seconden.',
          'Below the introduction. On phones one at a time, each for three seconds.',
        ),
      ),
      group: 'hero',
    },
    section(
      'claims',
      nlEn('Wat je wanneer kunt verwachten', 'What to expect, and when'),
      nlEn('Op de donkere ondergrond onder de grafiek.', 'On the dark ground below the chart.'),
      [
        line('heading', nlEn('Kop', 'Heading'), nlEn('Staat boven de beloften.', 'Stands above the claims.')),
        items(
          'items',
          nlEn('Beloften', 'Claims'),
          nlEn(
            'De titel valt op: een tijd of een cijfer. De tekst zegt wat iemand kan verwachten.',
            'The title stands out: a time or a figure. The text says what to expect.',
          ),
          'titledText',
        ),
        text(
          'note',
          nlEn('Opmerking', 'Note'),
          nlEn('Zegt wat we niet kunnen beloven, onder de beloften.', 'Says what we cannot promise, below the claims.'),
        ),
        picture(
          nlEn(
            'Staat naast de beloften waar plaats is, en anders erboven. Mag leeg blijven.',
            'Stands beside the claims where there is room, and above them where there is not. May be left empty.',
          ),
        ),
      ],
    ),
    section(
      'features',
      nlEn('Functies', 'Features'),
      nlEn(
        'De woorden boven de functies; de functies zelf staan onder Functies.',
        'The words above the features; the features themselves are under Features.',
      ),
      [
        line('heading', nlEn('Kop', 'Heading'), nlEn('Staat boven de functies.', 'Stands above the features.')),
        text(
          'intro',
          nlEn('Inleiding', 'Introduction'),
          nlEn('Eén of twee zinnen voor de functies.', 'One or two sentences before the features.'),
        ),
        action(
          'demo',
          nlEn('Link naar de demo', 'Link to the demo'),
          nlEn(
            'Naar waar de voorbeelden vandaan komen; staat onder de knoppen van het eerste scherm. Zeg erbij dat het een demo is.',
            'To where the specimens come from; stands below the buttons of the first screen. Say that it is a demo.',
          ),
        ),
      ],
    ),
    section(
      'proof',
      nlEn('Bewijs', 'Proof'),
      nlEn(
        'De woorden boven wat anderen zeggen; staat er pas als daar iets van is (onder Bewijs).',
        'The words above what others say; there once there is something of it (under Proof).',
      ),
      [
        line(
          'heading',
          nlEn('Kop', 'Heading'),
          nlEn('Staat boven wat anderen zeggen.', 'Stands above what others say.'),
        ),
      ],
    ),
    section('blog', 'Blog', nlEn('Kondigt de blog aan tot die er is.', 'Announces the blog until there is one.'), [
      line(
        'heading',
        nlEn('Kop', 'Heading'),
        nlEn('Staat op de kaart van de blog.', 'Stands on the card of the blog.'),
      ),
      line('badge', 'Badge', nlEn('Een of twee woorden boven die kop.', 'One or two words above that heading.')),
      text('text', nlEn('Tekst', 'Text'), nlEn('Waar de blog over zal gaan.', 'What the blog will be about.')),
      picture(
        nlEn(
          'Komt in plaats van de windzak op de kaart. Mag leeg blijven.',
          'Takes the place of the windsock on the card. May be left empty.',
        ),
      ),
    ]),
    section(
      'pricing',
      nlEn('Prijzen', 'Prices'),
      nlEn(
        'De woorden rond de pakketten; pakketten en prijzen zelf staan onder Prijzen.',
        'The words around the plans; plans and prices themselves are under Pricing.',
      ),
      [
        line('heading', nlEn('Kop', 'Heading'), nlEn('Staat boven de pakketten.', 'Stands above the plans.')),
        text(
          'intro',
          nlEn('Inleiding', 'Introduction'),
          nlEn('Eén of twee zinnen voor de pakketten.', 'One or two sentences before the plans.'),
        ),
        text(
          'vatNote',
          nlEn('Opmerking over btw', 'Note on VAT'),
          nlEn('Een regel onder de pakketten.', 'A line below the plans.'),
        ),
        line(
          'perMonth',
          nlEn('Achter de prijs', 'After the price'),
          nlEn('Volgt op het bedrag: "per maand, excl. btw".', 'Follows the amount: "per maand, excl. btw".'),
        ),
        line(
          'inclVat',
          nlEn('Achter de prijs met btw', 'After the price with VAT'),
          nlEn('Volgt op het bedrag met btw: "incl. btw".', 'Follows the amount with VAT: "incl. btw".'),
        ),
        line(
          'detailsLabel',
          nlEn('Link naar de details van een pakket', 'Link to the details of a plan'),
          nlEn(
            'Opent het venster dat zegt wat er in dat pakket zit.',
            'Opens the dialog that says what is in that plan.',
          ),
        ),
        line(
          'comingSoon',
          nlEn('Pakket dat nog niet te koop is', 'Plan that cannot be bought yet'),
          nlEn(
            'Badge en knop van een pakket dat niet te koop is, zoals "Coming soon".',
            'Badge and button of a plan that is not on sale, such as "Coming soon".',
          ),
        ),
      ],
    ),
    section(
      'faq',
      nlEn('Vragen', 'Questions'),
      nlEn(
        'De woorden naast de vragen; de vragen zelf staan onder Vragen.',
        'The words beside the questions; the questions themselves are under Questions.',
      ),
      [
        line('heading', nlEn('Kop', 'Heading'), nlEn('Staat naast de vragen.', 'Stands beside the questions.')),
        text(
          'intro',
          nlEn('Inleiding', 'Introduction'),
          nlEn('Een zin onder die kop.', 'A sentence below that heading.'),
        ),
      ],
    ),
    section(
      'closing',
      nlEn('Afsluiting', 'Closing'),
      nlEn('Het einde van de pagina, voor wie tot hier las.', 'The end of the page, for visitors who read this far.'),
      [
        line(
          'heading',
          nlEn('Kop', 'Heading'),
          nlEn('De laatste kop van de landingspagina.', 'The last heading of the landing page.'),
        ),
        text(
          'text',
          nlEn('Tekst', 'Text'),
          nlEn(
            'Eén of twee zinnen die naar de laatste twee knoppen leiden.',
            'One or two sentences that lead to the last two buttons.',
          ),
        ),
        action(
          'primaryAction',
          nlEn('Eerste knop', 'First button'),
          nlEn('Die van de laatste twee knoppen die opvalt.', 'The one of the last two buttons that stands out.'),
        ),
        action(
          'secondaryAction',
          nlEn('Tweede knop', 'Second button'),
          nlEn('De rustigere van de laatste twee knoppen.', 'The quieter one of the last two buttons.'),
        ),
      ],
    ),
  ],
  preview: {prepare: () => ({title: nlEn('Landingspagina', 'Landing page')})},
})
