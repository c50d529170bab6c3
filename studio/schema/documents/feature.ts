import {SparklesIcon} from '@sanity/icons/Sparkles'
import {orderRankField, orderRankOrdering} from '@sanity/orderable-document-list'
import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {choice, line, text, titled} from '../fields.ts'
import {first} from '../languageFields.ts'

/** How a feature is shown; the first four draw the sample data of the demo, the others the feature's own examples. */
const SPECIMENS = [
  {value: 'log', title: nlEn('Laatste regels uit het logboek van de demo', 'Last lines of the demo’s log')},
  {value: 'change', title: nlEn('Eerste tekst van de demo, voor en na', 'First text of the demo, before and after')},
  {value: 'race', title: nlEn('Bezoekers van de demo naast de benchmark', 'Visitors of the demo beside the benchmark')},
  {value: 'checks', title: nlEn('Eerste score van de audit van de demo', 'First score of the demo’s audit')},
  {value: 'bars', title: nlEn('Balken: woorden met een waarde', 'Bars: words with a value')},
  {value: 'ranks', title: nlEn('Trap: posities die beter worden', 'Stairs: positions that get better')},
  {value: 'ideas', title: nlEn('Lijst van ideeën', 'List of ideas')},
  {
    value: 'answer',
    title: nlEn('Vraag, antwoord en de naam die erin staat', 'Question, answer and the name in it'),
  },
]
const WITH_EXAMPLES = ['bars', 'ranks', 'ideas', 'answer']

const needsExamples = (feature: unknown) =>
  WITH_EXAMPLES.includes(String((feature as {specimen?: string} | undefined)?.specimen))

export const feature = defineType({
  name: 'feature',
  title: nlEn('Functie', 'Feature'),
  type: 'document',
  icon: SparklesIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({type: 'feature'}),
    line('title', ['Titel', 'Title']),
    text('text', ['Tekst', 'Text'], {
      help: ['Eén of twee zinnen: wat zij voor de klant doet.', 'One or two sentences: what it does for the customer.'],
    }),
    choice('specimen', ['Voorbeeld', 'Specimen'], SPECIMENS, {
      help: ['Wat boven de titel van het product te zien is.', 'The part of the product shown above the title.'],
    }),
    defineField({
      name: 'examples',
      ...titled(
        ['Regels van het voorbeeld', 'Lines of the specimen'],
        [
          'Verzonnen, en kort. Bij een vraag: eerst de vraag, dan het antwoord, dan de naam.',
          'Made up and short. For a question: first the question, then the answer, then the name.',
        ],
      ),
      type: 'array',
      of: [{type: 'specimenLine'}],
      hidden: ({parent}) => !needsExamples(parent),
      validation: (rule) =>
        rule
          .max(6)
          .custom((lines: unknown[] | undefined, {parent}) =>
            !needsExamples(parent) || (lines ?? []).length >= 3
              ? true
              : nlEn('Dit voorbeeld heeft ten minste drie regels nodig.', 'This specimen needs at least three lines.'),
          ),
    }),
  ],
  preview: {select: {title: first('title'), subtitle: first('text')}},
})
