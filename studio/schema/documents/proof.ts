import {StarIcon} from '@sanity/icons/Star'
import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {choice, line, picture, text, titled, word} from '../fields.ts'
import {first} from '../languageFields.ts'

export const proof = defineType({
  name: 'proof',
  title: nlEn('Bewijs', 'Proof'),
  type: 'document',
  icon: StarIcon,
  fields: [
    choice(
      'kind',
      ['Soort', 'Kind'],
      [
        {value: 'quote', title: nlEn('Wat een klant zegt', 'What a customer says')},
        {value: 'result', title: nlEn('Wat er bereikt is', 'What was achieved')},
        {value: 'certificate', title: nlEn('Keurmerk', 'Certificate')},
      ],
      {
        help: [
          'Woorden van een klant staan er als citaat. Een resultaat dat met een cijfer begint, zoals “+61% bezoekers”, heeft dat cijfer groot.',
          'A testimonial is shown as a quotation. A result that begins with a figure, such as “+61% visitors”, has that figure large.',
        ],
        initialValue: 'quote',
        layout: 'radio',
      },
    ),
    text('text', ['Tekst', 'Text'], {
      help: [
        'Wat een klant zegt, wat er bereikt is, of wat een keurmerk inhoudt. Alleen wat echt zo is, met toestemming. Een citaat krijgt vanzelf aanhalingstekens.',
        'What a customer says, the result, or what the certificate means. Only true statements, with consent. Quotation marks are added automatically.',
      ],
    }),
    word('name', ['Naam', 'Name'], {
      help: ['Wie het zegt, of hoe het keurmerk heet.', 'The person who says it, or the name of the certificate.'],
    }),
    line('role', ['Functie en bedrijf', 'Position and company'], {
      optional: true,
      help: ['Staat onder de naam. Mag leeg blijven.', 'Shown below the name. Optional.'],
    }),
    picture([
      'Een portret of een logo, naast de naam. Mag leeg blijven.',
      'A portrait or logo beside the name. Optional.',
    ]),
    defineField({
      name: 'more',
      ...titled(
        ['Link', 'Link'],
        ['Waar het hele verhaal staat. Mag leeg blijven.', 'A link to the full story. Optional.'],
      ),
      type: 'action',
    }),
  ],
  preview: {select: {title: 'name', subtitle: first('text'), media: 'picture.image'}},
})
