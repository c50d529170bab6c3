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
    section(
      'priorities',
      nlEn('Prioriteiten', 'Priorities'),
      nlEn('Het woord bij een bevinding die aandacht vraagt.', 'The word at a finding that needs attention.'),
      [
        line('high', nlEn('Hoog', 'High'), nlEn('Bij wat snel moet.', 'At what should be done soon.')),
        line('medium', nlEn('Gemiddeld', 'Medium'), nlEn('Bij wat kan wachten.', 'At what can wait.')),
      ],
    ),
    section(
      'empty',
      nlEn('Als er niets is', 'When there is nothing'),
      nlEn(
        'Wat er staat zolang een lijst op de audit leeg is.',
        'What stands there while a list of the audit is empty.',
      ),
      [
        line('scores', nlEn('Scores', 'Scores'), nlEn('Zolang er geen scores zijn.', 'While there are no scores.')),
        line(
          'attention',
          nlEn('Vraagt aandacht', 'Needs attention'),
          nlEn('Als niets aandacht vraagt.', 'When nothing needs attention.'),
        ),
        line(
          'wellDone',
          nlEn('Goed gedaan', 'Well done'),
          nlEn('Zolang niets als goed is gevonden.', 'While nothing was found to be in order.'),
        ),
      ],
    ),
  ],
  preview: {prepare: () => ({title: 'Audit'})},
})
