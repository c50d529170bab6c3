import {CheckmarkCircleIcon} from '@sanity/icons/CheckmarkCircle'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, section, text} from '../fields.ts'

export const auditPage = defineType({
  name: 'auditPage',
  title: 'Audit',
  type: 'document',
  icon: CheckmarkCircleIcon,
  fields: [
    line('heading', nlEn('Kop', 'Heading'), nlEn('Staat bovenaan de audit.', 'Stands at the top of the audit.')),
    text(
      'intro',
      nlEn('Inleiding', 'Introduction'),
      nlEn('Eén zin daaronder: waar de audit naar keek.', 'One sentence below it: what the audit looked at.'),
    ),
    section(
      'wellDone',
      nlEn('Goed gedaan', 'Well done'),
      nlEn('De woorden rond de lijst van wat in orde is.', 'The words around the list of what is in order.'),
      [
        line('heading', nlEn('Kop', 'Heading'), nlEn('Staat boven wat in orde is.', 'Stands above what is in order.')),
        line(
          'intro',
          nlEn('Inleiding', 'Introduction'),
          nlEn('Een regel voor de bevindingen die in orde zijn.', 'A line before the findings that are in order.'),
        ),
      ],
    ),
    section(
      'attention',
      nlEn('Vraagt aandacht', 'Needs attention'),
      nlEn('De woorden rond de lijst van wat beter kan.', 'The words around the list of what can be better.'),
      [
        line(
          'heading',
          nlEn('Kop', 'Heading'),
          nlEn('Staat boven wat aandacht vraagt.', 'Stands above what needs attention.'),
        ),
        line(
          'intro',
          nlEn('Inleiding', 'Introduction'),
          nlEn('Een regel voor de bevindingen die aandacht vragen.', 'A line before the findings that need attention.'),
        ),
      ],
    ),
  ],
  preview: {prepare: () => ({title: 'Audit'})},
})
