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
    line(
      'heading',
      nlEn('Kop', 'Heading'),
      nlEn('Staat bovenaan de hulppagina.', 'Stands at the top of the help page.'),
    ),
    text(
      'intro',
      nlEn('Inleiding', 'Introduction'),
      nlEn(
        'Eén zin boven de hulpkaarten: hoe iemand hulp krijgt.',
        'One sentence on top of the help cards: how one gets help.',
      ),
    ),
    line(
      'faqHeading',
      nlEn('Kop van de vragen', 'Heading of the questions'),
      nlEn(
        'Staat boven de vragen; die staan onder Vragen, Op de hulppagina.',
        'Stands above the questions; those are under Questions, On the help page.',
      ),
    ),
    line(
      'unavailable',
      nlEn('Merkje van wat er nog niet is', 'Badge of what is not there yet'),
      nlEn('Staat op een hulpkaart die nog niet beschikbaar is.', 'Stands on a help card that is not available yet.'),
    ),
  ],
  preview: {prepare: () => ({title: nlEn('Hulp', 'Help')})},
})
