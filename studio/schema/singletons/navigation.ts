import {MenuIcon} from '@sanity/icons/Menu'
import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, section, text} from '../fields.ts'

const list = (name: string, title: string, description: string, type: string, most: number, least = 0) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [{type}],
    description,
    validation: (rule) => rule.required().min(least).max(most),
  })

export const navigation = defineType({
  name: 'navigation',
  title: nlEn('Kop, voet en menu', 'Header, footer and menu'),
  type: 'document',
  icon: MenuIcon,
  fields: [
    section(
      'header',
      nlEn('Kop van de site', 'Header'),
      nlEn('De balk bovenaan elke openbare pagina.', 'The bar at the top of every public page.'),
      [
        list(
          'links',
          'Menu',
          nlEn(
            'Links naar pagina’s en delen van pagina’s, op volgorde. Op telefoons staan ze achter de knop met drie streepjes.',
            'Links to pages and parts of pages, in their order. On phones they are behind the button with three lines.',
          ),
          'action',
          5,
        ),
        list(
          'buttons',
          nlEn('Knoppen', 'Buttons'),
          nlEn(
            'Rechts, ook op telefoons; de laatste valt op.',
            'At the right, on phones too; the last one stands out.',
          ),
          'action',
          2,
          1,
        ),
      ],
    ),
    section(
      'footer',
      nlEn('Voet van de site', 'Footer'),
      nlEn('Het einde van elke openbare pagina.', 'The end of every public page.'),
      [
        list(
          'columns',
          nlEn('Kolommen', 'Columns'),
          nlEn(
            'Links in kolommen naast elkaar, elk onder een kop.',
            'Links in columns beside each other, each below a heading.',
          ),
          'linkColumn',
          3,
          1,
        ),
        line(
          'addressHeading',
          nlEn('Kop van het adres', 'Heading of the address'),
          nlEn('Staat boven het adres van het bedrijf.', 'Stands above the address of the company.'),
        ),
      ],
    ),
    section(
      'sidebar',
      nlEn('Menu van de klantomgeving', 'Menu of the customer area'),
      nlEn('Staat naast elke pagina van de klantomgeving.', 'Stands beside every page of the customer area.'),
      [
        line(
          'label',
          nlEn('Naam van het menu', 'Name of the menu'),
          nlEn('Wordt voorgelezen; je ziet het niet.', 'Read out to people who hear the page; it is not seen.'),
        ),
        list(
          'links',
          nlEn('Regels', 'Entries'),
          nlEn(
            'Links met een icoon, op volgorde. Die om uit te loggen staat apart aan het eind.',
            'Links with an icon, in their order. The one that logs out stands apart at the end.',
          ),
          'menuEntry',
          12,
          1,
        ),
      ],
    ),
    section(
      'sample',
      nlEn('Melding van voorbeeldgegevens', 'Notice of sample data'),
      nlEn(
        'Staat op elke pagina van de klantomgeving, onder de kop.',
        'Stands on every page of the customer area, below its heading.',
      ),
      [
        line('label', 'Label', nlEn('Een of twee woorden, als badge.', 'One or two words, as a badge.')),
        text(
          'explanation',
          nlEn('Uitleg', 'Explanation'),
          nlEn('Eén zin naast die badge.', 'One sentence beside that badge.'),
        ),
      ],
    ),
  ],
  preview: {prepare: () => ({title: nlEn('Kop, voet en menu', 'Header, footer and menu')})},
})
