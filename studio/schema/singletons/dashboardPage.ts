import {DashboardIcon} from '@sanity/icons/Dashboard'
import {defineField, defineType} from 'sanity'
import {line, MOMENT_OPTIONS, section, text, titled} from '../fields.ts'

export const dashboardPage = defineType({
  name: 'dashboardPage',
  title: 'Dashboard',
  type: 'document',
  icon: DashboardIcon,
  fields: [
    line('heading', ['Kop', 'Heading']),
    defineField({
      name: 'lastUpdated',
      ...titled(
        ['Laatst bijgewerkt', 'Last updated'],
        [
          'Het moment van de voorbeeldcijfers. De maand op de kaart van de zichtbaarheid volgt eruit.',
          'The date of the sample figures. The month of the visibility card follows it.',
        ],
      ),
      type: 'datetime',
      options: MOMENT_OPTIONS,
      validation: (rule) => rule.required(),
    }),
    line('lastUpdatedLabel', ['Regel met het moment', 'Line with the moment'], {
      help: [
        'Onder de kop van de pagina. {moment} is wanneer de cijfers voor het laatst zijn bijgewerkt.',
        'Below the page heading. {moment} is when the figures were last updated.',
      ],
      placeholders: ['moment'],
    }),
    section('periods', ['Knoppen voor de periode', 'Period buttons'], {
      fields: [
        line('label', ['Naam van de knoppen', 'Name of the buttons'], {
          help: [
            'Wordt voorgelezen voor de twee knoppen; je ziet het niet.',
            'For screen readers only, before the two buttons.',
          ],
        }),
        line('week', ['Deze week', 'This week'], {
          help: ['De knop die niet te kiezen is.', 'The button that is disabled.'],
        }),
        line('month', ['Deze maand', 'This month'], {
          help: ['De knop die gekozen is.', 'The button that is selected.'],
        }),
        line('note', ['Opmerking bij de periode die niet te kiezen is', 'Note on the disabled period'], {
          help: [
            'Zegt waarom: de voorbeeldcijfers zijn die van één maand.',
            'Explains why: the sample figures cover one month.',
          ],
        }),
      ],
    }),
    section('banner', ['Banier', 'Banner'], {
      fields: [
        line('heading', ['Kop', 'Heading']),
        text('text', ['Tekst', 'Text']),
        line('linkLabel', ['Link naar de aanpassingen', 'Link to the adjustments'], {
          help: [
            'Leidt naar de aanpassingen, van hier en van de details van een update.',
            'Used here and in the details of an update.',
          ],
        }),
      ],
    }),
    section('planDialog', ['Details van de pakketten', 'Plan details'], {
      fields: [line('trigger', ['Knop', 'Button']), line('heading', ['Kop', 'Heading'])],
    }),
    section('chart', ['Grafiek van bezoekers', 'Visitor chart'], {
      fields: [
        line('heading', ['Kop', 'Heading'], {
          help: [
            'Staat boven de grafiek, en geeft het bestand met de cijfers zijn naam.',
            'Also the name of the file with its figures.',
          ],
        }),
        line('subtitle', ['Ondertitel', 'Subtitle']),
        line('visitorsLabel', ['Bezoekers', 'Visitors'], {
          help: [
            'De naam van de gevulde lijn van de grafiek, en van haar kolom in de tabel.',
            'The name of the filled line in the chart, and of its table column.',
          ],
        }),
        line('benchmarkLabel', 'Benchmark', {
          help: [
            'De naam van de stippellijn van de grafiek, en van haar kolom in de tabel.',
            'The name of the dotted line in the chart, and of its table column.',
          ],
        }),
        line('totalLabel', ['Totaal', 'Total']),
        line('growthLabel', ['Groei', 'Growth']),
        line('bestDayLabel', ['Beste dag', 'Best day']),
        line('bestDayValue', ['Beste dag, in woorden', 'Best day, in words'], {
          help: [
            'Zegt welke dag dat was. {date} en {visitors} worden ingevuld.',
            '{date} and {visitors} are filled in.',
          ],
          placeholders: ['date', 'visitors'],
        }),
        line('tooltipOver', ['Boven de benchmark', 'Above the benchmark'], {
          help: [
            'Bij een dag met meer bezoekers dan de benchmark. {percent} is het verschil.',
            'For a day with more visitors than the benchmark. {percent} is the difference.',
          ],
          placeholders: ['percent'],
        }),
        line('tooltipUnder', ['Onder de benchmark', 'Below the benchmark'], {
          help: [
            'Bij een dag met minder bezoekers dan de benchmark. {percent} is het verschil.',
            'For a day with fewer visitors than the benchmark. {percent} is the difference.',
          ],
          placeholders: ['percent'],
        }),
        text(
          'description',
          ['Omschrijving voor wie de grafiek niet ziet', 'Description for people who cannot see the chart'],
          {
            help: [
              'Wordt voorgelezen in plaats van de grafiek: wat zij laat zien, met het eerste en het laatste cijfer.',
              'For screen readers: what the chart shows, with its first and last figures.',
            ],
          },
        ),
        section('table', ['Tabel achter de grafiek', 'Table behind the chart'], {
          fields: [
            line('show', ['Tonen', 'Show']),
            line('hide', ['Verbergen', 'Hide']),
            line('date', ['Datum', 'Date']),
            line('over', ['Verschil', 'Difference']),
            line('download', ['Link om de cijfers te downloaden', 'Link to download the figures']),
          ],
        }),
      ],
    }),
    section('visibility', ['Kaart van de zichtbaarheid', 'Visibility card'], {
      fields: [
        line('heading', ['Kop', 'Heading'], {
          help: [
            'Staat boven op de kaart. {month} is de maand waarin de cijfers voor het laatst zijn bijgewerkt.',
            '{month} is the month in which the figures were last updated.',
          ],
          placeholders: ['month'],
        }),
        line('value', ['Waarde', 'Value'], {
          help: ['Het grote cijfer van de kaart, met teken: +160%.', 'The large figure, with its sign: +160%.'],
        }),
        line('comparison', ['Vergeleken met', 'Compared with']),
        line('caption', ['Bijschrift', 'Caption']),
      ],
    }),
    section('updates', ['Recente updates', 'Recent updates'], {
      help: [
        'De woorden rond de lijst; de updates zelf staan onder Recente updates.',
        'The updates themselves are under Recent updates.',
      ],
      fields: [line('heading', ['Kop', 'Heading']), line('detailsLabel', ['Knop', 'Button'])],
    }),
    section('windScale', ['Windschaal', 'Wind scale'], {
      fields: [
        line('heading', ['Naam van de schaal', 'Name of the scale'], {
          help: ['Wordt voorgelezen voor de schaal; je ziet het niet.', 'For screen readers only, before the scale.'],
        }),
        line('scoreLabel', ['Label van de score', 'Label of the score']),
        defineField({
          name: 'score',
          ...titled('Score', [
            'Van 0 tot 10, met één decimaal: hoe ver de windzak optilt. Houd hem gelijk aan de cijferkaart.',
            'From 0 to 10, with one decimal: how far the windsock rises. Keep it the same as the metric card.',
          ]),
          type: 'number',
          validation: (rule) => rule.required().min(0).max(10).precision(1),
        }),
        line('change', ['Verandering', 'Change'], {
          help: [
            'Naast de score: hoe zij verschilt van eerder, met teken: +0,8 deze week.',
            'The change in the score, with its sign: +0,8 deze week.',
          ],
        }),
        defineField({
          name: 'steps',
          ...titled(
            ['Van windstil tot storm', 'From calm to stormy'],
            ['Vijf woorden, elk voor twee punten van de schaal.', 'Five words, each for two points of the scale.'],
          ),
          type: 'array',
          of: [{type: 'localeString'}],
          validation: (rule) => rule.required().length(5),
        }),
      ],
    }),
    section('empty', ['Als er niets is', 'Empty states'], {
      fields: [
        line('metrics', ['Cijferkaarten', 'Metric cards']),
        line('chart', ['Grafiek', 'Chart']),
        line('updates', ['Recente updates', 'Recent updates']),
      ],
    }),
  ],
  preview: {prepare: () => ({title: 'Dashboard'})},
})
