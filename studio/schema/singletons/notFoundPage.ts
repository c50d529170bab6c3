import {SearchIcon} from '@sanity/icons/Search'
import {defineField, defineType} from 'sanity'
import {action, line, text} from '../fields.ts'

export const notFoundPage = defineType({
  name: 'notFoundPage',
  title: 'Page not found',
  type: 'document',
  icon: SearchIcon,
  fields: [
    defineField({name: 'code', title: 'Number', type: 'string', validation: (rule) => rule.required()}),
    line('heading', 'Heading'),
    text('text', 'Text'),
    line('flavour', 'A light word', {optional: true}),
    action('action', 'Link'),
  ],
  preview: {prepare: () => ({title: 'Page not found'})},
})
