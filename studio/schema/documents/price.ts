import {TagIcon} from '@sanity/icons/Tag'
import {defineField, defineType} from 'sanity'
import {amsterdamDay} from '../../../domain/format/dates.ts'
import {formatEuros} from '../../../domain/money/money.ts'
import {breakdown, isPeriod, MONTHS} from '../../../domain/money/pricing.ts'
import {DEFAULT_LANGUAGE} from '../../../domain/texts/languages.ts'
import {dayName, nlEn} from '../../language.ts'
import {choice, line} from '../fields.ts'
import {first} from '../languageFields.ts'
import {PERIOD_CHOICES, PERIOD_TITLES} from '../periods.ts'
import {noticeOfChange, uniquePrice} from '../priceRules.ts'

export const price = defineType({
  name: 'price',
  title: nlEn('Prijs', 'Price'),
  type: 'document',
  icon: TagIcon,
  fields: [
    defineField({
      name: 'plan',
      title: nlEn('Pakket', 'Plan'),
      type: 'reference',
      description: nlEn('Het pakket dat zoveel kost.', 'The plan that costs this much.'),
      to: [{type: 'plan'}],
      validation: (rule) => rule.required(),
    }),
    choice(
      'period',
      nlEn('Betaalperiode', 'Billing period'),
      nlEn('Hoe vaak de klant dit bedrag betaalt.', 'How often the customer pays this amount.'),
      PERIOD_CHOICES,
      {layout: 'radio'},
    ),
    defineField({
      name: 'exclVat',
      title: nlEn('Prijs voor de hele periode, excl. btw', 'Price for the whole period, excl. VAT'),
      type: 'number',
      options: {input: 'price'},
      description: nlEn(
        'In euro’s, met hoogstens twee decimalen. Btw komt er bij het afrekenen bij, met het tarief uit Instellingen van de site.',
        'In euros, with at most two decimals. VAT is added at checkout with the rate in Site settings.',
      ),
      validation: (rule) => [
        rule
          .required()
          .greaterThan(0)
          .precision(2)
          .error(
            nlEn(
              'Vul een bedrag boven nul in met hoogstens twee decimalen, zoals 267,30',
              'Give a positive amount with at most two decimals, such as 267.30',
            ),
          ),
        rule.custom(noticeOfChange).warning(),
      ],
    }),
    defineField({
      name: 'validFrom',
      title: nlEn('Geldig vanaf', 'Valid from'),
      type: 'date',
      description: nlEn(
        'De prijs gaat in aan het begin van deze dag in Amsterdam; de site en de afschrijvingen veranderen samen. De voorwaarden beloven een aankondiging: Instellingen van de site zeggen hoe lang.',
        'The price starts at the beginning of this day in Amsterdam; the site and the charges change together. The terms promise notice of a change: Site settings say how long.',
      ),
      initialValue: () => amsterdamDay(new Date()),
      validation: (rule) => [rule.required(), rule.custom(uniquePrice)],
    }),
    defineField({
      name: 'holdsForRunning',
      title: nlEn('Geldt ook voor lopende klanten', 'Also holds for running customers'),
      type: 'boolean',
      description: nlEn(
        'Wie dit pakket met deze betaalperiode al heeft, krijgt een mail, minstens 30 dagen van tevoren (of zo lang als Instellingen van de site beloven). Daarna geldt de prijs vanaf de eerste periode die begint nadat hij ingaat. Wie eerder opzegt, houdt de oude prijs tot het einde. Staat dit uit, dan geldt de prijs alleen voor wie het pakket koopt vanaf de dag waarop hij ingaat.',
        'Whoever has this plan with this billing period already gets a mail, at least 30 days ahead (or as long as Site settings promise). The price then holds from the first period that begins after it starts. Whoever cancels before keeps the old price to the end. While this is off, the price holds only for customers who buy from the day on which it starts.',
      ),
      initialValue: false,
    }),
    line('discountNote', nlEn('Kortingsregel', 'Discount note'), {
      optional: true,
      description: nlEn(
        'Staat naast de periode bij het afrekenen, zoals "{discount:basis:quarterly} korting", wat "10% korting" wordt zolang dat klopt. Is er geen korting, dan laat de site de regel weg.',
        'Shown beside the period at the checkout, such as "{discount:basis:quarterly} korting", which reads "10% korting" while that is true. While there is no discount the site leaves the note out.',
      ),
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
        isPeriod(period) && PERIOD_TITLES[period],
        typeof validFrom === 'string' && dayName(validFrom),
      ]
        .filter(Boolean)
        .join(', '),
      subtitle: [describe(exclVat, period), note].filter(Boolean).join(' · '),
    }),
  },
})

function describe(exclVat: unknown, period: unknown): string {
  if (typeof exclVat !== 'number' || !isPeriod(period)) return nlEn('Nog geen bedrag', 'No amount yet')
  try {
    const months = MONTHS[period]
    const {exclVat: cents} = breakdown(exclVat, 0)
    return [
      `${formatEuros(cents, DEFAULT_LANGUAGE)} ${nlEn('excl. btw', 'excl. VAT')}`,
      months > 1 && nlEn(`voor ${months} maanden`, `for ${months} months`),
    ]
      .filter(Boolean)
      .join(' ')
  } catch {
    return nlEn('Geen geldig bedrag', 'Not a valid amount')
  }
}
