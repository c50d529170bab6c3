import {ComposeIcon} from '@sanity/icons/Compose'
import {defineField, defineType} from 'sanity'
import {day, line, picture, section, text} from '../fields.ts'
import {first} from '../languageFields.ts'
import {address, addressLine, parts} from '../ownPageFields.ts'
import {searchEntry} from '../searchEntry.ts'

/** An article of the blog, which is there from the first one on. */
export const article = defineType({
  name: 'article',
  title: 'Article',
  type: 'document',
  icon: ComposeIcon,
  fields: [
    line('title', 'Title', 'What the article is about, in one line.'),
    address('article', 'Where the article stands in the blog, in each language.', '/blog'),
    day('date', 'Day', 'The day of the article: the newest stands first. It does not publish by itself.'),
    defineField({
      name: 'author',
      title: 'Author',
      type: 'string',
      description: 'Who wrote it. Empty means the company.',
    }),
    text('intro', 'Introduction', 'Two or three sentences: on the card, in the list, in feeds, and above the text.'),
    picture('Stands above the text and on the card, and is shown where the article is shared. May be left empty.'),
    parts('What the article consists of, from top to bottom; drag to change the order of the parts.'),
    section(
      'seo',
      'Search engines',
      'How this article shows up in search engines and when it is shared.',
      searchEntry('this article'),
    ),
  ],
  orderings: [{name: 'newest', title: 'Newest first', by: [{field: 'date', direction: 'desc'}]}],
  preview: {
    select: {title: first('title'), date: 'date', address: 'address', media: 'picture.image'},
    prepare: ({title, date, address: own, media}) => ({
      title,
      subtitle: `${date ?? ''}  ${addressLine(own, '/blog')}`,
      media,
    }),
  },
})
