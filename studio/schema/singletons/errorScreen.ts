import {WarningOutlineIcon} from '@sanity/icons/WarningOutline'
import {defineType} from 'sanity'
import {line, text} from '../fields.ts'

export const errorScreen = defineType({
  name: 'errorScreen',
  title: 'Error screen',
  type: 'document',
  icon: WarningOutlineIcon,
  fields: [
    line('heading', 'Heading', 'Stands at the top when a page could not be shown because of a fault.'),
    text('text', 'Text', 'What happened, and what the visitor can do about it.'),
    line('reload', 'Button to load the page again', 'The words on the button that stands out.'),
    line('home', 'Link to the landing page', 'The words on the button beside it.'),
  ],
  preview: {prepare: () => ({title: 'Error screen'})},
})
