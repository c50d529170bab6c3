import {UsersIcon} from '@sanity/icons/Users'
import {defineType} from 'sanity'
import {action, items, line, richText, section, text} from '../fields.ts'

export const aboutPage = defineType({
  name: 'aboutPage',
  title: 'About us',
  type: 'document',
  icon: UsersIcon,
  fields: [
    section('hero', 'Opening', [line('heading', 'Heading'), text('intro', 'Introduction')]),
    section('mission', 'Mission', [line('heading', 'Heading'), richText('body', 'Text')]),
    section('values', 'Values', [line('heading', 'Heading'), items('items', 'Values', 'iconText')]),
    section('comparison', 'Comparison', [
      line('heading', 'Heading'),
      text('intro', 'Introduction'),
      section('columns', 'Columns', [line('aspect', 'Aspect'), line('us', 'Ourselves'), line('agency', 'Agency')]),
      items('rows', 'Rows', 'comparisonRow'),
    ]),
    section('closing', 'Closing', [line('heading', 'Heading'), text('text', 'Text'), action('action', 'Button')]),
  ],
  preview: {prepare: () => ({title: 'About us'})},
})
