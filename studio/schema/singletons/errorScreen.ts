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
    line(
      'heading',
      nlEn('Kop', 'Heading'),
      nlEn(
        'Staat bovenaan als een pagina door een fout niet getoond kon worden.',
        'Stands at the top when a page could not be shown because of a fault.',
      ),
    ),
    text(
      'text',
      nlEn('Tekst', 'Text'),
      nlEn(
        'Wat er gebeurde, en wat de bezoeker eraan kan doen.',
        'What happened, and what the visitor can do about it.',
      ),
    ),
    line(
      'reload',
      nlEn('Knop om de pagina opnieuw te laden', 'Button to load the page again'),
      nlEn('De woorden op de knop die opvalt.', 'The words on the button that stands out.'),
    ),
    line(
      'home',
      nlEn('Link naar de landingspagina', 'Link to the landing page'),
      nlEn('De woorden op de knop ernaast.', 'The words on the button beside it.'),
    ),
  ],
  preview: {prepare: () => ({title: nlEn('Foutscherm', 'Error screen')})},
})
