import {TagIcon} from '@sanity/icons/Tag'
import {defineField, defineType} from 'sanity'
import {amsterdamDay} from '../../model/dates.ts'
import {formatEuros} from '../../model/money.ts'
import {breakdown, isPeriod, MONTHS, PERIODS} from '../../model/pricing.ts'
import {choice, line} from '../fields.ts'
import {noticeOfChange, trueDiscountNote, uniquePrice} from '../priceRules.ts'

const PERIOD_TITLES = {monthly: 'Monthly', quarterly: 'Per 3 months', biannual: 'Per 6 months'}

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
    choice(
      'period',
      'Billing period',
      'How often the customer pays this amount.',
      PERIODS.map((value) => ({value, title: PERIOD_TITLES[value]})),
      {layout: 'radio'},
    ),
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
        'The price starts at the beginning of this day in Amsterdam; the site and the charges change together. The terms promise 30 days’ notice.',
      initialValue: () => amsterdamDay(new Date()),
      validation: (rule) => [rule.required(), rule.custom(uniquePrice)],
    }),
    line('discountNote', 'Discount note', {
      optional: true,
      description: 'Shown beside the period at the checkout, such as "10% korting". Leave it empty when there is none.',
    }),
  ],
  validation: (rule) => rule.custom(trueDiscountNote).warning(),
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
      plan: 'plan.name.nl',
      period: 'period',
      exclVat: 'exclVat',
      note: 'discountNote.nl',
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
    return `${formatEuros(cents, 'nl')} excl. VAT${months > 1 ? ` for ${months} months` : ''}`
  } catch {
    return 'Not a valid amount'
  }
}
