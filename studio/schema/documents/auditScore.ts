import {CheckmarkCircleIcon} from '@sanity/icons/CheckmarkCircle'
import {orderRankField, orderRankOrdering} from '@sanity/orderable-document-list'
import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {count, icon, line, titled} from '../fields.ts'
import {first} from '../languageFields.ts'

export const auditScore = defineType({
  name: 'auditScore',
  title: nlEn('Score van de audit', 'Audit score'),
  type: 'document',
  icon: CheckmarkCircleIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({type: 'auditScore'}),
    icon(),
    line('label', 'Label'),
    defineField({
      name: 'score',
      ...titled('Score', [
        'Het grote cijfer op de kaart, van 0 tot 10 met één decimaal.',
        'The large figure on the card, from 0 to 10 with one decimal.',
      ]),
      type: 'number',
      validation: (rule) => rule.required().min(0).max(10).precision(1),
    }),
    count('passed', ['Geslaagde controles', 'Checks passed'], {
      help: [
        'Hoeveel controles in orde waren. Zo ver is de balk op de kaart gevuld.',
        'The number of checks that passed. It fills the bar on the card.',
      ],
    }),
    count('total', ['Alle controles', 'Checks in all']),
  ],
  validation: (rule) =>
    rule.custom((document) => {
      const {passed, total} = (document ?? {}) as {passed?: number; total?: number}
      return (
        passed === undefined ||
        total === undefined ||
        passed <= total ||
        nlEn(
          'Er slaagden meer controles dan er zijn: verbeter een van de twee getallen',
          'More checks passed than there are in all',
        )
      )
    }),
  preview: {
    select: {label: first('label'), score: 'score', passed: 'passed', total: 'total'},
    prepare: ({label, score, passed, total}) => ({
      title: `${label}: ${score}/10`,
      subtitle: nlEn(`${passed} van ${total} controles`, `${passed} of ${total} checks`),
    }),
  },
})
