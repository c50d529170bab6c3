import {PackageIcon} from '@sanity/icons/Package'
import {orderRankField, orderRankOrdering} from '@sanity/orderable-document-list'
import {defineField, defineType} from 'sanity'
import {PLAN_KEY} from '../../../domain/catalogue/plans.ts'
import {nlEn} from '../../language.ts'
import {items, line, lines, section, text, titled} from '../fields.ts'
import {first} from '../languageFields.ts'
import {uniqueKey} from '../rules/planRules.ts'
import {hasPricesWhenOnSale} from '../rules/priceRules.ts'

export const plan = defineType({
  name: 'plan',
  title: nlEn('Pakket', 'Plan'),
  type: 'document',
  icon: PackageIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({type: 'plan'}),
    defineField({
      name: 'key',
      ...titled(
        ['Sleutel', 'Key'],
        [
          'Noemt het pakket in adressen en betalingen (checkout/basis), met kleine letters, cijfers en streepjes. Blijft zo zodra het pakket is gepubliceerd.',
          'Identifies the plan in addresses and payments (checkout/basis): lower-case letters, digits and hyphens. It is fixed once the plan is published.',
        ],
      ),
      type: 'string',
      options: {input: 'planKey'},
      validation: (rule) => [
        rule.required(),
        rule
          .regex(PLAN_KEY)
          .error(
            nlEn(
              'Schrijf alleen kleine letters, cijfers en streepjes, te beginnen met een letter: basis-plus',
              'Use lower-case letters, digits and hyphens only, starting with a letter: basis-plus',
            ),
          ),
        rule.custom(uniqueKey),
      ],
    }),
    line('name', ['Naam', 'Name'], {
      help: [
        'Zoals klanten het pakket kennen: op zijn kaart, bij het afrekenen en in mails.',
        'Shown on the card, at the checkout and in e-mails.',
      ],
    }),
    defineField({
      name: 'availability',
      ...titled(
        ['Beschikbaarheid', 'Availability'],
        [
          'Een pakket dat te koop is heeft een kaart met een prijs en een pagina om af te rekenen. De prijzen die gelden bepalen voor welke perioden het te koop is; één is er minstens nodig.',
          'A plan on sale has a card with a price, and a checkout page. The prices in force decide for which periods it is sold; it needs one at least.',
        ],
      ),
      type: 'string',
      options: {
        list: [
          {value: 'onSale', title: nlEn('Te koop', 'On sale')},
          {
            value: 'comingSoon',
            title: nlEn('Binnenkort: wel te zien, niet te kiezen', 'Coming soon: shown, but cannot be chosen'),
          },
        ],
        layout: 'radio',
      },
      initialValue: 'comingSoon',
      validation: (rule) => [rule.required(), rule.custom(hasPricesWhenOnSale)],
    }),
    line('badge', 'Badge', {
      optional: true,
      help: [
        'Een of twee woorden naast de naam zolang het pakket te koop is, zoals “Meest gekozen”. De kaart valt dan ook op.',
        'One or two words beside the name while the plan is on sale, such as “Most popular”. The card is highlighted too.',
      ],
    }),
    line('tagline', ['Slagzin', 'Tagline']),
    line('invitation', ['Bij andere pakketten', 'On other checkouts'], {
      optional: true,
      help: [
        'Leidt wie een ander pakket afrekent naar dit pakket, zoals “Liever Pro? …”. Leeg: geen link.',
        'A link to this plan on the checkout pages of other plans, such as “Rather Pro? …”. If empty, there is no link.',
      ],
    }),
    line('updateFrequency', ['Hoe vaak iets nieuws', 'Update frequency'], {
      optional: true,
      help: ['Hoe vaak de klant iets nieuws ziet.', 'How often the customer sees something new.'],
    }),
    lines('features', ['Wat erin zit, op de kaart', 'Features on the card'], {
      help: [
        'Wat de klant krijgt, één regel per stuk. Bij het afrekenen staan ze ook.',
        'What the customer gets, one line each. Also listed at the checkout.',
      ],
    }),
    defineField({
      name: 'builtOn',
      ...titled(
        ['Bevat ook alles uit', 'Includes everything in'],
        [
          'Het pakket waar dit op voortbouwt: in de vergelijking onder de kaarten heeft dit pakket dan ook wat daarin zit. Zeg het ook in de eerste regel hierboven.',
          'The plan this one builds on: in the comparison below the cards this plan then has its features too. Say so in the first line above as well.',
        ],
      ),
      type: 'reference',
      to: [{type: 'plan'}],
      weak: true,
      options: {disableNew: true},
    }),
    line('buttonLabel', ['Knop', 'Button'], {
      help: [
        'Leidt naar het afrekenen zolang het pakket te koop is.',
        'Leads to the checkout while the plan is on sale.',
      ],
    }),
    section('details', ['Venster “Wat zit er precies in”', '“What exactly is in it” dialog'], {
      help: [
        'Opent vanaf de kaart, het afrekenen en het dashboard.',
        'Opens from the card, the checkout and the dashboard.',
      ],
      fields: [
        line('title', ['Titel', 'Title']),
        text('intro', ['Inleiding', 'Introduction']),
        items('items', ['Onderdelen', 'Items'], 'titledText'),
      ],
    }),
  ],
  preview: {
    select: {name: first('name'), key: 'key', badge: first('badge'), availability: 'availability'},
    prepare: ({name, key, badge, availability}) => ({
      title: name,
      subtitle: [key, availability === 'onSale' ? nlEn('Te koop', 'On sale') : nlEn('Binnenkort', 'Coming soon'), badge]
        .filter(Boolean)
        .join(' · '),
    }),
  },
})
