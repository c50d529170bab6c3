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
    line(
      'heading',
      nlEn('Kop', 'Heading'),
      nlEn(
        'De grote woorden boven de artikelen, en de naam van de feed.',
        'The large words above the articles, and the name of the feed.',
      ),
    ),
    text(
      'intro',
      nlEn('Inleiding', 'Introduction'),
      nlEn('Een of twee zinnen boven de lijst met artikelen.', 'A sentence or two above the list of articles.'),
    ),
    line(
      'allLabel',
      nlEn('Link naar alle artikelen', 'Link to all articles'),
      nlEn(
        'Staat op de kaart van de landingspagina, en onder elk artikel.',
        'Stands on the card of the landing page, and below each article.',
      ),
    ),
  ],
  preview: {prepare: () => ({title: nlEn('Blog: kop en woorden', 'Blog: heading and words')})},
})
