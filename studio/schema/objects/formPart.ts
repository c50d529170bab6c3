import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, text, titled} from '../fields.ts'
import {first} from '../languageFields.ts'

export const formPart = defineType({
  name: 'formPart',
  title: nlEn('Formulier', 'Form'),
  type: 'object',
  icon: EnvelopeIcon,
  fields: [
    line('title', ['Kop', 'Heading']),
    text('intro', ['Inleiding', 'Introduction'], {
      optional: true,
      help: ['Een zin boven het formulier. Mag leeg blijven.', 'A sentence above the form. Optional.'],
    }),
    defineField({
      name: 'form',
      ...titled(
        ['Formulier', 'Form'],
        [
          'Gekozen uit de formulieren van de site. Berichten komen in het beheer en in de mail.',
          'Choose from the forms of the site. Messages arrive in the admin and by mail.',
        ],
      ),
      type: 'reference',
      to: [{type: 'form'}],
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: {title: first('title'), form: `form.${first('name')}`},
    prepare: ({title, form}) => ({
      title,
      subtitle: [nlEn('Formulier', 'Form'), form].filter(Boolean).join(': '),
    }),
  },
})
