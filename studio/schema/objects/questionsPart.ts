import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, titled} from '../fields.ts'
import {first} from '../languageFields.ts'

export const questionsPart = defineType({
  name: 'questionsPart',
  title: nlEn('Vragen', 'Questions'),
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    line('title', ['Kop', 'Heading']),
    defineField({
      name: 'questions',
      ...titled(
        ['Vragen', 'Questions'],
        [
          'Gekozen uit alle vragen van de site. Ze blijven ook op hun eigen pagina staan.',
          'Choose from all questions of the site. They also stay on their own page.',
        ],
      ),
      type: 'array',
      of: [{type: 'reference', to: [{type: 'faq'}]}],
      validation: (rule) => rule.required().min(1).unique(),
    }),
  ],
  preview: {select: {title: first('title')}, prepare: ({title}) => ({title, subtitle: nlEn('Vragen', 'Questions')})},
})
