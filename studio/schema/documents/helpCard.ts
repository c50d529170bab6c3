import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {orderRankField, orderRankOrdering} from '@sanity/orderable-document-list'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {INTRO_CALL} from '../destinations.ts'
import {choice, icon, line, onOff, text} from '../fields.ts'
import {first} from '../languageFields.ts'

export const helpCard = defineType({
  name: 'helpCard',
  title: nlEn('Hulpkaart', 'Help card'),
  type: 'document',
  icon: HelpCircleIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({type: 'helpCard'}),
    icon(),
    line('title', ['Titel', 'Title']),
    text('text', ['Tekst', 'Text'], {
      help: [
        'Wat de bezoeker krijgt. Zeg het eerlijk als het er nog niet is.',
        'What the visitor gets. Say so when it is not available yet.',
      ],
    }),
    onOff('available', ['Beschikbaar', 'Available'], {
      help: [
        'Uit zet “nog niet beschikbaar” op de kaart; de knop blijft.',
        'Off puts “not available yet” on the card; the button stays.',
      ],
      initialValue: true,
    }),
    line('button', ['Knop', 'Button']),
    choice(
      'destination',
      ['De knop leidt naar', 'The button leads to'],
      [
        INTRO_CALL,
        {value: 'supportEmail', title: nlEn('Een mail aan de ondersteuning', 'A mail to support')},
        {value: '#faq', title: nlEn('De vragen op dezelfde pagina', 'The questions on the same page')},
      ],
    ),
  ],
  preview: {select: {title: first('title'), subtitle: first('text')}},
})
