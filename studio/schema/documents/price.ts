import {TagIcon} from '@sanity/icons/Tag'
import {defineField, defineType} from 'sanity'
import {amsterdamDay} from '../../model/dates.ts'
import {DEFAULT_LANGUAGE} from '../../model/languages.ts'
import {formatEuros} from '../../model/money.ts'
import {breakdown, isPeriod, MONTHS} from '../../model/pricing.ts'
import {choice, line} from '../fields.ts'
import {first} from '../languageFields.ts'
import {PERIOD_CHOICES, PERIOD_TITLES} from '../periods.ts'
import {noticeOfChange, uniquePrice} from '../priceRules.ts'

export const price = defineType({
  name: 'price',
  title: 'Price',
  type: 'document',
  icon: TagIcon,
  fields: [
    defineField({
      name: 'plan',
      title: 'Plan',
      type: 'reference',
      description: 'The plan that costs this much.',
      to: [{type: 'plan'}],
      validation: (rule) => rule.required(),
    }),
    choice('period', 'Billing period', 'How often the customer pays this amount.', PERIOD_CHOICES, {layout: 'radio'}),
    defineField({
      name: 'exclVat',
      title: 'Price for the whole period, excl. VAT',
      type: 'number',
      description: 'In euros, with at most two decimals. VAT is added at checkout with the rate in Site settings.',
      validation: (rule) => [
        rule
          .required()
          .greaterThan(0)
          .precision(2)
          .error('Give a positive amount with at most two decimals, such as 267.30'),
        rule.custom(noticeOfChange).warning(),
      ],
    }),
    defineField({
      name: 'validFrom',
      title: 'Valid from',
      type: 'date',
      description:
        'The price starts at the beginning of this day in Amsterdam; the site and the charges change together. The terms promise notice of a change: Site settings say how long.',
      initialValue: () => amsterdamDay(new Date()),
      validation: (rule) => [rule.required(), rule.custom(uniquePrice)],
    }),
    line('discountNote', 'Discount note', {
      optional: true,
      description:
        'Shown beside the period at the checkout, such as "{discount:basis:quarterly} korting", which reads "10% korting" while that is true. Leave it empty when there is none.',
    }),
  ],
  orderings: [
    {
      name: 'plan',
      title: 'Plan and amount',
      by: [
        {field: 'plan.orderRank', direction: 'asc'},
        {field: 'exclVat', direction: 'asc'},
      ],
    },
  ],
  preview: {
    select: {
      plan: first('plan.name'),
      period: 'period',
      exclVat: 'exclVat',
      note: first('discountNote'),
      validFrom: 'validFrom',
    },
    prepare: ({plan, period, exclVat, note, validFrom}) => ({
      title: [plan ?? 'No plan yet', isPeriod(period) && PERIOD_TITLES[period]].filter(Boolean).join(', '),
      subtitle: [describe(exclVat, period), note, whenItStarts(validFrom)].filter(Boolean).join(' · '),
    }),
  },
})

/** Nothing for a price that has started: the Studio lists current prices without saying so. */
const whenItStarts = (validFrom: unknown) =>
  typeof validFrom === 'string' && validFrom > amsterdamDay(new Date()) ? `from ${validFrom}` : ''

function describe(exclVat: unknown, period: unknown): string {
  if (typeof exclVat !== 'number' || !isPeriod(period)) return 'No amount yet'
  try {
    const months = MONTHS[period]
    const {exclVat: cents} = breakdown(exclVat, 0)
    return `${formatEuros(cents, DEFAULT_LANGUAGE)} excl. VAT${months > 1 ? ` for ${months} months` : ''}`
  } catch {
    return 'Not a valid amount'
  }
}
