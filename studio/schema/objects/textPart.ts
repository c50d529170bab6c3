import {BlockContentIcon} from '@sanity/icons/BlockContent'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, longText} from '../fields.ts'
import {first, second} from '../languageFields.ts'

export const textPart = defineType({
  name: 'textPart',
  title: nlEn('Tekst', 'Text'),
  type: 'object',
  icon: BlockContentIcon,
  fields: [
    line('title', ['Kop', 'Heading'], {
      optional: true,
      help: [
        'Staat boven deze tekst. Naar een tekst met een kop kun je linken. Mag leeg blijven.',
        'Shown above this text. A text with a heading can be linked to. Optional.',
      ],
    }),
    longText('body', ['Tekst', 'Text'], {
      help: [
        'Alinea’s met tussenkoppen, opsommingen, nummering en links.',
        'Paragraphs with sub-headings, bullets, numbers and links.',
      ],
    }),
  ],
  preview: {
    select: {title: first('title'), other: second('title'), body: first('body')},
    prepare: ({title, body}) => ({
      title: title ?? body?.[0]?.children?.map(({text}: {text: string}) => text).join('') ?? nlEn('Tekst', 'Text'),
      subtitle: nlEn('Tekst', 'Text'),
    }),
  },
})
