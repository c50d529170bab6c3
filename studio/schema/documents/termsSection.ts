import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {orderRankField, orderRankOrdering} from '@sanity/orderable-document-list'
import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, longText, titled} from '../fields.ts'
import {first, second} from '../languageFields.ts'

export const termsSection = defineType({
  name: 'termsSection',
  title: nlEn('Artikel van de voorwaarden', 'Section of the terms'),
  type: 'document',
  icon: DocumentTextIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({type: 'termsSection'}),
    line('title', ['Titel', 'Title'], {
      help: [
        'De kop van het artikel, zonder nummer: de volgorde van de lijst nummert de artikelen.',
        'The heading of the section, without a number: sections are numbered in the order of the list.',
      ],
    }),
    defineField({
      name: 'anchor',
      ...titled(
        ['Anker', 'Anchor'],
        [
          'Het deel van het adres na #, in kleine letters met streepjes. Links van elders kunnen het gebruiken: verander het liever niet.',
          'The part of the address after #, in lower case with hyphens. Other sites may link to it, so avoid changing it.',
        ],
      ),
      type: 'string',
      validation: (rule) => [
        rule.required(),
        rule
          .regex(/^[a-z][a-z0-9-]*$/)
          .error(
            nlEn(
              'Schrijf alleen kleine letters, cijfers en streepjes, te beginnen met een letter',
              'Use lower-case letters, digits and hyphens only, starting with a letter',
            ),
          ),
      ],
    }),
    longText('body', ['Tekst', 'Text']),
  ],
  preview: {select: {title: first('title'), subtitle: second('title')}},
})
