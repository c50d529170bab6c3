import {BlockContentIcon} from '@sanity/icons/BlockContent'
import {defineType} from 'sanity'
import {line, longText} from '../fields.ts'
import {first, second} from '../languageFields.ts'

export const textPart = defineType({
  name: 'textPart',
  title: 'Text',
  type: 'object',
  icon: BlockContentIcon,
  fields: [
    line('title', 'Heading', {
      optional: true,
      description: 'Stands above this text. A text with a heading can be linked to. May be left empty.',
    }),
    longText('body', 'Text', 'Paragraphs with sub-headings, bullets, numbers and links.'),
  ],
  preview: {
    select: {title: first('title'), other: second('title'), body: first('body')},
    prepare: ({title, body}) => ({
      title: title ?? body?.[0]?.children?.map(({text}: {text: string}) => text).join('') ?? 'Text',
      subtitle: 'Text',
    }),
  },
})
