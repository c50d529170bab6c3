import {WarningOutlineIcon} from '@sanity/icons/WarningOutline'
import {defineType} from 'sanity'
import {line, text} from '../fields.ts'

export const errorScreen = defineType({
  name: 'errorScreen',
  title: 'Error screen',
  type: 'document',
  icon: WarningOutlineIcon,
  fields: [
    line('heading', 'Heading'),
    text('text', 'Text'),
    line('reload', 'Button to load the page again'),
    line('home', 'Link to the landing page'),
  ],
  preview: {prepare: () => ({title: 'Error screen'})},
})
