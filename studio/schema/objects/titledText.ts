import {defineType} from 'sanity'
import {line, text} from '../fields.ts'
import {first} from '../languageFields.ts'

export const titledText = defineType({
  name: 'titledText',
  title: 'Title with a text',
  type: 'object',
  fields: [
    line('title', 'Title', 'A few words that stand out.'),
    text('text', 'Text', 'One or two short sentences that belong to the title.'),
  ],
  preview: {select: {title: first('title'), subtitle: first('text')}},
})
