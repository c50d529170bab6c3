import {InfoOutlineIcon} from '@sanity/icons/InfoOutline'
import {defineType} from 'sanity'
import {items, line, section, text} from '../fields.ts'

export const informationPage = defineType({
  name: 'informationPage',
  title: 'Information',
  type: 'document',
  icon: InfoOutlineIcon,
  fields: [
    line('heading', 'Heading'),
    text('intro', 'Introduction'),
    line('readOnlyNote', 'Note on read-only fields'),
    section('business', 'Business info', [line('heading', 'Heading'), items('fields', 'Fields', 'labelledValue')]),
    section('keywords', 'Keywords', [line('heading', 'Heading'), items('fields', 'Fields', 'labelledValue')]),
    section('settings', 'Settings', [line('heading', 'Heading'), items('toggles', 'Switches', 'toggle')]),
  ],
  preview: {prepare: () => ({title: 'Information'})},
})
