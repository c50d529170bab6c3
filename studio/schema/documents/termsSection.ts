import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {orderRankField, orderRankOrdering} from '@sanity/orderable-document-list'
import {defineField, defineType} from 'sanity'
import {line, longText} from '../fields.ts'
import {first, second} from '../languageFields.ts'

export const termsSection = defineType({
  name: 'termsSection',
  title: 'Section of the terms',
  type: 'document',
  icon: DocumentTextIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({type: 'termsSection'}),
    line('title', 'Title', 'The heading of the section, without a number: the order of the list numbers the sections.'),
    defineField({
      name: 'anchor',
      title: 'Anchor',
      type: 'string',
      description:
        'The part of the address after #, in lower case with hyphens. Links from elsewhere may use it, so better not change it.',
      validation: (rule) => [
        rule.required(),
        rule
          .regex(/^[a-z][a-z0-9-]*$/)
          .error('Write lower-case letters, digits and hyphens only, beginning with a letter'),
      ],
    }),
    longText('body', 'Text', 'What the section says. Sub-headings, bold, lists and links are possible.'),
  ],
  preview: {select: {title: first('title'), subtitle: second('title')}},
})
