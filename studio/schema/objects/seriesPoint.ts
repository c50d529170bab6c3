import {defineType} from 'sanity'
import {dayName, nlEn} from '../../language.ts'
import {count, day} from '../fields.ts'

export const seriesPoint = defineType({
  name: 'seriesPoint',
  title: nlEn('Dag', 'Day'),
  type: 'object',
  fields: [
    day('date', ['Dag', 'Day'], {
      help: [
        'De dag van de cijfers, één na de vorige dag in de lijst.',
        'The day of the figures, one after the previous day in the list.',
      ],
    }),
    count('visitors', ['Bezoekers', 'Visitors'], {
      help: [
        'Hoeveel bezoekers er die dag kwamen: de gevulde lijn van de grafiek.',
        'The number of visitors on that day: the filled line of the chart.',
      ],
    }),
    count('benchmark', 'Benchmark', {
      help: [
        'Wat vergelijkbare websites die dag hadden: de stippellijn van de grafiek.',
        'The number for comparable websites: the dotted line of the chart.',
      ],
    }),
  ],
  preview: {
    select: {date: 'date', visitors: 'visitors', benchmark: 'benchmark'},
    prepare: ({date, visitors, benchmark}) => ({
      title: dayName(String(date)),
      subtitle: nlEn(`${visitors} bezoekers, benchmark ${benchmark}`, `${visitors} visitors, benchmark ${benchmark}`),
    }),
  },
})
