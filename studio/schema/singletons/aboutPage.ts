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
    section('hero', 'Opening', {
      fields: [line('heading', ['Kop', 'Heading']), text('intro', ['Inleiding', 'Introduction'])],
    }),
    section('mission', ['Missie', 'Mission'], {
      fields: [line('heading', ['Kop', 'Heading']), richText('body', ['Tekst', 'Text'])],
    }),
    section('values', ['Waarden', 'Values'], {
      fields: [
        line('heading', ['Kop', 'Heading']),
        items('items', ['Waarden', 'Values'], 'iconText', {
          help: [
            'Eén waarde per blok, drie naast elkaar; sleep om de volgorde te veranderen.',
            'Shown three beside each other; drag to change the order.',
          ],
        }),
      ],
    }),
    section('comparison', ['Vergelijking', 'Comparison'], {
      help: ['Een tabel die ons naast een gewoon bureau zet.', 'A table that compares us with a traditional agency.'],
      fields: [
        line('heading', ['Kop', 'Heading']),
        text('intro', ['Inleiding', 'Introduction'], {
          help: ['Zegt hoe de vergelijking bedoeld is.', 'Explains the comparison.'],
        }),
        section('columns', ['Kolommen', 'Columns'], {
          fields: [
            line('aspect', ['Onderwerp', 'Aspect']),
            line('us', ['Wijzelf', 'Ourselves']),
            line('agency', ['Bureau', 'Agency']),
          ],
        }),
        items('rows', ['Rijen', 'Rows'], 'comparisonRow'),
      ],
    }),
    section('closing', ['Afsluiting', 'Closing'], {
      fields: [
        line('heading', ['Kop', 'Heading']),
        text('text', ['Tekst', 'Text']),
        action('action', ['Knop', 'Button']),
      ],
    }),
  ],
  preview: {prepare: () => ({title: nlEn('Over ons', 'About us')})},
})
