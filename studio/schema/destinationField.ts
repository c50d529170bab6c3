import {defineField} from 'sanity'
import {destinationOnSale, existingDestination} from './destinations.ts'
import {titled, type Words} from './fields.ts'
import {namingLink} from './rules/linkRules.ts'

/** Field for a destination, chosen from existing ones. */
export const destination = (help: Words) =>
  defineField({
    name: 'destination',
    ...titled(['Leidt naar', 'Leads to'], help),
    type: 'string',
    options: {input: 'destination'},
    validation: (rule) => [
      rule.required(),
      rule.custom(namingLink(existingDestination)),
      rule.custom(namingLink(destinationOnSale)).warning(),
    ],
  })
