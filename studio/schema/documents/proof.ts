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
          'Woorden van een klant staan er als citaat; een resultaat en een keurmerk als gewone tekst.',
          'A customer’s words stand as a quotation; a result and a certificate as plain text.',
        ],
        initialValue: 'quote',
        layout: 'radio',
      },
    ),
    text('text', ['Tekst', 'Text'], {
      help: [
        'Wat een klant zegt, wat er bereikt is, of wat een keurmerk inhoudt. Alleen wat echt zo is, met toestemming. Een citaat krijgt vanzelf aanhalingstekens.',
        'What a customer says, what was achieved, or what a certificate stands for. Only what is true, with consent. A quotation gets its marks by itself.',
      ],
    }),
    word('name', ['Naam', 'Name'], {
      help: ['Wie het zegt, of hoe het keurmerk heet.', 'Who says it, or what the certificate is called.'],
    }),
    line('role', ['Functie en bedrijf', 'Position and company'], {
      optional: true,
      help: ['Staat onder de naam. Mag leeg blijven.', 'Stands below the name. May be left empty.'],
    }),
    picture([
      'Een portret of een logo, naast de naam. Mag leeg blijven.',
      'A portrait or a logo, beside the name. May be left empty.',
    ]),
    defineField({
      name: 'more',
      ...titled(
        ['Link', 'Link'],
        ['Waar het hele verhaal staat. Mag leeg blijven.', 'Where the whole story is. May be left empty.'],
      ),
      type: 'action',
    }),
  ],
  preview: {select: {title: 'name', subtitle: first('text'), media: 'picture.image'}},
})
