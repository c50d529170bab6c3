import {DocumentIcon} from '@sanity/icons/Document'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {destination} from '../destinationField.ts'

export const pageLink = defineType({
  name: 'pageLink',
  title: nlEn('Link naar een pagina van de site', 'Link to a page of the site'),
  type: 'object',
  icon: DocumentIcon,
  fields: [
    destination([
      'De pagina, of het deel van een pagina, dat de gelinkte woorden openen.',
      'The page, or part of a page, that the link opens.',
    ]),
  ],
})
