import {WarningOutlineIcon} from '@sanity/icons/WarningOutline'
import {orderRankField, orderRankOrdering} from '@sanity/orderable-document-list'
import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {choice, line, text, titleOf} from '../fields.ts'
import {first} from '../languageFields.ts'

const CATEGORIES = [
  {value: 'technical', title: nlEn('Technische SEO', 'Technical SEO')},
  {value: 'content', title: nlEn('Kwaliteit van de inhoud', 'Content quality')},
  {value: 'experience', title: nlEn('Gebruikservaring', 'User experience')},
]

const PRIORITIES = [
  {value: 'medium', title: nlEn('Gemiddeld', 'Medium')},
  {value: 'high', title: nlEn('Hoog', 'High')},
]

export const auditFinding = defineType({
  name: 'auditFinding',
  title: nlEn('Bevinding van de audit', 'Audit finding'),
  type: 'document',
  icon: WarningOutlineIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({type: 'auditFinding'}),
    choice(
      'outcome',
      nlEn('Uitkomst', 'Outcome'),
      nlEn(
        'Bepaalt in welke van de twee lijsten van de audit de bevinding staat.',
        'Decides in which of the two lists of the audit the finding stands.',
      ),
      [
        {value: 'wellDone', title: nlEn('Goed gedaan', 'Well done')},
        {value: 'attention', title: nlEn('Vraagt aandacht', 'Needs attention')},
      ],
    ),
    choice(
      'category',
      nlEn('Onderdeel van de audit', 'Part of the audit'),
      nlEn(
        'Helpt redacteuren haar in de Studio te vinden; bezoekers zien het niet.',
        'Helps editors to find it in the Studio; visitors do not see it.',
      ),
      CATEGORIES,
    ),
    defineField({
      name: 'priority',
      title: nlEn('Prioriteit', 'Priority'),
      type: 'string',
      description: nlEn(
        'Hoe dringend het is. Bezoekers zien het naast de titel; hoog staat eerst.',
        'How urgent it is. Visitors see it beside the title; high comes first.',
      ),
      options: {list: PRIORITIES},
      hidden: ({document}) => document?.outcome === 'wellDone',
      validation: (rule) =>
        rule.custom((priority, {document}) =>
          document?.outcome !== 'attention' || priority
            ? true
            : nlEn('Zeg hoe dringend dit is: gemiddeld of hoog', 'Say how urgent this is: Medium or High'),
        ),
    }),
    line(
      'title',
      nlEn('Titel', 'Title'),
      nlEn('Wat er is bekeken, in een paar woorden.', 'What was checked, in a few words.'),
    ),
    text(
      'text',
      nlEn('Tekst', 'Text'),
      nlEn('Eén zin over wat de audit vond.', 'One sentence on what the audit found.'),
    ),
  ],
  preview: {
    select: {title: first('title'), outcome: 'outcome', priority: 'priority', category: 'category'},
    prepare: ({title, outcome, priority, category}) => ({
      title,
      subtitle: [
        outcome === 'wellDone'
          ? nlEn('Goed gedaan', 'Well done')
          : `${nlEn('Vraagt aandacht', 'Needs attention')}: ${titleOf(PRIORITIES, priority)}`,
        titleOf(CATEGORIES, category),
      ].join(' · '),
    }),
  },
})
