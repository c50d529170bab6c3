import {DocumentsIcon} from '@sanity/icons/Documents'
import {defineType} from 'sanity'
import {action, line, richText, section, text} from '../fields.ts'

export const termsPage = defineType({
  name: 'termsPage',
  title: 'Terms: heading and contact',
  type: 'document',
  icon: DocumentsIcon,
  fields: [
    line('heading', 'Heading', 'Stands at the top of the terms.'),
    line('version', 'Version', 'Says from which date this text applies.'),
    richText('intro', 'Introduction', 'What the terms are about, before the first section.'),
    line('contentsLabel', 'Heading of the table of contents', 'Stands above the list of sections.'),
    section('contact', 'Contact', 'The last section: how to reach the company. Its details follow by themselves.', [
      line('heading', 'Heading', 'Stands above the contact details, and is the last line of the table of contents.'),
      text('text', 'Text', 'One or two sentences before the contact details.'),
    ]),
    section('closing', 'Closing', 'The end of the terms, with what to do next.', [
      line('text', 'Text', 'One sentence before the button.'),
      action('action', 'Button', 'What a reader of the terms would do next.'),
    ]),
  ],
  preview: {prepare: () => ({title: 'Terms: heading and contact'})},
})
