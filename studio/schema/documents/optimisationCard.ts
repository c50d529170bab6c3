import {EditIcon} from '@sanity/icons/Edit'
import {orderRankField, orderRankOrdering} from '@sanity/orderable-document-list'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {choice, icon, line, lines, onOff, text} from '../fields.ts'
import {first} from '../languageFields.ts'

export const optimisationCard = defineType({
  name: 'optimisationCard',
  title: nlEn('Optimalisatiekaart', 'Optimisation card'),
  type: 'document',
  icon: EditIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({type: 'optimisationCard'}),
    choice(
      'kind',
      ['Wat is verbeterd', 'What is optimised'],
      [
        {value: 'h1', title: 'H1'},
        {value: 'metaDescription', title: nlEn('Metabeschrijving', 'Meta description')},
        {value: 'h2', title: 'H2'},
        {value: 'alt', title: nlEn('Alternatieve tekst', 'Alternative text')},
        {value: 'contentBlock', title: nlEn('Inhoudsblok', 'Content block')},
        {value: 'content', title: nlEn('Inhoud', 'Content')},
        {value: 'schemaMarkup', title: nlEn('Schema-opmaak', 'Schema markup')},
      ],
      {
        help: [
          'Zegt redacteuren over welk deel van een webpagina de kaart gaat.',
          'Tells editors which part of a web page the card is about.',
        ],
      },
    ),
    icon(),
    line('title', ['Titel', 'Title']),
    line('page', ['Pagina', 'Page'], {
      help: [
        'Waar op de voorbeeldsite de tekst staat; onder de titel.',
        'Where on the sample website the text stands; below the title.',
      ],
    }),
    text('original', ['Oorspronkelijke tekst', 'Original text'], {
      help: ['Wat er eerst stond. Het staat er doorgestreept.', 'What stood there before. It is shown struck through.'],
    }),
    onOff('wasEmpty', ['Er stond niets', 'Nothing stood there'], {
      help: [
        'Zet dit aan als de oorspronkelijke tekst alleen zegt dat er niets was: dan is er geen streep doorheen.',
        'Switch this on if the original text only says that there was nothing: then no line goes through it.',
      ],
      initialValue: false,
    }),
    text('optimised', ['Verbeterde tekst', 'Optimised text'], {
      help: [
        'Wat er nu staat. Bezoekers van de demo kunnen het voor zichzelf veranderen.',
        'What stands there now. Visitors of the demo can edit it for themselves.',
      ],
    }),
    lines('examples', ['Voorbeelden', 'Examples'], {
      help: [
        'Andere teksten die ook zouden passen; bezoekers van de demo kunnen er een kiezen.',
        'Other texts that would fit as well; visitors of the demo can pick one.',
      ],
    }),
  ],
  preview: {select: {title: first('title'), subtitle: first('optimised')}},
})
