import {defineField} from 'sanity'
import {destinationOnSale, existingDestination} from './destinations.ts'
import {titled, type Words} from './fields.ts'

/** Field for a destination, chosen from existing ones. */
export const destination = (help: Words) =>
  defineField({
    name: 'destination',
    ...titled(['Leidt naar', 'Leads to'], help),
    type: 'string',
    options: {input: 'destination'},
    validation: (rule) => [rule.required(), rule.custom(existingDestination), rule.custom(destinationOnSale).warning()],
  })
