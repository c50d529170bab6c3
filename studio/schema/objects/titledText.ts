import {defineType} from 'sanity'
import {line, text} from '../fields.ts'

export const titledText = defineType({
  name: 'titledText',
  title: 'Title with a text',
  type: 'object',
  fields: [
    line('title', 'Title', 'A few words that stand out.'),
    text('text', 'Text', 'One or two short sentences that belong to the title.'),
  ],
  preview: {select: {title: 'title.nl', subtitle: 'text.nl'}},
})
