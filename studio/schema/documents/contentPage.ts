import {DocumentIcon} from '@sanity/icons/Document'
import {defineType} from 'sanity'
import {line, section, text} from '../fields.ts'
import {first} from '../languageFields.ts'
import {address, addressLine, parts} from '../ownPageFields.ts'
import {searchEntry} from '../searchEntry.ts'

/** A page of the site that editors make: its address, and its parts from top to bottom. */
export const contentPage = defineType({
  name: 'contentPage',
  title: 'Page',
  type: 'document',
  icon: DocumentIcon,
  fields: [
    line('title', 'Title', 'The large words at the top of the page, and its name in lists of pages.'),
    address('contentPage', 'Where the page stands on the site, in each language. Links to it follow when it changes.'),
    text('intro', 'Introduction', {optional: true, description: 'A few sentences below the title. May be left empty.'}),
    parts('What the page consists of, from top to bottom; drag to change the order.'),
    section(
      'seo',
      'Search engines',
      'How this page shows up in search engines and when it is shared.',
      searchEntry('this page'),
    ),
  ],
  preview: {
    select: {title: first('title'), address: 'address'},
    prepare: ({title, address: own}) => ({title, subtitle: addressLine(own)}),
  },
})
