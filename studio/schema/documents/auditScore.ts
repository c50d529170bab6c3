import {CheckmarkCircleIcon} from '@sanity/icons/CheckmarkCircle'
import {orderRankField, orderRankOrdering} from '@sanity/orderable-document-list'
import {defineField, defineType} from 'sanity'
import {count, icon, line} from '../fields.ts'
import {first} from '../languageFields.ts'

export const auditScore = defineType({
  name: 'auditScore',
  title: 'Audit score',
  type: 'document',
  icon: CheckmarkCircleIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({type: 'auditScore'}),
    icon(),
    line('label', 'Label', 'The part of the audit that the score is for.'),
    defineField({
      name: 'score',
      title: 'Score',
      type: 'number',
      description: 'The large figure on the card, from 0 to 10 with one decimal.',
      validation: (rule) => rule.required().min(0).max(10).precision(1),
    }),
    count('passed', 'Checks passed', 'How many checks were in order. The bar on the card is filled this far.'),
    count('total', 'Checks in all', 'How many checks this part of the audit has.'),
  ],
  validation: (rule) =>
    rule.custom((document) => {
      const {passed, total} = (document ?? {}) as {passed?: number; total?: number}
      return passed === undefined || total === undefined || passed <= total || 'More checks passed than there are'
    }),
  preview: {
    select: {label: first('label'), score: 'score', passed: 'passed', total: 'total'},
    prepare: ({label, score, passed, total}) => ({
      title: `${label}: ${score}/10`,
      subtitle: `${passed} of ${total} checks`,
    }),
  },
})
