import {defineType} from 'sanity'
import {icon, line, picture, text} from '../fields.ts'
import {first} from '../languageFields.ts'

export const iconText = defineType({
  name: 'iconText',
  title: 'Icon, title and text',
  type: 'object',
  fields: [
    icon(),
    line('title', 'Title', 'A few words under the icon.'),
    text('text', 'Text', 'One or two short sentences under that title.'),
    picture('Takes the place of the icon, above the title. May be left empty.'),
  ],
  preview: {select: {title: first('title'), subtitle: first('text')}},
})
