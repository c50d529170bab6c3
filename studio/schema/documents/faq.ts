import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {orderRankField, orderRankOrdering} from '@sanity/orderable-document-list'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {choice, line, richText} from '../fields.ts'
import {first, second} from '../languageFields.ts'

/** The pages that list questions. */
export const FAQ_PAGES = [
  {value: 'landing', title: nlEn('Landingspagina', 'Landing page')},
  {value: 'help', title: nlEn('Hulppagina', 'Help page')},
] as const

export const faq = defineType({
  name: 'faq',
  title: nlEn('Vraag', 'Question'),
  type: 'document',
  icon: HelpCircleIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({type: 'faq'}),
    choice('page', ['Staat op', 'Shown on'], FAQ_PAGES, {
      initialValue: 'landing',
      layout: 'radio',
    }),
    line('question', ['Vraag', 'Question'], {
      help: ['Zoals een bezoeker het zou vragen.', 'As a visitor would ask it.'],
    }),
    richText('answer', ['Antwoord', 'Answer'], {
      help: [
        'Opent onder de vraag. Schrijf prijzen als {price:basis:monthly}, dan zijn ze nooit verouderd.',
        'Opens below the question. Write prices as {price:basis:monthly}, so that they are always up to date.',
      ],
    }),
  ],
  preview: {select: {title: first('question'), subtitle: second('question')}},
})
