import type {Change} from '../../billing/ledger/changes.ts'
import {alert} from '../../billing/orders/alerts.ts'
import {openOrder} from '../../billing/orders/order.fixture.ts'
import type {AuditEntry} from '../../billing/orders/orders.ts'
import {timelineOf} from './timeline.ts'

const line = (changes: Change[], act: Partial<AuditEntry> = {}): AuditEntry => ({
  at: '2026-11-22T10:00:00.000Z',
  ...{actor: 'mollie', reason: 'paymentReported', payment: 'tr_1'},
  ...act,
  changes,
})
const said = (changes: Change[], language: 'nl' | 'en' = 'nl') =>
  timelineOf([line(changes)], openOrder, language).flatMap(({what}) => what)

const PAID: Change = {of: 'order', field: 'status', from: 'open', to: 'paid'}

test.each<[Change, string, string]>([
  [PAID, 'Bestelling: open → betaald', 'Order: open → paid'],
  [
    {of: 'payment', id: 'tr_1', field: 'refunded', to: 5000},
    '€\u00a050,00 van tr_1 terugbetaald',
    '€50.00 of tr_1 refunded',
  ],
  [
    {of: 'payment', id: 'tr_1', field: 'refunded', from: 5000, to: 6000},
    '€\u00a010,00 van tr_1 terugbetaald',
    '€10.00 of tr_1 refunded',
  ],
  [
    {of: 'mail', mail: {kind: 'renewal', payment: 'tr_2'}, to: 'pending'},
    'E-mail ‘Verlenging’: nog te versturen',
    'Mail ‘Renewal’: to be sent',
  ],
  [
    {of: 'subscription', field: 'endsOn', to: '2027-02-28'},
    'Loopt tot 28 februari 2027',
    'Runs until 28 February 2027',
  ],
  [{of: 'subscription', field: 'overdueId', to: 'tr_2'}, 'Verlenging tr_2 is niet betaald', 'Renewal tr_2 is unpaid'],
  [
    {of: 'subscription', field: 'overdueId', from: 'tr_2'},
    'De verlenging staat niet meer open',
    'The renewal is no longer unpaid',
  ],
  [{of: 'subscription', field: 'pausedAt', from: '2026-11-22'}, 'Abonnement loopt weer', 'Subscription resumed'],
  [{of: 'order', field: 'customerEmail', from: '…'}, 'E-mailadres verwijderd', 'E-mail address removed'],
  [{of: 'detail', field: 'vatNumber', to: '…'}, 'Btw-nummer ingevuld', 'VAT number provided'],
  [
    {of: 'vatCheck', field: 'state', to: 'refused'},
    'Btw-nummer nagekeken: VIES kent het niet',
    'VAT number checked: VIES does not know it',
  ],
  [
    {of: 'alert', alert: alert('chargedBack', 'tr_1', 500), isOpen: false},
    'Afgehandeld: tr_1 is teruggeboekt door de bank van de klant: €\u00a05,00 in totaal. De factuur blijft openstaan. Vraag de klant om te betalen, of boek het bedrag af.',
    'Dealt with: tr_1 was charged back by the customer’s bank: €5.00 in total. The invoice stays open. Ask the customer to pay, or write the amount off.',
  ],
  [
    {of: 'mail', mail: {kind: 'priceChange'}, from: 'pending'},
    'E-mail ‘Aankondiging van een andere prijs’ gaat niet uit',
    'Mail ‘Price change notice’ withdrawn',
  ],
  [
    {of: 'price', plannedFor: '2026-12-01', total: 13189, from: 'told', to: 'changed'},
    'Betaalt een andere prijs vanaf 1 december 2026: €\u00a0131,89',
    'Pays the new price from 1 December 2026: €131.89',
  ],
  [{of: 'earlier', name: 'something old', to: 'new'}, 'something old: – → new', 'something old: – → new'],
])('%p is told in both languages', (change, dutch, english) => {
  expect(said([change])).toEqual([dutch])
  expect(said([change], 'en')).toEqual([english])
})

test('tells a new order in one line, newest entry first', () => {
  const made = line([
    {of: 'order', field: 'id', to: openOrder.id},
    {of: 'order', field: 'status', to: 'open'},
  ])
  const told = timelineOf([made, line([PAID])], openOrder, 'nl')
  expect(told.map(({what}) => what)).toEqual([
    ['Bestelling: open → betaald'],
    ['Bestelling gemaakt: Pro, Per 3 maanden, €\u00a0486,78'],
  ])
})

test('names an operator with the reason; automatic entries have a reason only when the change lacks it', () => {
  const told = (act: Partial<AuditEntry>) => timelineOf([line([PAID], act)], openOrder, 'nl')[0]
  expect(told({actor: 'operator ann@example.nl', reason: 'refund', note: 'goodwill'})).toMatchObject({
    by: 'ann@example.nl',
    isPerson: true,
    why: 'goodwill',
  })
  expect(told({})).toMatchObject({by: 'Mollie', isPerson: false, why: undefined})
  expect(told({actor: 'shop', reason: 'paidTwice'})).toMatchObject({by: 'Vanzelf', why: 'dubbel betaald'})
  const ahead = {actor: 'shop', reason: 'collectionAhead', day: '2026-12-24'} as const
  expect(told(ahead)?.why).toBe('wordt afgeschreven op 24 december 2026')
  expect(told({actor: 'shop', reason: 'rebuilt', payment: 'tr_9'})?.why).toBe('ontbrak, en is gemaakt van tr_9')
})

test('lines that say nothing to a reader are left out', () => {
  for (const change of [
    {of: 'order', field: 'paidAt', to: '2026-11-22'},
    {of: 'vatCheck', field: 'at', to: '2026-11-22'},
    {of: 'vatCheck', field: 'requestId', to: 'WAP1'},
  ] as const)
    expect(timelineOf([line([change])], openOrder, 'nl')).toEqual([])
})
