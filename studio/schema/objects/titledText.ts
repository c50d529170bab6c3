import {defineType} from 'sanity'
import {line, text} from '../fields.ts'

export const titledText = defineType({
  name: 'titledText',
  title: 'Title with a text',
  type: 'object',
  fields: [line('title', 'Title'), text('text', 'Text')],
  preview: {select: {title: 'title.nl', subtitle: 'text.nl'}},
})
