import {ComposeIcon} from '@sanity/icons/Compose'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, text} from '../fields.ts'

export const blogPage = defineType({
  name: 'blogPage',
  title: 'Blog',
  type: 'document',
  icon: ComposeIcon,
  fields: [
    line('heading', ['Kop', 'Heading'], {
      help: [
        'De grote woorden boven de artikelen, en de naam van de feed.',
        'The heading above the articles, and the name of the feed.',
      ],
    }),
    text('intro', ['Inleiding', 'Introduction']),
    line('allLabel', ['Link naar alle artikelen', 'Link to all articles'], {
      help: [
        'Staat op de kaart op de landingspagina, en onder elk artikel.',
        'Shown on the card of the landing page, and below each article.',
      ],
    }),
  ],
  preview: {prepare: () => ({title: nlEn('Blog: kop en woorden', 'Blog: heading and words')})},
})
