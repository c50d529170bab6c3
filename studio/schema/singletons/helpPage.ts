import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {defineType} from 'sanity'
import {line, text} from '../fields.ts'

export const helpPage = defineType({
  name: 'helpPage',
  title: 'Help',
  type: 'document',
  icon: HelpCircleIcon,
  fields: [
    line('heading', 'Heading', 'Stands at the top of the help page.'),
    text('intro', 'Introduction', 'One sentence on top of the help cards: how one gets help.'),
    line(
      'faqHeading',
      'Heading of the questions',
      'Stands above the questions; those are under Questions, On the help page.',
    ),
  ],
  preview: {prepare: () => ({title: 'Help'})},
})
