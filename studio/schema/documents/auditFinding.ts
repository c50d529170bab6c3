import {WarningOutlineIcon} from '@sanity/icons/WarningOutline'
import {orderRankField, orderRankOrdering} from '@sanity/orderable-document-list'
import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {choice, line, text, titled, titleOf} from '../fields.ts'
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
      ['Uitkomst', 'Outcome'],
      [
        {value: 'wellDone', title: nlEn('Goed gedaan', 'Well done')},
        {value: 'attention', title: nlEn('Vraagt aandacht', 'Needs attention')},
      ],
      {
        help: [
          'Bepaalt in welke van de twee lijsten van de audit de bevinding staat.',
          'Decides in which of the two audit lists the finding appears.',
        ],
      },
    ),
    choice('category', ['Onderdeel van de audit', 'Part of the audit'], CATEGORIES, {
      help: [
        'Helpt redacteuren haar in de Studio te vinden; bezoekers zien het niet.',
        'Helps editors find it in the Studio; visitors do not see it.',
      ],
    }),
    defineField({
      name: 'priority',
      ...titled(
        ['Prioriteit', 'Priority'],
        [
          'Hoe dringend het is. Bezoekers zien het naast de titel; hoog staat eerst.',
          'Shown beside the title; high comes first.',
        ],
      ),
      type: 'string',
      options: {list: PRIORITIES},
      hidden: ({document}) => document?.outcome === 'wellDone',
      validation: (rule) =>
        rule.custom((priority, {document}) =>
          document?.outcome !== 'attention' || priority
            ? true
            : nlEn('Zeg hoe dringend dit is: gemiddeld of hoog', 'Choose a priority: Medium or High'),
        ),
    }),
    line('title', ['Titel', 'Title']),
    text('text', ['Tekst', 'Text']),
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
