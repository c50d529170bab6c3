import {LinkIcon} from '@sanity/icons/Link'
import {defineType} from 'sanity'
import {destination} from '../destinationField.ts'

export const pageLink = defineType({
  name: 'pageLink',
  title: 'Link to a page of the site',
  type: 'object',
  icon: LinkIcon,
  fields: [destination('The page, or the part of a page, that the linked words open.')],
})
