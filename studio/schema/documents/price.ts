import {TagIcon} from '@sanity/icons/Tag'
import {defineField, defineType} from 'sanity'
import {amsterdamDay} from '../../../domain/format/dates.ts'
import {inSentence} from '../../../domain/format/format.ts'
import {formatEuros} from '../../../domain/money/money.ts'
import {isPeriod} from '../../../domain/money/periods.ts'
import {breakdown} from '../../../domain/money/pricing.ts'
import {dayName, nlEn, STUDIO_LANGUAGE} from '../../language.ts'
import {choice, DAY_OPTIONS, line, titled} from '../fields.ts'
import {first} from '../languageFields.ts'
import {PERIOD_CHOICES, PERIOD_TITLES} from '../periods.ts'
import {noticeOfChange, uniquePrice} from '../rules/priceRules.ts'

export const price = defineType({
  name: 'price',
  title: nlEn('Prijs', 'Price'),
  type: 'document',
  icon: TagIcon,
  fields: [
    defineField({
      name: 'plan',
      ...titled(['Pakket', 'Plan']),
      type: 'reference',
      to: [{type: 'plan'}],
      validation: (rule) => rule.required(),
    }),
    choice('period', ['Betaalperiode', 'Billing period'], PERIOD_CHOICES, {layout: 'radio'}),
    defineField({
      name: 'exclVat',
      ...titled(
        ['Prijs voor de hele periode, excl. btw', 'Price for the whole period, excl. VAT'],
        [
          'In euro’s, met hoogstens twee decimalen. Btw komt er bij het afrekenen bij, met het tarief uit Instellingen van de site.',
          'In euros, with at most two decimals. The checkout adds VAT at the rate in Site settings.',
        ],
      ),
      type: 'number',
      options: {input: 'price'},
      validation: (rule) => [
        rule
          .required()
          .greaterThan(0)
          .precision(2)
          .error(
            nlEn(
              'Vul een bedrag boven nul in met hoogstens twee decimalen, zoals 267,30',
              'Enter a positive amount with at most two decimals, such as 267.30',
            ),
          ),
        rule.custom(noticeOfChange).warning(),
      ],
    }),
    defineField({
      name: 'validFrom',
      ...titled(
        ['Geldig vanaf', 'Valid from'],
        [
          'De prijs gaat in aan het begin van deze dag in Amsterdam; de site en de afschrijvingen veranderen samen. De voorwaarden beloven een aankondiging: Instellingen van de site zeggen hoe lang.',
          'The price starts at midnight in Amsterdam, on the site and in payments alike. The terms promise notice of a change; Site settings say how long.',
        ],
      ),
      type: 'date',
      options: DAY_OPTIONS,
      initialValue: () => amsterdamDay(new Date()),
      validation: (rule) => [rule.required(), rule.custom(uniquePrice)],
    }),
    defineField({
      name: 'holdsForRunning',
      ...titled(
        ['Geldt ook voor lopende klanten', 'Also applies to existing customers'],
        [
          'Wie dit pakket met deze betaalperiode al heeft, krijgt een mail, minstens 30 dagen van tevoren (of zo lang als Instellingen van de site beloven). Daarna geldt de prijs vanaf de eerste periode die begint nadat hij ingaat. Wie eerder opzegt, houdt de oude prijs tot het einde. Staat dit uit, dan geldt de prijs alleen voor wie het pakket koopt vanaf de dag waarop hij ingaat.',
          'Customers who have this plan and billing period get an e-mail at least 30 days ahead (or as long as Site settings promise). The price then applies from the first period that begins after its start. Customers who cancel before that keep the old price to the end. While this is off, the price applies only to customers who buy from its start date.',
        ],
      ),
      type: 'boolean',
      initialValue: false,
    }),
    line('discountNote', ['Kortingsregel', 'Discount note'], {
      optional: true,
      help: [
        'Staat naast de periode bij het afrekenen, zoals “{discount:basis:quarterly} korting”, wat “10% korting” wordt zolang dat klopt. Is er geen korting, dan laat de site de regel weg.',
        'Shown beside the period at the checkout, such as “{discount:basis:quarterly} discount”, which reads “10% discount” as long as that is true. The site leaves the note out when there is no discount.',
      ],
    }),
  ],
  orderings: [
    {
      name: 'plan',
      title: nlEn('Pakket en bedrag', 'Plan and amount'),
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
      title: [
        plan ?? nlEn('Nog geen pakket', 'No plan yet'),
        isPeriod(period) && inSentence(PERIOD_TITLES[period]),
        typeof validFrom === 'string' && dayName(validFrom),
      ]
        .filter(Boolean)
        .join(', '),
      subtitle: [describe(exclVat), note].filter(Boolean).join(' · '),
    }),
  },
})

/** Its title has the period: beside it the note would be cut off. */
function describe(exclVat: unknown): string {
  if (typeof exclVat !== 'number') return nlEn('Nog geen bedrag', 'No amount yet')
  try {
    const {exclVat: cents} = breakdown(exclVat, 0)
    return `${formatEuros(cents, STUDIO_LANGUAGE)} ${nlEn('excl. btw', 'excl. VAT')}`
  } catch {
    return nlEn('Geen geldig bedrag', 'Not a valid amount')
  }
}
