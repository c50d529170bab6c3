import {LinkIcon} from '@sanity/icons/Link'
import {defineField, defineType} from 'sanity'
import {destinationOnSale, existingDestination} from '../destinations.ts'
import {line} from '../fields.ts'
import {first} from '../languageFields.ts'

export const action = defineType({
  name: 'action',
  title: 'Button or link',
  type: 'object',
  icon: LinkIcon,
  fields: [
    line(
      'label',
      'Label',
      'The words on the button or link. Say what happens: "Bekijk onze pakketten", not "Klik hier".',
    ),
    defineField({
      name: 'destination',
      title: 'Leads to',
      type: 'string',
      description: 'The page that opens. External links are set once, in Site settings.',
      options: {input: 'destination'},
      validation: (rule) => [
        rule.required(),
        rule.custom(existingDestination),
        rule.custom(destinationOnSale).warning(),
      ],
    }),
  ],
  preview: {select: {title: first('label'), subtitle: 'destination'}},
})
