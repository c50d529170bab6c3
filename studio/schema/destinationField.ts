import {defineField} from 'sanity'
import {nlEn} from '../language.ts'
import {destinationOnSale, existingDestination} from './destinations.ts'

/** Field for a destination, chosen from existing ones. */
export const destination = (description: string) =>
  defineField({
    name: 'destination',
    title: nlEn('Leidt naar', 'Leads to'),
    type: 'string',
    description,
    options: {input: 'destination'},
    validation: (rule) => [rule.required(), rule.custom(existingDestination), rule.custom(destinationOnSale).warning()],
  })
