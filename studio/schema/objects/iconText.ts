import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {icon, line, picture, text} from '../fields.ts'
import {first} from '../languageFields.ts'

export const iconText = defineType({
  name: 'iconText',
  title: nlEn('Icoon, titel en tekst', 'Icon, title and text'),
  type: 'object',
  fields: [
    icon(),
    line('title', ['Titel', 'Title']),
    text('text', ['Tekst', 'Text']),
    picture([
      'Komt in plaats van het icoon, boven de titel. Mag leeg blijven.',
      'Replaces the icon above the title. Optional.',
    ]),
  ],
  preview: {select: {title: first('title'), subtitle: first('text')}},
})
