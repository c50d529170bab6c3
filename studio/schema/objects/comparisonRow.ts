import {defineType} from 'sanity'
import {line} from '../fields.ts'

export const comparisonRow = defineType({
  name: 'comparisonRow',
  title: 'Row of a comparison',
  type: 'object',
  fields: [line('aspect', 'Aspect'), line('us', 'Ourselves'), line('agency', 'A traditional agency')],
  preview: {select: {title: 'aspect.nl', subtitle: 'us.nl'}},
})
