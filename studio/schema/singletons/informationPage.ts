import {InfoOutlineIcon} from '@sanity/icons/InfoOutline'
import {defineType} from 'sanity'
import {items, line, section, text} from '../fields.ts'

export const informationPage = defineType({
  name: 'informationPage',
  title: 'Information',
  type: 'document',
  icon: InfoOutlineIcon,
  fields: [
    line('heading', 'Heading', 'Stands at the top of the page with information.'),
    text('intro', 'Introduction', 'One sentence below it: what the information is used for.'),
    line('readOnlyNote', 'Note on read-only fields', 'Stands above the fields of the business and of the keywords.'),
    section('business', 'Business info', 'What the AI knows about the sample company.', [
      line('heading', 'Heading', 'Stands above what is known of the company.'),
      items('fields', 'Fields', 'What is known of the company, one field each, in their order.', 'labelledValue'),
    ]),
    section('keywords', 'Keywords', 'What the sample company wants to be found for.', [
      line('heading', 'Heading', 'Stands above the keywords.'),
      items('fields', 'Fields', 'One group of keywords each, in their order.', 'labelledValue'),
    ]),
    section('settings', 'Settings', 'What the AI may do in the sample account.', [
      line('heading', 'Heading', 'Stands above the switches of the settings.'),
      items('toggles', 'Switches', 'One setting each, in their order.', 'toggle'),
    ]),
  ],
  preview: {prepare: () => ({title: 'Information'})},
})
