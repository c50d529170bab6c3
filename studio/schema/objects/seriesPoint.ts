import {defineField, defineType} from 'sanity'

const count = (name: string, title: string) =>
  defineField({name, title, type: 'number', validation: (rule) => rule.required().integer().min(0)})

export const seriesPoint = defineType({
  name: 'seriesPoint',
  title: 'Day',
  type: 'object',
  fields: [
    defineField({name: 'date', title: 'Day', type: 'date', validation: (rule) => rule.required()}),
    count('visitors', 'Visitors'),
    count('benchmark', 'Benchmark'),
  ],
  preview: {
    select: {date: 'date', visitors: 'visitors', benchmark: 'benchmark'},
    prepare: ({date, visitors, benchmark}) => ({title: date, subtitle: `${visitors} visitors, benchmark ${benchmark}`}),
  },
})
