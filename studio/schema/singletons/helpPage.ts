import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, text} from '../fields.ts'

export const helpPage = defineType({
  name: 'helpPage',
  title: nlEn('Hulp', 'Help'),
  type: 'document',
  icon: HelpCircleIcon,
  fields: [
    line('heading', ['Kop', 'Heading']),
    text('intro', ['Inleiding', 'Introduction']),
    line('faqHeading', ['Kop van de vragen', 'Heading of the questions'], {
      help: [
        'Staat boven de vragen; die staan onder Vragen, Op de hulppagina.',
        'The questions themselves are under Questions, On the help page.',
      ],
    }),
    line('unavailable', ['Merkje van wat er nog niet is', 'Badge for unavailable options']),
  ],
  preview: {prepare: () => ({title: nlEn('Hulp', 'Help')})},
})
