import {DashboardIcon} from '@sanity/icons/Dashboard'
import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, section, text} from '../fields.ts'

export const dashboardPage = defineType({
  name: 'dashboardPage',
  title: 'Dashboard',
  type: 'document',
  icon: DashboardIcon,
  fields: [
    line(
      'heading',
      nlEn('Kop', 'Heading'),
      nlEn('Staat bovenaan het dashboard.', 'Stands at the top of the dashboard.'),
    ),
    defineField({
      name: 'lastUpdated',
      title: nlEn('Laatst bijgewerkt', 'Last updated'),
      type: 'datetime',
      description: nlEn(
        'Het moment van de voorbeeldcijfers. De maand op de kaart van de zichtbaarheid volgt eruit.',
        'The moment that the sample figures belong to. The month of the visibility card follows it.',
      ),
      validation: (rule) => rule.required(),
    }),
    line('lastUpdatedLabel', nlEn('Regel met het moment', 'Line with the moment'), {
      description: nlEn(
        'Onder de kop van de pagina. {moment} is wanneer de cijfers voor het laatst zijn bijgewerkt.',
        'Below the heading of the page. {moment} is when the figures were last updated.',
      ),
      placeholders: ['moment'],
    }),
    section(
      'periods',
      nlEn('Knoppen voor de periode', 'Period buttons'),
      nlEn('De twee knoppen naast de kop van de pagina.', 'The two buttons beside the heading of the page.'),
      [
        line(
          'label',
          nlEn('Naam van de knoppen', 'Name of the buttons'),
          nlEn(
            'Wordt voorgelezen voor de twee knoppen; je ziet het niet.',
            'Read out before the two buttons; it is not seen.',
          ),
        ),
        line(
          'week',
          nlEn('Deze week', 'This week'),
          nlEn('De knop die niet te kiezen is.', 'The button that cannot be chosen.'),
        ),
        line('month', nlEn('Deze maand', 'This month'), nlEn('De knop die gekozen is.', 'The button that is chosen.')),
        line(
          'note',
          nlEn('Opmerking bij de periode die niet te kiezen is', 'Note on the period that cannot be chosen'),
          nlEn(
            'Zegt waarom: de voorbeeldcijfers zijn die van één maand.',
            'Says why: the sample figures are those of one month.',
          ),
        ),
      ],
    ),
    section(
      'banner',
      nlEn('Banier', 'Banner'),
      nlEn('De woorden naast de windzak bovenaan.', 'The words beside the windsock at the top.'),
      [
        line(
          'heading',
          nlEn('Kop', 'Heading'),
          nlEn('Hoe het gaat, in een paar woorden.', 'How things are going, in a few words.'),
        ),
        text(
          'text',
          nlEn('Tekst', 'Text'),
          nlEn('Eén of twee zinnen over wat er veranderde.', 'One or two sentences on what changed.'),
        ),
        line(
          'linkLabel',
          nlEn('Link naar de aanpassingen', 'Link to the adjustments'),
          nlEn(
            'Leidt naar de aanpassingen, van hier en van de details van een update.',
            'Leads to the adjustments, from here and from the details of an update.',
          ),
        ),
      ],
    ),
    section(
      'planDialog',
      nlEn('Details van de pakketten', 'Plan details'),
      nlEn('Het venster met de details van alle pakketten.', 'The dialog with the details of all plans.'),
      [
        line(
          'trigger',
          nlEn('Knop', 'Button'),
          nlEn('Opent het venster over de pakketten.', 'Opens the dialog on the plans.'),
        ),
        line(
          'heading',
          nlEn('Kop', 'Heading'),
          nlEn('Staat bovenaan het venster over de pakketten.', 'Stands at the top of the dialog on the plans.'),
        ),
      ],
    ),
    section(
      'chart',
      nlEn('Grafiek van bezoekers', 'Visitor chart'),
      nlEn(
        'De grafiek van bezoekers per dag, met totalen en tabel.',
        'The chart of visitors per day, its sums and its table.',
      ),
      [
        line(
          'heading',
          nlEn('Kop', 'Heading'),
          nlEn(
            'Staat boven de grafiek, en geeft het bestand met de cijfers zijn naam.',
            'Stands above the chart, and names the file with its figures.',
          ),
        ),
        line(
          'subtitle',
          nlEn('Ondertitel', 'Subtitle'),
          nlEn('Zegt welke dagen de grafiek laat zien.', 'Says which days the chart shows.'),
        ),
        line(
          'visitorsLabel',
          nlEn('Bezoekers', 'Visitors'),
          nlEn(
            'De naam van de gevulde lijn van de grafiek, en van haar kolom in de tabel.',
            'Names the filled line of the chart, and its column in the table.',
          ),
        ),
        line(
          'benchmarkLabel',
          'Benchmark',
          nlEn(
            'De naam van de stippellijn van de grafiek, en van haar kolom in de tabel.',
            'Names the dotted line of the chart, and its column in the table.',
          ),
        ),
        line(
          'totalLabel',
          nlEn('Totaal', 'Total'),
          nlEn('Staat boven het totaal van alle bezoekers.', 'Stands above the sum of all visitors.'),
        ),
        line(
          'growthLabel',
          nlEn('Groei', 'Growth'),
          nlEn(
            'Staat boven de groei ten opzichte van de maand ervoor.',
            'Stands above the growth since the month before.',
          ),
        ),
        line(
          'bestDayLabel',
          nlEn('Beste dag', 'Best day'),
          nlEn('Staat boven de dag met de meeste bezoekers.', 'Stands above the day with the most visitors.'),
        ),
        line('bestDayValue', nlEn('Beste dag, in woorden', 'Best day, in words'), {
          description: nlEn(
            'Zegt welke dag dat was. {date} en {visitors} worden ingevuld.',
            'Says which day that was. {date} and {visitors} are filled in.',
          ),
          placeholders: ['date', 'visitors'],
        }),
        line('tooltipOver', nlEn('Boven de benchmark', 'Above the benchmark'), {
          description: nlEn(
            'Bij een dag met meer bezoekers dan de benchmark. {percent} is het verschil.',
            'Beside a day with more visitors than the benchmark. {percent} is the difference.',
          ),
          placeholders: ['percent'],
        }),
        line('tooltipUnder', nlEn('Onder de benchmark', 'Below the benchmark'), {
          description: nlEn(
            'Bij een dag met minder bezoekers dan de benchmark. {percent} is het verschil.',
            'Beside a day with fewer visitors than the benchmark. {percent} is the difference.',
          ),
          placeholders: ['percent'],
        }),
        text(
          'description',
          nlEn('Omschrijving voor wie de grafiek niet ziet', 'Description for people who cannot see the chart'),
          nlEn(
            'Wordt voorgelezen in plaats van de grafiek: wat zij laat zien, met het eerste en het laatste cijfer.',
            'Read out instead of the chart: what it shows, with its first and last figures.',
          ),
        ),
        section(
          'table',
          nlEn('Tabel achter de grafiek', 'Table behind the chart'),
          nlEn(
            'Dezelfde cijfers als tabel, die onder de grafiek opent.',
            'The same figures as a table that opens below the chart.',
          ),
          [
            line('show', nlEn('Tonen', 'Show'), nlEn('Opent de tabel.', 'Opens the table.')),
            line('hide', nlEn('Verbergen', 'Hide'), nlEn('Sluit de tabel.', 'Closes the table.')),
            line(
              'date',
              nlEn('Datum', 'Date'),
              nlEn('De kop van de kolom met de dagen.', 'The head of the column with the days.'),
            ),
            line(
              'over',
              nlEn('Verschil', 'Difference'),
              nlEn(
                'De kop van de kolom met het verschil met de benchmark, in procenten.',
                'The head of the column with the difference from the benchmark, in percent.',
              ),
            ),
            line(
              'download',
              nlEn('Link om de cijfers te downloaden', 'Link to download the figures'),
              nlEn(
                'Bewaart de tabel als bestand voor een spreadsheet.',
                'Saves the table as a file for a spreadsheet.',
              ),
            ),
          ],
        ),
      ],
    ),
    section(
      'visibility',
      nlEn('Kaart van de zichtbaarheid', 'Visibility card'),
      nlEn(
        'De kaart die zegt hoeveel zichtbaarder de website is.',
        'The card that says how much more visible the website is.',
      ),
      [
        line('heading', nlEn('Kop', 'Heading'), {
          description: nlEn(
            'Staat boven op de kaart. {month} is de maand waarin de cijfers voor het laatst zijn bijgewerkt.',
            'Stands on top of the card. {month} is the month that the figures were last updated in.',
          ),
          placeholders: ['month'],
        }),
        line(
          'value',
          nlEn('Waarde', 'Value'),
          nlEn(
            'Het grote cijfer van de kaart, met teken: +160%.',
            'The large figure of the card, with its sign: +160%.',
          ),
        ),
        line(
          'comparison',
          nlEn('Vergeleken met', 'Compared with'),
          nlEn('Waarmee het grote cijfer wordt vergeleken.', 'What the large figure is measured against.'),
        ),
        line(
          'caption',
          nlEn('Bijschrift', 'Caption'),
          nlEn('Een of twee woorden daaronder, als badge.', 'A word or two below it, as a badge.'),
        ),
      ],
    ),
    section(
      'updates',
      nlEn('Recente updates', 'Recent updates'),
      nlEn(
        'De woorden rond de lijst; de updates zelf staan onder Recente updates.',
        'The words around the list; the updates themselves are under Recent updates.',
      ),
      [
        line('heading', nlEn('Kop', 'Heading'), nlEn('Staat boven de updates.', 'Stands above the updates.')),
        line(
          'detailsLabel',
          nlEn('Knop', 'Button'),
          nlEn('Opent de details van één update.', 'Opens the details of one update.'),
        ),
      ],
    ),
    section(
      'windScale',
      nlEn('Windschaal', 'Wind scale'),
      nlEn('De schaal van 0 tot 10 naast de windzak.', 'The scale from 0 to 10 beside the windsock.'),
      [
        line(
          'heading',
          nlEn('Naam van de schaal', 'Name of the scale'),
          nlEn('Wordt voorgelezen voor de schaal; je ziet het niet.', 'Read out before the scale; it is not seen.'),
        ),
        line(
          'scoreLabel',
          nlEn('Label van de score', 'Label of the score'),
          nlEn('Staat boven de grote score.', 'Stands above the large score.'),
        ),
        defineField({
          name: 'score',
          title: 'Score',
          type: 'number',
          description: nlEn(
            'Van 0 tot 10, met één decimaal: hoe ver de windzak optilt. Houd hem gelijk aan de cijferkaart.',
            'From 0 to 10, with one decimal: how far the windsock lifts. Keep it the same as the metric card.',
          ),
          validation: (rule) => rule.required().min(0).max(10).precision(1),
        }),
        line(
          'change',
          nlEn('Verandering', 'Change'),
          nlEn(
            'Naast de score: hoe zij verschilt van eerder, met teken: +0,8 deze week.',
            'Beside the score: how it differs from before, with its sign: +0,8 deze week.',
          ),
        ),
        defineField({
          name: 'steps',
          title: nlEn('Van windstil tot storm', 'From calm to stormy'),
          type: 'array',
          description: nlEn(
            'Vijf woorden, elk voor twee punten van de schaal.',
            'Five words, each for two points of the scale.',
          ),
          of: [{type: 'localeString'}],
          validation: (rule) => rule.required().length(5),
        }),
      ],
    ),
    section(
      'empty',
      nlEn('Als er niets is', 'When there is nothing'),
      nlEn(
        'Wat er staat zolang een lijst op het dashboard leeg is.',
        'What stands there while a list of the dashboard is empty.',
      ),
      [
        line(
          'metrics',
          nlEn('Cijferkaarten', 'Metric cards'),
          nlEn('Zolang er geen cijfers zijn.', 'While there are no figures.'),
        ),
        line(
          'chart',
          nlEn('Grafiek', 'Chart'),
          nlEn('Zolang er geen bezoekerscijfers zijn.', 'While there are no figures of visitors.'),
        ),
        line(
          'updates',
          nlEn('Recente updates', 'Recent updates'),
          nlEn('Zolang er geen updates zijn.', 'While there are no updates.'),
        ),
      ],
    ),
  ],
  preview: {prepare: () => ({title: 'Dashboard'})},
})
