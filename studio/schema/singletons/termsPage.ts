import {DocumentsIcon} from '@sanity/icons/Documents'
import {defineType} from 'sanity'
import {action, line, richText, section, text} from '../fields.ts'

export const termsPage = defineType({
  name: 'termsPage',
  title: 'Terms: heading and contact',
  type: 'document',
  icon: DocumentsIcon,
  fields: [
    line('heading', 'Heading'),
    line('version', 'Version', {description: 'Says from which date this text applies.'}),
    richText('intro', 'Introduction'),
    line('contentsLabel', 'Heading of the table of contents'),
    section('contact', 'Contact', [line('heading', 'Heading'), text('text', 'Text')]),
    section('closing', 'Closing', [line('text', 'Text'), action('action', 'Button')]),
  ],
  preview: {prepare: () => ({title: 'Terms: heading and contact'})},
})
