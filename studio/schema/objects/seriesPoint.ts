import {defineType} from 'sanity'
import {count, day} from '../fields.ts'

export const seriesPoint = defineType({
  name: 'seriesPoint',
  title: 'Day',
  type: 'object',
  fields: [
    day('date', 'Day', 'The day that the figures belong to, one after the previous day in the list.'),
    count('visitors', 'Visitors', 'How many visitors came on that day: the filled line of the chart.'),
    count('benchmark', 'Benchmark', 'What comparable websites had on that day: the dotted line of the chart.'),
  ],
  preview: {
    select: {date: 'date', visitors: 'visitors', benchmark: 'benchmark'},
    prepare: ({date, visitors, benchmark}) => ({title: date, subtitle: `${visitors} visitors, benchmark ${benchmark}`}),
  },
})
