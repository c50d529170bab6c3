import {DocumentIcon} from '@sanity/icons/Document'
import {defineField, defineType} from 'sanity'
import {LANGUAGE_ROWS} from '../../model/languages.ts'
import {addressFault} from '../../model/ownPages.ts'
import {line, section, text} from '../fields.ts'
import {first} from '../languageFields.ts'
import {searchEntry} from '../searchEntry.ts'

const PARTS = [
  'textPart',
  'calloutPart',
  'tablePart',
  'picture',
  'questionsPart',
  'plansPart',
  'featuresPart',
  'closingPart',
]

/** A page of the site that editors make: its address, and its parts from top to bottom. */
export const contentPage = defineType({
  name: 'contentPage',
  title: 'Page',
  type: 'document',
  icon: DocumentIcon,
  fields: [
    line('title', 'Title', 'The large words at the top of the page, and its name in lists of pages.'),
    defineField({
      name: 'address',
      title: 'Address',
      type: 'object',
      description: 'Where the page stands on the site, in each language. Links to it follow when it changes.',
      options: {columns: 2, collapsible: false},
      fields: LANGUAGE_ROWS.map(({id, title, prefix}) =>
        defineField({
          name: id,
          title,
          type: 'slug',
          description: `Follows ${prefix}/ in the address of the ${title} page.`,
          options: {source: `title.${id}`, isUnique: () => true}, // told with the other rules over all pages
          validation: (rule) => [
            rule.required().error(`Give the page an address in ${title} too`),
            rule.custom((value) => addressFault(value?.current ?? '') ?? true),
          ],
        }),
      ),
      validation: (rule) => rule.required(),
    }),
    text('intro', 'Introduction', {optional: true, description: 'A few sentences below the title. May be left empty.'}),
    defineField({
      name: 'parts',
      title: 'Parts',
      type: 'array',
      of: PARTS.map((type) => ({type})),
      description: 'What the page consists of, from top to bottom; drag to change the order.',
      validation: (rule) => rule.required().min(1),
    }),
    section(
      'seo',
      'Search engines',
      'How this page shows up in search engines and when it is shared.',
      searchEntry('this page'),
    ),
  ],
  preview: {
    select: {title: first('title'), address: 'address'},
    prepare: ({title, address}) => ({
      title,
      subtitle: LANGUAGE_ROWS.map(({id, prefix}) => `${prefix}/${address?.[id]?.current ?? '…'}/`).join('  '),
    }),
  },
})
