import {DocumentsIcon} from '@sanity/icons/Documents'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {checkedByLawyer, unchecked} from '../fieldGroups/checkedByLawyer.ts'
import {action, line, richText, section, text} from '../fields.ts'

export const termsPage = defineType({
  name: 'termsPage',
  title: nlEn('Voorwaarden: kop en contact', 'Terms: heading and contact'),
  type: 'document',
  icon: DocumentsIcon,
  fields: [
    checkedByLawyer(nlEn('de voorwaarden', 'the terms')),
    line('heading', ['Kop', 'Heading']),
    line('version', ['Versie', 'Version'], {
      help: ['Zegt vanaf welke dag deze tekst geldt.', 'The date from which this text applies.'],
    }),
    richText('intro', ['Inleiding', 'Introduction']),
    line('contentsLabel', ['Kop van de inhoudsopgave', 'Heading of the table of contents']),
    section('contact', 'Contact', {
      help: [
        'Het laatste artikel: hoe het bedrijf te bereiken is. De gegevens volgen vanzelf.',
        'The last section: how to reach the company. Its details are added automatically.',
      ],
      fields: [
        line('heading', ['Kop', 'Heading'], {
          help: [
            'Staat boven de contactgegevens, en is de laatste regel van de inhoudsopgave.',
            'Also the last line of the table of contents.',
          ],
        }),
        text('text', ['Tekst', 'Text']),
      ],
    }),
    section('closing', ['Afsluiting', 'Closing'], {
      fields: [line('text', ['Tekst', 'Text']), action('action', ['Knop', 'Button'])],
    }),
  ],
  preview: {
    select: {checked: 'checkedByLawyer'},
    prepare: ({checked}) => ({
      title: nlEn('Voorwaarden: kop en contact', 'Terms: heading and contact'),
      subtitle: unchecked(checked),
    }),
  },
})
