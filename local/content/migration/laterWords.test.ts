import {seedDocuments} from '../../../tests/support/services/seed.ts'
import type {ContentDocument} from '../ndjson.ts'
import {pendingSteps} from './migrate.ts'

const line = (nl: string, en: string) => ({_type: 'localeString', nl, en})
const rich = (nl: string, en: string) => {
  const blocks = (text: string) => [{_type: 'block', _key: 'b', children: [{_type: 'span', _key: 's', text}]}]
  return {_type: 'localeRichText', nl: blocks(nl), en: blocks(en)}
}

/** Pending steps for today's content with an editor's words in it. */
const pending = (id: string, change: (document: ContentDocument) => object) =>
  pendingSteps(
    seedDocuments().map((document) => (document._id === id ? {...document, ...change(document)} : document)),
    seedDocuments(),
  )
const inside = (document: ContentDocument, name: string) => document[name] as Record<string, object>

test.each<[string, string, (document: ContentDocument) => object]>([
  ['"incl. btw" in a mail', 'mail-renewal', () => ({heading: line('Betaald, incl. btw.', 'Paid, incl. VAT.')})],
  [
    '"incl. btw" on the page of a subscription',
    'paymentPages',
    (document) => {
      const page = inside(document, 'cancelSubscription')
      const amount = line('Bedrag incl. btw', 'Amount incl. VAT')
      return {cancelSubscription: {...page, payments: {...page.payments, amount}}}
    },
  ],
  ['a discount in figures', 'price-pro-quarterly', () => ({discountNote: line('20% korting', '20% discount')})],
  [
    'a discount in figures in an answer',
    'faq-costs',
    () => ({answer: rich('Vandaag krijg je 10% korting.', 'Today you get a 10% discount.')}),
  ],
  [
    'days of notice in figures',
    'terms-changes',
    () => ({
      body: {
        ...rich('Je hoort het minstens 30 dagen van tevoren.', 'You hear it at least 30 days ahead.'),
        _type: 'localeLongText',
      },
    }),
  ],
  [
    'the same words on the badge and the button of a plan to come',
    'plan-enterprise',
    () => ({availability: 'comingSoon', badge: line('Binnenkort', 'Soon'), buttonLabel: line('Binnenkort', 'Soon')}),
  ],
  [
    'the button of a confirmation',
    'mail-confirmation',
    () => ({buttonLabel: line('Bekijk of stop je abonnement', 'View or stop your subscription')}),
  ],
  [
    'the total of an invoice',
    'siteSettings',
    (document) => ({
      invoice: {...inside(document, 'invoice'), total: line('Totaal incl. btw', 'Total incl. VAT')},
    }),
  ],
])('keeps an editor’s later text: %s', async (_what, id, change) => {
  expect(await pending(id, change)).toEqual([])
})

test('keeps an editor’s text in one language where the other still has what shipped', async () => {
  const shipped =
    'Tot {endDate} kun je je opzegging terugnemen. Je abonnement loopt dan door voor hetzelfde bedrag, en op die dag is de volgende betaling.'
  const steps = await pending('paymentPages', (document) => {
    const page = inside(document, 'cancelSubscription')
    const text = {_type: 'localeText', nl: shipped, en: 'Think again until {endDate}.'}
    return {cancelSubscription: {...page, undo: {...page.undo, text}}}
  })
  expect(steps.map(({mutation}) => mutation)).toEqual([
    {patch: {id: 'paymentPages', set: {'cancelSubscription.undo.text.nl': expect.stringContaining('{nextTotal}')}}},
  ])
})

test('keeps an editor’s words for the total of an invoice', async () => {
  const steps = await pending('siteSettings', (document) => {
    const {inclVat: _, vatReversed: __, ...mail} = inside(document, 'mail')
    return {mail, invoice: {...inside(document, 'invoice'), total: line('Totaal incl. btw', 'To pay')}}
  })
  expect(steps.filter(({migration}) => migration === 'invoices-have-words').map(({mutation}) => mutation)).toEqual([
    {patch: {id: 'siteSettings', set: {'invoice.total.nl': 'Totaal'}}},
  ])
})
