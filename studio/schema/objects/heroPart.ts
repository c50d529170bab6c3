import {DesktopIcon} from '@sanity/icons/Desktop'
import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {choice, line, text, titled} from '../fields.ts'
import {first} from '../languageFields.ts'

export const heroPart = defineType({
  name: 'heroPart',
  title: nlEn('Opening', 'Hero'),
  type: 'object',
  icon: DesktopIcon,
  fields: [
    choice(
      'layout',
      ['Indeling', 'Layout'],
      [
        {value: 'words', title: nlEn('Alleen woorden', 'Words only')},
        {value: 'beside', title: nlEn('Afbeelding naast de woorden', 'Image beside the words')},
        {value: 'below', title: nlEn('Brede afbeelding eronder', 'Wide image below')},
      ],
      {
        layout: 'radio',
        initialValue: 'words',
        help: [
          'Op een telefoon staat de afbeelding altijd onder de woorden.',
          'On a phone the image is always below the words.',
        ],
      },
    ),
    line('eyebrow', ['Regel boven de kop', 'Line above the heading'], {
      optional: true,
      help: [
        'Een paar kleine woorden, zoals “Zomeractie”. Mag leeg blijven.',
        'A few small words, such as “Summer offer”. Optional.',
      ],
    }),
    line('title', ['Kop', 'Heading'], {
      help: [
        'Komt in plaats van de titel en de inleiding van de pagina.',
        'Replaces the title and the introduction of the page.',
      ],
    }),
    text('intro', ['Inleiding', 'Introduction'], {
      optional: true,
      help: ['Een of twee zinnen onder de kop. Mag leeg blijven.', 'One or two sentences below the heading. Optional.'],
    }),
    defineField({
      name: 'actions',
      ...titled(
        ['Knoppen', 'Buttons'],
        [
          'Hoogstens twee; de eerste is de oranje knop. Mag leeg blijven.',
          'At most two; the first is the orange button. Optional.',
        ],
      ),
      type: 'array',
      of: [{type: 'action'}],
      validation: (rule) => rule.max(2),
    }),
    defineField({
      name: 'picture',
      ...titled(
        ['Afbeelding', 'Image'],
        ['Naast of onder de woorden, naar de indeling.', 'Beside or below the words, by the layout.'],
      ),
      type: 'picture',
      hidden: ({parent}) => parent?.layout === 'words',
      validation: (rule) =>
        rule.custom((picture, {parent}) => {
          const {layout} = (parent ?? {}) as {layout?: string}
          return (
            layout === 'words' ||
            picture !== undefined ||
            nlEn(
              'Kies een afbeelding, of de indeling met alleen woorden',
              'Choose an image, or the layout of words only',
            )
          )
        }),
    }),
  ],
  preview: {
    select: {title: first('title'), media: 'picture.image'},
    prepare: ({title, media}) => ({title, subtitle: nlEn('Opening', 'Hero'), ...(media && {media})}),
  },
})
