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
    section('people', ['Mensen', 'People'], {
      help: [
        'Staat op de pagina zodra er een collega is; collega’s staan onder deze pagina in het menu.',
        'Shown once there is a colleague; colleagues are below this page in the menu.',
      ],
      fields: [
        line('heading', ['Kop', 'Heading']),
        text('intro', ['Inleiding', 'Introduction'], {
          optional: true,
          help: ['Een zin naast de kop. Mag leeg blijven.', 'A sentence beside the heading. Optional.'],
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
