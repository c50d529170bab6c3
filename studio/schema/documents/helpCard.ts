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
    line(
      'title',
      nlEn('Titel', 'Title'),
      nlEn('Een manier om hulp te krijgen, in een paar woorden.', 'A way to get help, in a few words.'),
    ),
    text(
      'text',
      nlEn('Tekst', 'Text'),
      nlEn(
        'Wat de bezoeker krijgt. Zeg het eerlijk als het er nog niet is.',
        'What the visitor gets. Say so honestly when it is not there yet.',
      ),
    ),
    onOff(
      'available',
      nlEn('Beschikbaar', 'Available'),
      nlEn(
        'Uit zet "nog niet beschikbaar" op de kaart; de knop blijft.',
        'Off puts "not available yet" on the card; the button stays.',
      ),
      true,
    ),
    line(
      'button',
      nlEn('Knop', 'Button'),
      nlEn('De woorden op de knop onder de tekst.', 'The words on the button below the text.'),
    ),
    choice(
      'destination',
      nlEn('De knop leidt naar', 'The button leads to'),
      nlEn('Wat opent als iemand op de knop klikt.', 'What opens when the button is pressed.'),
      [
        INTRO_CALL,
        {value: 'supportEmail', title: nlEn('Een mail aan de ondersteuning', 'A mail to support')},
        {value: '#faq', title: nlEn('De vragen op dezelfde pagina', 'The questions on the same page')},
      ],
    ),
  ],
  preview: {select: {title: first('title'), subtitle: first('text')}},
})
