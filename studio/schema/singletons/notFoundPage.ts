import {SearchIcon} from '@sanity/icons/Search'
import {defineType} from 'sanity'
import {action, line, text, word} from '../fields.ts'

export const notFoundPage = defineType({
  name: 'notFoundPage',
  title: 'Page not found',
  type: 'document',
  icon: SearchIcon,
  fields: [
    word('code', 'Number', 'A small number above the heading: 404.'),
    line('heading', 'Heading', 'Says that the page was not found.'),
    text('text', 'Text', 'Why that may be, in one sentence.'),
    line('flavour', 'Playful line', {
      optional: true,
      description: 'Follows the text and lightens the mood. May be left empty.',
    }),
    action('action', 'Link', 'Where a lost visitor goes on.'),
  ],
  preview: {prepare: () => ({title: 'Page not found'})},
})
