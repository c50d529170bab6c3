import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {defineType} from 'sanity'
import {line, text} from '../fields.ts'

export const helpPage = defineType({
  name: 'helpPage',
  title: 'Help',
  type: 'document',
  icon: HelpCircleIcon,
  fields: [line('heading', 'Heading'), text('intro', 'Introduction'), line('faqHeading', 'Heading of the questions')],
  preview: {prepare: () => ({title: 'Help'})},
})
