import {ImageIcon} from '@sanity/icons/Image'
import {defineField, defineType} from 'sanity'
import {line} from '../fields.ts'
import {first} from '../languageFields.ts'

export const picture = defineType({
  name: 'picture',
  title: 'Image',
  type: 'object',
  icon: ImageIcon,
  fields: [
    defineField({
      name: 'image',
      title: 'Image',
      type: 'image',
      description: 'Drag the round mark to what must stay in view when the image is cropped.',
      options: {hotspot: true},
      validation: (rule) => rule.required().assetRequired(),
    }),
    line('alt', 'Alternative text', 'What someone who cannot see the image should know.'),
  ],
  preview: {select: {title: first('alt'), media: 'image'}},
})
