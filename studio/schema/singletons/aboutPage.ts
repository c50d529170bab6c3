import {UsersIcon} from '@sanity/icons/Users'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {action, items, line, richText, section, text} from '../fields.ts'

export const aboutPage = defineType({
  name: 'aboutPage',
  title: nlEn('Over ons', 'About us'),
  type: 'document',
  icon: UsersIcon,
  fields: [
    section('hero', 'Opening', nlEn('Het eerste scherm van de pagina.', 'The first screen of the page.'), [
      line(
        'heading',
        nlEn('Kop', 'Heading'),
        nlEn('De grote woorden waarmee de pagina opent.', 'The large words that the page opens with.'),
      ),
      text(
        'intro',
        nlEn('Inleiding', 'Introduction'),
        nlEn(
          'Een paar zinnen daaronder: waarom het bedrijf er is.',
          'A few sentences below them: why the company exists.',
        ),
      ),
    ]),
    section(
      'mission',
      nlEn('Missie', 'Mission'),
      nlEn(
        'Wat het bedrijf wil bereiken, op de donkere ondergrond.',
        'What the company wants to achieve, on the dark ground.',
      ),
      [
        line('heading', nlEn('Kop', 'Heading'), nlEn('Staat naast de missie.', 'Stands beside the mission.')),
        richText(
          'body',
          nlEn('Tekst', 'Text'),
          nlEn('De missie zelf, in een paar alinea’s.', 'The mission itself, in a few paragraphs.'),
        ),
      ],
    ),
    section('values', nlEn('Waarden', 'Values'), nlEn('Waar het bedrijf voor staat.', 'What the company stands for.'), [
      line('heading', nlEn('Kop', 'Heading'), nlEn('Staat boven de waarden.', 'Stands above the values.')),
      items(
        'items',
        nlEn('Waarden', 'Values'),
        nlEn(
          'Eén waarde per blok, drie naast elkaar; sleep om de volgorde te veranderen.',
          'One value each, three beside each other; drag to change the order.',
        ),
        'iconText',
      ),
    ]),
    section(
      'comparison',
      nlEn('Vergelijking', 'Comparison'),
      nlEn('Een tabel die ons naast een gewoon bureau zet.', 'A table that sets us beside a traditional agency.'),
      [
        line(
          'heading',
          nlEn('Kop', 'Heading'),
          nlEn('Staat boven de tabel van de vergelijking.', 'Stands above the table of the comparison.'),
        ),
        text(
          'intro',
          nlEn('Inleiding', 'Introduction'),
          nlEn('Zegt hoe de vergelijking bedoeld is.', 'Says how the comparison is meant.'),
        ),
        section(
          'columns',
          nlEn('Kolommen', 'Columns'),
          nlEn('De koppen van de drie kolommen.', 'The heads of the three columns.'),
          [
            line(
              'aspect',
              nlEn('Onderwerp', 'Aspect'),
              nlEn(
                'De kop van de kolom die zegt wat er wordt vergeleken.',
                'The head of the column that says what is compared.',
              ),
            ),
            line('us', nlEn('Wijzelf', 'Ourselves'), nlEn('De kop van onze kolom.', 'The head of our column.')),
            line(
              'agency',
              nlEn('Bureau', 'Agency'),
              nlEn('De kop van de kolom van het bureau.', 'The head of the column of the agency.'),
            ),
          ],
        ),
        items(
          'rows',
          nlEn('Rijen', 'Rows'),
          nlEn(
            'Eén onderwerp per rij; sleep om de volgorde te veranderen.',
            'One aspect each; drag to change the order.',
          ),
          'comparisonRow',
        ),
      ],
    ),
    section(
      'closing',
      nlEn('Afsluiting', 'Closing'),
      nlEn('Het einde van de pagina, met wat iemand dan kan doen.', 'The end of the page, with what to do next.'),
      [
        line('heading', nlEn('Kop', 'Heading'), nlEn('De laatste kop van de pagina.', 'The last heading of the page.')),
        text(
          'text',
          nlEn('Tekst', 'Text'),
          nlEn('Een zin die naar de knop eronder leidt.', 'A sentence that leads to the button below it.'),
        ),
        action(
          'action',
          nlEn('Knop', 'Button'),
          nlEn('Wat een lezer van deze pagina daarna zou doen.', 'What a reader of this page would do next.'),
        ),
      ],
    ),
  ],
  preview: {prepare: () => ({title: nlEn('Over ons', 'About us')})},
})
