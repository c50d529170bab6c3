import {WarningOutlineIcon} from '@sanity/icons/WarningOutline'
import {orderRankField, orderRankOrdering} from '@sanity/orderable-document-list'
import {defineField, defineType} from 'sanity'
import {choice, line, text} from '../fields.ts'
import {first} from '../languageFields.ts'

export const auditFinding = defineType({
  name: 'auditFinding',
  title: 'Audit finding',
  type: 'document',
  icon: WarningOutlineIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({type: 'auditFinding'}),
    choice('outcome', 'Outcome', 'Decides in which of the two lists of the audit the finding stands.', [
      {value: 'wellDone', title: 'Well done'},
      {value: 'attention', title: 'Needs attention'},
    ]),
    choice('category', 'Part of the audit', 'Helps editors to find it in the Studio; visitors do not see it.', [
      {value: 'technical', title: 'Technical SEO'},
      {value: 'content', title: 'Content quality'},
      {value: 'experience', title: 'User experience'},
    ]),
    defineField({
      name: 'priority',
      title: 'Priority',
      type: 'string',
      description: 'How urgent it is. Visitors see it beside the title; high comes first.',
      options: {
        list: [
          {value: 'medium', title: 'Medium'},
          {value: 'high', title: 'High'},
        ],
      },
      hidden: ({document}) => document?.outcome === 'wellDone',
      validation: (rule) =>
        rule.custom((priority, {document}) =>
          document?.outcome !== 'attention' || priority ? true : 'Say how urgent this is: Medium or High',
        ),
    }),
    line('title', 'Title', 'What was checked, in a few words.'),
    text('text', 'Text', 'One sentence on what the audit found.'),
  ],
  preview: {
    select: {title: first('title'), outcome: 'outcome', priority: 'priority', category: 'category'},
    prepare: ({title, outcome, priority, category}) => ({
      title,
      subtitle: [outcome === 'wellDone' ? 'Well done' : `Attention: ${priority}`, category].join(' · '),
    }),
  },
})
