import {DocumentsIcon} from '@sanity/icons/Documents'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {checkedByLawyer, unchecked} from '../checkedByLawyer.ts'
import {action, line, richText, section, text} from '../fields.ts'

export const termsPage = defineType({
  name: 'termsPage',
  title: nlEn('Voorwaarden: kop en contact', 'Terms: heading and contact'),
  type: 'document',
  icon: DocumentsIcon,
  fields: [
    checkedByLawyer(nlEn('de voorwaarden', 'the terms')),
    line('heading', nlEn('Kop', 'Heading'), nlEn('Staat bovenaan de voorwaarden.', 'Stands at the top of the terms.')),
    line(
      'version',
      nlEn('Versie', 'Version'),
      nlEn('Zegt vanaf welke dag deze tekst geldt.', 'Says from which date this text applies.'),
    ),
    richText(
      'intro',
      nlEn('Inleiding', 'Introduction'),
      nlEn(
        'Waar de voorwaarden over gaan, voor het eerste artikel.',
        'What the terms are about, before the first section.',
      ),
    ),
    line(
      'contentsLabel',
      nlEn('Kop van de inhoudsopgave', 'Heading of the table of contents'),
      nlEn('Staat boven de lijst van artikelen.', 'Stands above the list of sections.'),
    ),
    section(
      'contact',
      'Contact',
      nlEn(
        'Het laatste artikel: hoe het bedrijf te bereiken is. De gegevens volgen vanzelf.',
        'The last section: how to reach the company. Its details follow by themselves.',
      ),
      [
        line(
          'heading',
          nlEn('Kop', 'Heading'),
          nlEn(
            'Staat boven de contactgegevens, en is de laatste regel van de inhoudsopgave.',
            'Stands above the contact details, and is the last line of the table of contents.',
          ),
        ),
        text(
          'text',
          nlEn('Tekst', 'Text'),
          nlEn('Eén of twee zinnen voor de contactgegevens.', 'One or two sentences before the contact details.'),
        ),
      ],
    ),
    section(
      'closing',
      nlEn('Afsluiting', 'Closing'),
      nlEn('Het einde van de voorwaarden, met wat iemand dan kan doen.', 'The end of the terms, with what to do next.'),
      [
        line('text', nlEn('Tekst', 'Text'), nlEn('Eén zin voor de knop.', 'One sentence before the button.')),
        action(
          'action',
          nlEn('Knop', 'Button'),
          nlEn('Wat een lezer van de voorwaarden daarna zou doen.', 'What a reader of the terms would do next.'),
        ),
      ],
    ),
  ],
  preview: {
    select: {checked: 'checkedByLawyer'},
    prepare: ({checked}) => ({
      title: nlEn('Voorwaarden: kop en contact', 'Terms: heading and contact'),
      subtitle: unchecked(checked),
    }),
  },
})
