import {PackageIcon} from '@sanity/icons/Package'
import {orderRankField, orderRankOrdering} from '@sanity/orderable-document-list'
import {defineField, defineType} from 'sanity'
import {PLAN_KEY} from '../../model/plans.ts'
import {items, line, lines, section, text} from '../fields.ts'
import {hasPricesWhenOnSale} from '../priceRules.ts'

export const plan = defineType({
  name: 'plan',
  title: 'Plan',
  type: 'document',
  icon: PackageIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({type: 'plan'}),
    defineField({
      name: 'key',
      title: 'Key',
      type: 'string',
      description:
        'Names the plan in addresses and payments (checkout/basis), in lower-case letters, digits and hyphens. It stays as it is once the plan is published.',
      readOnly: ({document}) => Boolean(document?._createdAt && document.key),
      validation: (rule) => rule.required().regex(PLAN_KEY, {name: 'lower-case letters, digits and hyphens'}),
    }),
    line('name', 'Name'),
    defineField({
      name: 'availability',
      title: 'Availability',
      type: 'string',
      description: 'A plan on sale needs a price for each of the three periods.',
      options: {
        list: [
          {value: 'onSale', title: 'On sale'},
          {value: 'comingSoon', title: 'Coming soon: shown, but cannot be chosen'},
        ],
        layout: 'radio',
      },
      initialValue: 'comingSoon',
      validation: (rule) => [rule.required(), rule.custom(hasPricesWhenOnSale)],
    }),
    line('badge', 'Badge', {
      optional: true,
      description: 'A few words beside the name while the plan is on sale, such as "Meest gekozen".',
    }),
    line('tagline', 'Tagline', {description: 'One line under the name.'}),
    line('invitation', 'On other checkouts', {
      optional: true,
      description: 'Leads visitors of another plan’s checkout to this plan, such as "Liever Pro? …". Empty: no link.',
    }),
    line('updateFrequency', 'Update frequency', {optional: true}),
    lines('features', 'Features on the card', 'In the order in which they are shown.'),
    line('buttonLabel', 'Button', {description: 'The text of the button on the plan card while the plan is on sale.'}),
    section(
      'details',
      '"What exactly is in it" dialog',
      [line('title', 'Title'), text('intro', 'Introduction'), items('items', 'Items', 'titledText')],
      'Opens from the plan card and from the checkout.',
    ),
  ],
  preview: {
    select: {name: 'name.nl', badge: 'badge.nl', availability: 'availability'},
    prepare: ({name, badge, availability}) => ({
      title: name,
      subtitle: [availability === 'onSale' ? 'On sale' : 'Coming soon', badge].filter(Boolean).join(' · '),
    }),
  },
})
