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
    word(
      'code',
      nlEn('Nummer', 'Number'),
      nlEn('Een klein getal boven de kop: 404.', 'A small number above the heading: 404.'),
    ),
    line(
      'heading',
      nlEn('Kop', 'Heading'),
      nlEn('Zegt dat de pagina niet is gevonden.', 'Says that the page was not found.'),
    ),
    text(
      'text',
      nlEn('Tekst', 'Text'),
      nlEn('Waardoor dat kan komen, in één zin.', 'Why that may be, in one sentence.'),
    ),
    line('flavour', nlEn('Speelse regel', 'Playful line'), {
      optional: true,
      description: nlEn(
        'Volgt op de tekst en maakt het luchtig. Mag leeg blijven.',
        'Follows the text and lightens the mood. May be left empty.',
      ),
    }),
    action('action', 'Link', nlEn('Waar een verdwaalde bezoeker verdergaat.', 'Where a lost visitor goes on.')),
  ],
  preview: {prepare: () => ({title: nlEn('Pagina niet gevonden', 'Page not found')})},
})
