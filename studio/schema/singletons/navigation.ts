import {MenuIcon} from '@sanity/icons/Menu'
import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, section, text, titled, type Words} from '../fields.ts'

type List = {help: Words; type: string; most: number; least?: number}

const list = (name: string, title: Words, {help, type, most, least = 0}: List) =>
  defineField({
    name,
    ...titled(title, help),
    type: 'array',
    of: [{type}],
    validation: (rule) => rule.required().min(least).max(most),
  })

export const navigation = defineType({
  name: 'navigation',
  title: nlEn('Kop, voet en menu', 'Header, footer and menu'),
  type: 'document',
  icon: MenuIcon,
  fields: [
    section('header', ['Kop van de site', 'Header'], {
      fields: [
        list('links', 'Menu', {
          help: [
            'Links naar pagina’s en delen van pagina’s, op volgorde. Op telefoons staan ze achter de knop met drie streepjes.',
            'Links to pages and parts of pages, in order. Phones show them in the menu behind the button with three lines.',
          ],
          type: 'action',
          most: 5,
        }),
        list('buttons', ['Knoppen', 'Buttons'], {
          help: [
            'Rechts, ook op telefoons; de laatste valt op.',
            'On the right, also on phones; the last one stands out.',
          ],
          type: 'action',
          most: 2,
          least: 1,
        }),
      ],
    }),
    section('footer', ['Voet van de site', 'Footer'], {
      fields: [
        list('columns', ['Kolommen', 'Columns'], {
          help: [
            'Links in kolommen naast elkaar, elk onder een kop.',
            'Columns of links beside each other, each below a heading.',
          ],
          type: 'linkColumn',
          most: 3,
          least: 1,
        }),
        line('addressHeading', ['Kop van het adres', 'Heading of the address']),
      ],
    }),
    section('sidebar', ['Menu van de klantomgeving', 'Menu of the customer area'], {
      fields: [
        line('label', ['Naam van het menu', 'Name of the menu'], {
          help: ['Wordt voorgelezen; je ziet het niet.', 'For screen readers only.'],
        }),
        list('links', ['Regels', 'Entries'], {
          help: [
            'Links met een icoon, op volgorde. Die om uit te loggen staat apart aan het eind.',
            'Links with an icon, in order. The one that logs out is set apart at the end.',
          ],
          type: 'menuEntry',
          most: 12,
          least: 1,
        }),
      ],
    }),
    section('sample', ['Melding van voorbeeldgegevens', 'Notice of sample data'], {
      help: [
        'Staat op elke pagina van de klantomgeving, onder de kop.',
        'Shown on every page of the customer area, below the heading.',
      ],
      fields: [
        line('label', 'Label'),
        text('explanation', ['Uitleg', 'Explanation']),
        line('offer', ['Balk onderaan', 'Bar at the foot'], {
          help: [
            'Staat op elke pagina van het voorbeeld, links van de knoppen naar de pakketten die te koop zijn; op telefoons wordt hij alleen voorgelezen.',
            'On every page of the demo, left of the buttons to the plans on sale; on phones it is only read aloud.',
          ],
        }),
      ],
    }),
  ],
  preview: {prepare: () => ({title: nlEn('Kop, voet en menu', 'Header, footer and menu')})},
})
