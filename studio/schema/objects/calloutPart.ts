import {InfoOutlineIcon} from '@sanity/icons/InfoOutline'
import {defineType} from 'sanity'
import {line, longText} from '../fields.ts'
import {first} from '../languageFields.ts'

export const calloutPart = defineType({
  name: 'calloutPart',
  title: 'Callout',
  type: 'object',
  icon: InfoOutlineIcon,
  fields: [
    line('heading', 'Heading', {
      optional: true,
      description: 'A few words that the callout opens with. May be left empty.',
    }),
    longText('body', 'Text', 'What nobody should overlook, in a few sentences, set apart from the other text.'),
  ],
  preview: {
    select: {title: first('heading')},
    prepare: ({title}) => ({title: title ?? 'Callout', subtitle: 'Callout'}),
  },
})
