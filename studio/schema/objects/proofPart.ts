import {StarIcon} from '@sanity/icons/Star'
import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, titled} from '../fields.ts'
import {first} from '../languageFields.ts'

export const proofPart = defineType({
  name: 'proofPart',
  title: nlEn('Bewijs', 'Proof'),
  type: 'object',
  icon: StarIcon,
  fields: [
    line('title', ['Kop', 'Heading']),
    defineField({
      name: 'proofs',
      ...titled(
        ['Bewijs', 'Proof'],
        [
          'Gekozen uit wat onder Bewijs staat, in deze volgorde. Leeg: alles wat daar staat. Zolang daar niets is, staat dit onderdeel niet op de pagina.',
          'Chosen from what is under Proof, in this order. If empty, all of it. While there is nothing, this part is not on the page.',
        ],
      ),
      type: 'array',
      of: [{type: 'reference', to: [{type: 'proof'}]}],
      validation: (rule) => rule.unique(),
    }),
  ],
  preview: {select: {title: first('title')}, prepare: ({title}) => ({title, subtitle: nlEn('Bewijs', 'Proof')})},
})
