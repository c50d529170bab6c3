import {WarningOutlineIcon} from '@sanity/icons/WarningOutline'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, text} from '../fields.ts'

export const errorScreen = defineType({
  name: 'errorScreen',
  title: nlEn('Foutscherm', 'Error screen'),
  type: 'document',
  icon: WarningOutlineIcon,
  fields: [
    line('heading', ['Kop', 'Heading']),
    text('text', ['Tekst', 'Text']),
    line('reload', ['Knop om de pagina opnieuw te laden', 'Button to load the page again']),
    line('home', ['Link naar de landingspagina', 'Link to the landing page']),
  ],
  preview: {prepare: () => ({title: nlEn('Foutscherm', 'Error screen')})},
})
