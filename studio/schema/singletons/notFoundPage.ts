import {SearchIcon} from '@sanity/icons/Search'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {action, line, text, word} from '../fields.ts'

export const notFoundPage = defineType({
  name: 'notFoundPage',
  title: nlEn('Pagina niet gevonden', 'Page not found'),
  type: 'document',
  icon: SearchIcon,
  fields: [
    word('code', ['Nummer', 'Number']),
    line('heading', ['Kop', 'Heading']),
    text('text', ['Tekst', 'Text']),
    line('flavour', ['Speelse regel', 'Playful line'], {
      optional: true,
      help: [
        'Volgt op de tekst en maakt het luchtig. Mag leeg blijven.',
        'A light-hearted line after the text. Optional.',
      ],
    }),
    action('action', 'Link'),
  ],
  preview: {prepare: () => ({title: nlEn('Pagina niet gevonden', 'Page not found')})},
})
