import {EditIcon} from '@sanity/icons/Edit'
import {defineType} from 'sanity'
import {line, section, text} from '../fields.ts'

export const adjustmentsPage = defineType({
  name: 'adjustmentsPage',
  title: 'Adjustments',
  type: 'document',
  icon: EditIcon,
  fields: [
    line('heading', 'Heading', 'Stands at the top of the page with adjustments.'),
    text('intro', 'Introduction', 'One sentence below it: what a visitor can do with the cards.'),
    section(
      'saved',
      'Message when saved',
      'Appears in the corner after saving. Nothing is sent anywhere: say what does happen.',
      [
        line('title', 'Title', 'The first line of the message, in bold.'),
        text('text', 'Text', 'What happened with the changes, in one sentence.'),
      ],
    ),
    line('logHeading', 'Heading of the log', 'Stands above the list of recent optimisations.'),
    line('logIntro', 'Introduction of the log', {
      description: 'One line below that heading. {count} is how many optimisations the list has.',
      placeholders: ['count'],
    }),
  ],
  preview: {prepare: () => ({title: 'Adjustments'})},
})
