import {ComposeIcon} from '@sanity/icons/Compose'
import {defineType} from 'sanity'
import {line, text} from '../fields.ts'

export const blogPage = defineType({
  name: 'blogPage',
  title: 'Blog',
  type: 'document',
  icon: ComposeIcon,
  fields: [
    line('heading', 'Heading', 'The large words above the articles, and the name of the feed.'),
    text('intro', 'Introduction', 'A sentence or two above the list of articles.'),
    line('allLabel', 'Link to all articles', 'Stands on the card of the landing page, and below each article.'),
  ],
  preview: {prepare: () => ({title: 'Blog: heading and words'})},
})
