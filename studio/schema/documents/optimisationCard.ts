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
      nlEn('Wat is verbeterd', 'What is optimised'),
      nlEn(
        'Zegt redacteuren over welk deel van een webpagina de kaart gaat.',
        'Tells editors which part of a web page the card is about.',
      ),
      [
        {value: 'h1', title: 'H1'},
        {value: 'metaDescription', title: nlEn('Metabeschrijving', 'Meta description')},
        {value: 'h2', title: 'H2'},
        {value: 'alt', title: nlEn('Alternatieve tekst', 'Alternative text')},
        {value: 'contentBlock', title: nlEn('Inhoudsblok', 'Content block')},
        {value: 'content', title: nlEn('Inhoud', 'Content')},
        {value: 'schemaMarkup', title: nlEn('Schema-opmaak', 'Schema markup')},
      ],
    ),
    icon(),
    line(
      'title',
      nlEn('Titel', 'Title'),
      nlEn('De naam van het verbeterde deel, boven op de kaart.', 'Names the optimised part at the top of the card.'),
    ),
    line(
      'page',
      nlEn('Pagina', 'Page'),
      nlEn(
        'Waar op de voorbeeldsite de tekst staat; onder de titel.',
        'Where on the sample website the text stands; below the title.',
      ),
    ),
    text(
      'original',
      nlEn('Oorspronkelijke tekst', 'Original text'),
      nlEn('Wat er eerst stond. Het staat er doorgestreept.', 'What stood there before. It is shown struck through.'),
    ),
    onOff(
      'wasEmpty',
      nlEn('Er stond niets', 'Nothing stood there'),
      nlEn(
        'Zet dit aan als de oorspronkelijke tekst alleen zegt dat er niets was: dan is er geen streep doorheen.',
        'Switch this on if the original text only says that there was nothing: then no line goes through it.',
      ),
      false,
    ),
    text(
      'optimised',
      nlEn('Verbeterde tekst', 'Optimised text'),
      nlEn(
        'Wat er nu staat. Bezoekers van de demo kunnen het voor zichzelf veranderen.',
        'What stands there now. Visitors of the demo can edit it for themselves.',
      ),
    ),
    lines(
      'examples',
      nlEn('Voorbeelden', 'Examples'),
      nlEn(
        'Andere teksten die ook zouden passen; bezoekers van de demo kunnen er een kiezen.',
        'Other texts that would fit as well; visitors of the demo can pick one.',
      ),
    ),
  ],
  preview: {select: {title: first('title'), subtitle: first('optimised')}},
})
