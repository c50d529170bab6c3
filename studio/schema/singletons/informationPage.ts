import {InfoOutlineIcon} from '@sanity/icons/InfoOutline'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {items, line, section, text} from '../fields.ts'

export const informationPage = defineType({
  name: 'informationPage',
  title: nlEn('Informatie', 'Information'),
  type: 'document',
  icon: InfoOutlineIcon,
  fields: [
    line('heading', ['Kop', 'Heading']),
    text('intro', ['Inleiding', 'Introduction']),
    line('readOnlyNote', ['Opmerking over vaste velden', 'Note on read-only fields']),
    section('business', ['Over het bedrijf', 'Business info'], {
      fields: [line('heading', ['Kop', 'Heading']), items('fields', ['Velden', 'Fields'], 'labelledValue')],
    }),
    section('keywords', ['Zoekwoorden', 'Keywords'], {
      fields: [line('heading', ['Kop', 'Heading']), items('fields', ['Velden', 'Fields'], 'labelledValue')],
    }),
    section('settings', ['Instellingen', 'Settings'], {
      fields: [line('heading', ['Kop', 'Heading']), items('toggles', ['Schakelaars', 'Switches'], 'toggle')],
    }),
  ],
  preview: {prepare: () => ({title: nlEn('Informatie', 'Information')})},
})
