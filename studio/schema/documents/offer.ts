import {ConfettiIcon} from '@sanity/icons/Confetti'
import {defineField, defineType, type ValidationContext} from 'sanity'
import {amsterdamDay} from '../../../domain/format/dates.ts'
import {centsFromEuros, formatEuros} from '../../../domain/money/money.ts'
import {LASTS, OFFER_CODE} from '../../../domain/offers/offers.ts'
import {dayName, nlEn, numberName, STUDIO_LANGUAGE} from '../../language.ts'
import {choice, DAY_OPTIONS, day, line, onOff, titled, word} from '../fields.ts'
import {PERIOD_CHOICES} from '../periods.ts'

const LASTS_TITLES: Record<(typeof LASTS)[number], string> = {
  first: nlEn('Alleen de eerste betaling', 'The first payment only'),
  some: nlEn('Een aantal eerste betalingen', 'A number of first payments'),
  always: nlEn('Elke betaling, zolang het abonnement loopt', 'Every payment, as long as the subscription runs'),
}

type Draft = {percent?: number; amount?: number; lasts?: string}
const offerOf = ({document}: ValidationContext) => document as Draft | undefined

/** An offer has a percentage or an amount, not both: two discounts would need an order. */
const oneDiscount = (_: unknown, context: ValidationContext) => {
  const {percent, amount} = offerOf(context) ?? {}
  return (
    (percent === undefined) !== (amount === undefined) ||
    nlEn('Vul een percentage of een bedrag in, een van de twee', 'Enter a percentage or an amount, one of the two')
  )
}

const countWhenSome = (count: unknown, context: ValidationContext) =>
  offerOf(context)?.lasts !== 'some' ||
  typeof count === 'number' ||
  nlEn('Vul in voor hoeveel betalingen de korting geldt', 'Enter the number of payments that the discount holds for')

export const offer = defineType({
  name: 'offer',
  title: nlEn('Korting', 'Discount'),
  type: 'document',
  icon: ConfettiIcon,
  fields: [
    word('name', ['Naam voor jezelf', 'Internal name'], {
      help: ['Alleen in de Studio en in beheer te zien.', 'Shown in the Studio and in the admin only.'],
    }),
    defineField({
      name: 'code',
      ...titled(
        ['Voor wie', 'For whom'],
        [
          'Een actieprijs ziet en krijgt iedereen. Een code vullen klanten bij het afrekenen in, zoals WELKOM10; een link met ?code=WELKOM10 achter het adres van het afrekenen doet dat ook.',
          'Everybody sees and gets a promotional price. Customers enter a code at the checkout, such as WELCOME10; a link to a checkout with ?code=WELCOME10 does so too.',
        ],
      ),
      type: 'string',
      options: {input: 'offerCode'},
      validation: (rule) =>
        rule
          .regex(OFFER_CODE)
          .error(
            nlEn(
              'Schrijf 3 tot 20 hoofdletters, cijfers en streepjes: WELKOM10',
              'Use 3 to 20 capitals, digits and hyphens: WELCOME10',
            ),
          ),
    }),
    line('label', ['Naam voor klanten', 'Name for customers'], {
      help: [
        'Staat naast de korting bij het afrekenen (zonder code ook bij het pakket), in de bevestiging en op de factuur, zoals “Welkomstkorting”.',
        'Shown beside the discount at the checkout (without a code on the plan too), in the confirmation and on the invoice, such as “Welcome discount”.',
      ],
    }),
    defineField({
      name: 'percent',
      ...titled(
        ['Korting in procenten', 'Discount in percent'],
        [
          'Laat leeg als de korting een bedrag is. Met 100 zijn de eerste periode of de eerste perioden gratis; de klant geeft dan alleen een machtiging.',
          'Leave empty when the discount is an amount. With 100 the first period or periods are free; the customer only authorises direct debits then.',
        ],
      ),
      type: 'number',
      validation: (rule) => [rule.integer().min(1).max(100), rule.custom(oneDiscount)],
    }),
    defineField({
      name: 'amount',
      ...titled(
        ['Korting per periode, excl. btw', 'Discount per period, excl. VAT'],
        [
          'In euro’s. Gaat van elke periode af waarvoor de korting geldt. Laat leeg als de korting een percentage is.',
          'In euros, off each period that the discount holds for. Leave empty when it is a percentage.',
        ],
      ),
      type: 'number',
      options: {input: 'price'},
      validation: (rule) => [rule.greaterThan(0).precision(2), rule.custom(oneDiscount)],
    }),
    choice(
      'lasts',
      ['Welke betalingen van een klant', 'Which payments of a customer'],
      LASTS.map((value) => ({value, title: LASTS_TITLES[value]})),
      {
        layout: 'radio',
        initialValue: 'first',
        help: [
          'Daarna betaalt de klant de gewone prijs; die staat al bij het afrekenen. Wie gekocht heeft, houdt wat toen is afgesproken, ook als je de korting verandert of weghaalt.',
          'Then the customer pays the regular price, which the checkout shows too. A customer keeps what was agreed when you change or delete the discount.',
        ],
      },
    ),
    defineField({
      name: 'count',
      ...titled(['Aantal perioden', 'Number of periods'], ['De eerste telt mee.', 'The first one counts too.']),
      type: 'number',
      hidden: ({document}) => (document as Draft | undefined)?.lasts !== 'some',
      validation: (rule) => [rule.integer().min(2).max(36), rule.custom(countWhenSome)],
    }),
    defineField({
      name: 'plans',
      ...titled(['Pakketten', 'Plans'], ['Laat leeg voor alle pakketten.', 'Leave empty for all plans.']),
      type: 'array',
      of: [{type: 'reference', to: [{type: 'plan'}]}],
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'periods',
      ...titled(
        ['Betaalperioden', 'Billing periods'],
        ['Laat leeg voor alle betaalperioden.', 'Leave empty for all billing periods.'],
      ),
      type: 'array',
      of: [{type: 'string'}],
      options: {list: PERIOD_CHOICES, input: 'soldPeriods'},
      validation: (rule) => rule.unique(),
    }),
    {
      ...day('firstDay', ['Eerste dag', 'First day'], {
        help: [
          'De korting geldt vanaf het begin van deze dag in Amsterdam.',
          'The discount counts from midnight in Amsterdam on this day.',
        ],
      }),
      initialValue: () => amsterdamDay(new Date()),
    },
    defineField({
      name: 'lastDay',
      ...titled(
        ['Laatste dag', 'Last day'],
        [
          'De korting geldt tot het einde van deze dag. Leeg: tot je haar weghaalt.',
          'The discount counts until the end of this day. If empty, until you delete it.',
        ],
      ),
      type: 'date',
      options: DAY_OPTIONS,
    }),
    defineField({
      name: 'most',
      ...titled(
        ['Hoogste aantal', 'Maximum of redemptions'],
        [
          'Zo vaak kan de korting worden gegeven. Een bestelling die niet wordt betaald, telt niet mee. Leeg: geen grens.',
          'How often the discount can be given. An order that is not paid does not count. If empty, there is no limit.',
        ],
      ),
      type: 'number',
      validation: (rule) => rule.integer().min(1),
    }),
    onOff('oncePerCompany', ['Eén keer per bedrijf', 'Once per company'], {
      help: [
        'Aan: wie de korting al kreeg, op hetzelfde mailadres of btw-nummer, krijgt haar niet nog eens.',
        'When on, a customer with the same e-mail address or VAT number does not get it again.',
      ],
      initialValue: true,
    }),
  ],
  preview: {
    select: {
      code: 'code',
      name: 'name',
      percent: 'percent',
      amount: 'amount',
      firstDay: 'firstDay',
      lastDay: 'lastDay',
    },
    prepare: ({code, name, percent, amount, firstDay, lastDay}) => ({
      title: [code ?? nlEn('Actieprijs', 'Promotional price'), name].filter(Boolean).join(', '),
      subtitle: [
        percent
          ? numberName(percent, 'percent')
          : typeof amount === 'number' && formatEuros(centsFromEuros(amount), STUDIO_LANGUAGE),
        [firstDay, lastDay]
          .filter((each) => typeof each === 'string')
          .map(dayName)
          .join(' – '),
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  },
})
