import {CheckmarkCircleIcon} from '@sanity/icons/CheckmarkCircle'
import {orderRankField, orderRankOrdering} from '@sanity/orderable-document-list'
import {defineField, defineType} from 'sanity'
import {icon, line} from '../fields.ts'

const count = (name: string, title: string) =>
  defineField({name, title, type: 'number', validation: (rule) => rule.required().integer().min(0)})

export const auditScore = defineType({
  name: 'auditScore',
  title: 'Audit score',
  type: 'document',
  icon: CheckmarkCircleIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({type: 'auditScore'}),
    icon(),
    line('label', 'Label'),
    defineField({
      name: 'score',
      title: 'Score',
      type: 'number',
      description: 'From 0 to 10, with one decimal.',
      validation: (rule) => rule.required().min(0).max(10).precision(1),
    }),
    count('passed', 'Checks passed'),
    count('total', 'Checks in all'),
  ],
  validation: (rule) =>
    rule.custom((document) => {
      const {passed, total} = (document ?? {}) as {passed?: number; total?: number}
      return passed === undefined || total === undefined || passed <= total || 'More checks passed than there are'
    }),
  preview: {
    select: {label: 'label.nl', score: 'score', passed: 'passed', total: 'total'},
    prepare: ({label, score, passed, total}) => ({
      title: `${label}: ${score}/10`,
      subtitle: `${passed} of ${total} checks`,
    }),
  },
})
