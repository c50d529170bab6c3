import {PackageIcon} from '@sanity/icons/Package'
import {orderRankField, orderRankOrdering} from '@sanity/orderable-document-list'
import {defineField, defineType} from 'sanity'
import {PLAN_KEY} from '../../model/plans.ts'
import {items, line, lines, section, text} from '../fields.ts'
import {first} from '../languageFields.ts'
import {uniqueKey} from '../planRules.ts'
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
      options: {input: 'planKey'},
      validation: (rule) => [
        rule.required(),
        rule
          .regex(PLAN_KEY)
          .error('Write lower-case letters, digits and hyphens only, beginning with a letter: basis-plus'),
        rule.custom(uniqueKey),
      ],
    }),
    line('name', 'Name', 'What customers know the plan by: on its card, the checkout and in mails.'),
    defineField({
      name: 'availability',
      title: 'Availability',
      type: 'string',
      description:
        'A plan on sale has a card with a price, a checkout page and can be paid. It needs a price for each of the three periods.',
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
      description:
        'One or two words beside the name while the plan is on sale, such as "Meest gekozen". The card is highlighted too.',
    }),
    line('tagline', 'Tagline', 'One line below the name on the card.'),
    line('invitation', 'On other checkouts', {
      optional: true,
      description: 'Leads visitors of another plan’s checkout to this plan, such as "Liever Pro? …". Empty: no link.',
    }),
    line('updateFrequency', 'Update frequency', {
      optional: true,
      description: 'How often the customer sees something new.',
    }),
    lines('features', 'Features on the card', 'What the customer gets, one line each. The checkout lists them too.'),
    line('buttonLabel', 'Button', 'Leads to the checkout while the plan is on sale.'),
    section('details', '"What exactly is in it" dialog', 'Opens from the card, the checkout and the dashboard.', [
      line('title', 'Title', 'The heading of the dialog.'),
      text('intro', 'Introduction', 'A few sentences below that heading.'),
      items('items', 'Items', 'What is in the plan, one by one, with an explanation each.', 'titledText'),
    ]),
  ],
  preview: {
    select: {name: first('name'), key: 'key', badge: first('badge'), availability: 'availability'},
    prepare: ({name, key, badge, availability}) => ({
      title: name,
      subtitle: [key, availability === 'onSale' ? 'On sale' : 'Coming soon', badge].filter(Boolean).join(' · '),
    }),
  },
})
