import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {defineField, defineType} from 'sanity'
import {line} from '../fields.ts'
import {first} from '../languageFields.ts'

export const questionsPart = defineType({
  name: 'questionsPart',
  title: 'Questions',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    line('title', 'Heading', 'Stands above the questions on this page.'),
    defineField({
      name: 'questions',
      title: 'Questions',
      type: 'array',
      of: [{type: 'reference', to: [{type: 'faq'}]}],
      description: 'Chosen from all questions of the site. They stay on their own page too.',
      validation: (rule) => rule.required().min(1).unique(),
    }),
  ],
  preview: {select: {title: first('title')}, prepare: ({title}) => ({title, subtitle: 'Questions'})},
})
