import {defineType} from 'sanity'
import {LANGUAGE_FIELDS} from '../languageFields.ts'

export const localeRichText = defineType({
  name: 'localeRichText',
  title: 'Paragraphs in every language',
  type: 'object',
  options: {collapsible: false},
  fields: LANGUAGE_FIELDS.map(({name, title}) => ({
    name,
    title,
    type: 'array' as const,
    of: [
      {
        type: 'block' as const,
        styles: [{title: 'Paragraph', value: 'normal'}],
        lists: [{title: 'Bullets', value: 'bullet'}],
        marks: {
          decorators: [{title: 'Bold', value: 'strong'}],
          annotations: [
            {
              name: 'link',
              title: 'Link',
              type: 'object' as const,
              fields: [
                {
                  name: 'href',
                  title: 'Address',
                  type: 'url' as const,
                  description: 'Where the link goes. Starts with https:// or mailto:',
                  validation: (rule: {uri: (options: object) => {required: () => never}}) =>
                    rule.uri({scheme: ['https', 'mailto']}).required(),
                },
              ],
            },
          ],
        },
      },
    ],
    validation: (rule) => rule.required().min(1).error(`Fill in the ${title} text too`),
  })),
})
