import {ImageIcon} from '@sanity/icons/Image'
import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, titled} from '../fields.ts'
import {first} from '../languageFields.ts'
import {notTooLarge} from '../rules/imageRules.ts'

export const picture = defineType({
  name: 'picture',
  title: nlEn('Afbeelding', 'Image'),
  type: 'object',
  icon: ImageIcon,
  fields: [
    defineField({
      name: 'image',
      ...titled(
        ['Afbeelding', 'Image'],
        [
          'Sleep het rondje naar wat in beeld moet blijven als de afbeelding wordt bijgesneden.',
          'Drag the circle to the part that must stay visible when the image is cropped.',
        ],
      ),
      type: 'image',
      options: {hotspot: true},
      validation: (rule) => rule.required().assetRequired().custom(notTooLarge),
    }),
    line('alt', ['Alternatieve tekst', 'Alternative text'], {
      help: [
        'Wat iemand moet weten die de afbeelding niet ziet.',
        'A description for people who cannot see the image.',
      ],
    }),
  ],
  preview: {select: {title: first('alt'), media: 'image'}},
})
