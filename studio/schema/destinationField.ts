import {defineField} from 'sanity'
import {nlEn} from '../language.ts'
import {destinationOnSale, existingDestination} from './destinations.ts'

/** Where a button or link leads, chosen from what there is. */
export const destination = (description: string) =>
  defineField({
    name: 'destination',
    title: nlEn('Leidt naar', 'Leads to'),
    type: 'string',
    description,
    options: {input: 'destination'},
    validation: (rule) => [rule.required(), rule.custom(existingDestination), rule.custom(destinationOnSale).warning()],
  })
