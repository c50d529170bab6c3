import {HomeIcon} from '@sanity/icons/Home'
import {defineField, defineType} from 'sanity'
import {PERIODS} from '../../../domain/money/periods.ts'
import {nlEn} from '../../language.ts'
import {action, items, line, lines, picture, section, text, titled} from '../fields.ts'
import {PERIOD_TITLES} from '../periods.ts'

export const landingPage = defineType({
  name: 'landingPage',
  title: nlEn('Landingspagina', 'Landing page'),
  type: 'document',
  icon: HomeIcon,
  fields: [
    defineField({
      name: 'sections',
      ...titled(
        ['Volgorde', 'Order'],
        [
          'De delen onder de opening; sleep om de volgorde te veranderen, en verberg er een met het oog. De woorden van elk deel staan onder zijn eigen tab. Functies, blog, prijzen en vragen moeten blijven.',
          'The sections below the opening; drag to change the order, and hide one by its eye. The words of each section are under its own tab. Features, blog, prices and questions must stay.',
        ],
      ),
      type: 'array',
      of: [{type: 'landingPlace'}],
      options: {disableActions: ['add', 'addBefore', 'addAfter', 'remove', 'duplicate', 'copy']},
    }),
    section('reviewStrip', ['Reviewstrook', 'Review strip'], {
      help: ['De balk helemaal bovenaan.', 'The bar at the very top.'],
      fields: [line('text', ['Tekst', 'Text']), action('link', 'Link')],
    }),
    section('hero', 'Opening', {
      fields: [
        line('eyebrow', ['Regel boven de kop', 'Line above the headline'], {
          help: ['Een kleine regel die zegt voor wie dit is.', 'A small line that says who this is for.'],
        }),
        line('headline', ['Kop', 'Headline']),
        text('intro', ['Inleiding', 'Introduction']),
        action('primaryAction', ['Eerste knop', 'First button'], {
          help: [
            'De knop die opvalt: wat de meeste bezoekers eerst zouden moeten doen.',
            'The main button: what most visitors should do first.',
          ],
        }),
        action('secondaryAction', ['Tweede knop', 'Second button']),
        line('note', ['Opmerking onder de knoppen', 'Note under the buttons'], {
          help: ['Een kleine regel die een twijfel wegneemt.', 'A small reassuring line.'],
        }),
        line('chartCaption', ['Regel onder de grafiek', 'Line under the chart'], {
          help: [
            'De grafiek is die van het demodashboard; zeg hier dus dat het voorbeeldcijfers zijn.',
            'The chart is from the demo dashboard, so say that it is sample data.',
          ],
        }),
        picture([
          'Komt in plaats van de grafiek en haar regel. Zonder afbeelding staat de grafiek er.',
          'Replaces the chart and its line. If empty, the chart is shown.',
        ]),
      ],
    }),
    {
      ...lines('benefits', ['Voordelen', 'Benefit lines'], {
        help: [
          'Onder de inleiding. Op telefoons één tegelijk, elk drie seconden.',
          'Below the introduction. Phones show one at a time, for three seconds each.',
        ],
      }),
      group: 'hero',
    },
    section('claims', ['Wat je wanneer kunt verwachten', 'What to expect, and when'], {
      help: ['Op de donkere ondergrond onder de grafiek.', 'The dark part below the chart.'],
      fields: [
        line('heading', ['Kop', 'Heading']),
        items('items', ['Beloften', 'Claims'], 'titledText', {
          help: [
            'De titel is een tijd of een cijfer, de tekst zegt wat iemand kan verwachten. Begin met kiezen en betalen, en met wat de klant vertelt: mails aan klanten laten het eerste weg, pagina’s met de stappen van een bestelling allebei.',
            'The title is a time or a figure; the text says what to expect. Begin with choosing and paying, and with what the customer tells us: e-mails to customers leave out the first, pages with the steps of an order both.',
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
          'Beside the claims on wide screens, above them on narrow ones. Optional.',
        ]),
      ],
    }),
    section('measured', ['Onze eigen cijfers', 'Our own figures'], {
      help: [
        'Onder de beloften: wat deze site zelf haalt. Het staat er tot 90 dagen na de meting; Start zegt het als zij te oud is.',
        'Below the claims: how this site does itself. Shown for 90 days after the measurement; Start says when it is too old.',
      ],
      fields: [
        line('heading', ['Kop', 'Heading']),
        items('items', ['Cijfers', 'Figures'], 'titledText', {
          help: [
            'De titel is het cijfer: {measuredLighthouse}, {measuredKilobytes}, {measuredScripts} of {measuredCookies}. De tekst zegt waarvan.',
            'The title is the figure: {measuredLighthouse}, {measuredKilobytes}, {measuredScripts} or {measuredCookies}. The text says of what.',
          ],
        }),
        line('note', ['Opmerking', 'Note'], {
          help: ['{measuredDay} is de dag van de meting.', '{measuredDay} is the day of the measurement.'],
        }),
        line('again', ['Link om het na te meten', 'Link to measure it again'], {
          help: [
            'Leidt naar “Meet de wind”, met het adres van deze site.',
            'Leads to “Measure the wind”, with the address of this site.',
          ],
        }),
      ],
    }),
    section('features', ['Functies', 'Features'], {
      help: [
        'De woorden boven de functies; de functies zelf staan onder Functies.',
        'The features themselves are under Features.',
      ],
      fields: [
        line('heading', ['Kop', 'Heading']),
        text('intro', ['Inleiding', 'Introduction']),
        action('demo', ['Link naar de demo', 'Link to the demo'], {
          help: [
            'Naar waar de voorbeelden vandaan komen; staat onder de knoppen van het eerste scherm. Zeg erbij dat het een demo is.',
            'A link below the buttons of the first screen to the demo that the specimens come from. Say that it is a demo.',
          ],
        }),
      ],
    }),
    section('proof', ['Bewijs', 'Proof'], {
      help: [
        'De woorden boven wat anderen zeggen; staat er pas als daar iets van is (onder Bewijs), naast onze eigen cijfers zolang die er zijn.',
        'Shown once there is something under Proof, beside our own figures while there are any.',
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
          'Replaces the windsock on the card. Optional.',
        ]),
      ],
    }),
    section('pricing', ['Prijzen', 'Prices'], {
      help: [
        'De woorden rond de pakketten; pakketten en prijzen zelf staan onder Prijzen.',
        'Plans and prices themselves are under Pricing.',
      ],
      fields: [
        line('heading', ['Kop', 'Heading']),
        text('intro', ['Inleiding', 'Introduction']),
        text('vatNote', ['Opmerking over btw', 'Note on VAT']),
        section('switch', ['Schakelaar boven de pakketten', 'Switch above the plans'], {
          help: [
            'Kiest voor welke periode de kaarten hun prijs laten zien. De site laat de perioden weg die niet te koop zijn.',
            'Chooses for which period the cards show their price. The site leaves out periods that are not sold.',
          ],
          fields: [
            line('label', ['Naam voor een schermlezer', 'Name for a screen reader']),
            ...PERIODS.map((period) => line(period, PERIOD_TITLES[period])),
          ],
        }),
        line('perMonth', ['Achter de prijs', 'After the price'], {
          help: ['Volgt op het bedrag: “per maand, excl. btw”.', 'Follows the amount: “per month, excl. VAT”.'],
        }),
        line('inclVat', ['Achter de prijs met btw', 'After the price with VAT'], {
          help: ['Volgt op het bedrag met btw: “incl. btw”.', 'Follows the amount with VAT: “incl. VAT”.'],
        }),
        line('saved', ['Wat een langere periode bespaart', 'What a longer period saves'], {
          help: [
            'Onder de prijs van een langere periode. {saved} is het bedrag tegenover betalen per maand, {months} het aantal maanden; met een actieprijs staat de regel er niet.',
            'Below the price of a longer period. {saved} is the amount against paying by the month, {months} the number of months; left out while a promotional price counts.',
          ],
          placeholders: ['saved', 'months'],
        }),
        section('compare', ['Vergelijking onder de pakketten', 'Comparison below the plans'], {
          help: [
            'Een tabel die openklapt, gemaakt van wat er op de kaarten staat.',
            'A table that folds open, made from the features on the cards.',
          ],
          fields: [
            line('open', ['Regel die haar opent', 'Line that opens it']),
            line('feature', ['Kop boven de regels', 'Heading above the rows']),
          ],
          folded: true,
        }),
        line('detailsLabel', ['Link naar de details van een pakket', 'Link to the details of a plan']),
        line('comingSoon', ['Pakket dat nog niet te koop is', 'Plan that cannot be bought yet'], {
          help: [
            'Badge en knop van een pakket dat niet te koop is, zoals “Coming soon”.',
            'The badge and button of a plan that is not on sale, such as “Coming soon”.',
          ],
        }),
      ],
    }),
    section('faq', ['Vragen', 'Questions'], {
      help: [
        'De woorden naast de vragen; de vragen zelf staan onder Vragen.',
        'The questions themselves are under Questions.',
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
