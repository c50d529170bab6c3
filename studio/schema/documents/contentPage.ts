import {DocumentIcon} from '@sanity/icons/Document'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {checkedByLawyer, unchecked} from '../fieldGroups/checkedByLawyer.ts'
import {address, addressLine, parts} from '../fieldGroups/ownPageFields.ts'
import {searchEntry} from '../fieldGroups/searchEntry.ts'
import {line, section, text} from '../fields.ts'
import {first} from '../languageFields.ts'

/** A page of the site that editors make: its address, and its parts from top to bottom. */
export const contentPage = defineType({
  name: 'contentPage',
  title: nlEn('Pagina', 'Page'),
  type: 'document',
  icon: DocumentIcon,
  fields: [
    line('title', ['Titel', 'Title'], {
      help: [
        'De grote woorden bovenaan de pagina, en haar naam in lijsten van pagina’s.',
        'The heading of the page, and its name in lists of pages.',
      ],
    }),
    address('contentPage', [
      'Waar de pagina op de site staat, in elke taal. Links ernaar volgen als het verandert.',
      'The page’s address in each language. Links to it are updated when it changes.',
    ]),
    checkedByLawyer(nlEn('deze pagina', 'this page')),
    text('intro', ['Inleiding', 'Introduction'], {
      optional: true,
      help: ['Een paar zinnen onder de titel. Mag leeg blijven.', 'A few sentences below the title. Optional.'],
    }),
    parts('contentPage', [
      'Waar de pagina uit bestaat, van boven naar beneden; sleep om de volgorde te veranderen, en verberg er een met het oog.',
      'What the page consists of, from top to bottom; drag to change the order, and hide one by its eye.',
    ]),
    section('seo', ['Zoekmachines', 'Search engines'], {fields: searchEntry(nlEn('deze pagina', 'this page'))}),
  ],
  preview: {
    select: {title: first('title'), address: 'address', checked: 'checkedByLawyer'},
    prepare: ({title, address: own, checked}) => ({title, subtitle: unchecked(checked) || addressLine(own)}),
  },
})
