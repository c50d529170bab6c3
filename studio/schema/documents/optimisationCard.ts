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
          'Tells editors which part of a page the card is about.',
        ],
      },
    ),
    icon(),
    line('title', ['Titel', 'Title']),
    line('page', ['Pagina', 'Page'], {
      help: [
        'Waar op de voorbeeldsite de tekst staat; onder de titel.',
        'Where the text is on the sample website; shown below the title.',
      ],
    }),
    text('original', ['Oorspronkelijke tekst', 'Original text'], {
      help: ['Wat er eerst stond. Het staat er doorgestreept.', 'The text before, shown struck through.'],
    }),
    onOff('wasEmpty', ['Er stond niets', 'No original text'], {
      help: [
        'Zet dit aan als de oorspronkelijke tekst alleen zegt dat er niets was: dan is er geen streep doorheen.',
        'Turn on if the original text only says that there was none; it is then not struck through.',
      ],
      initialValue: false,
    }),
    text('optimised', ['Verbeterde tekst', 'Optimised text'], {
      help: [
        'Wat er nu staat. Bezoekers van de demo kunnen het voor zichzelf veranderen.',
        'The text now. Demo visitors can edit it in their own browser.',
      ],
    }),
    lines('examples', ['Voorbeelden', 'Examples'], {
      help: [
        'Andere teksten die ook zouden passen; bezoekers van de demo kunnen er een kiezen.',
        'Alternatives that demo visitors can choose.',
      ],
    }),
  ],
  preview: {select: {title: first('title'), subtitle: first('optimised')}},
})
