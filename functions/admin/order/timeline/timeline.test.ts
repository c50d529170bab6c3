import type {Change} from '../../../billing/ledger/changes.ts'
import type {EntryKind} from '../../../billing/ledger/entries.ts'
import type {KeptEntry} from '../../../billing/ledger/ledger.ts'
import {alert} from '../../../billing/orders/alerts.ts'
import {openOrder} from '../../../billing/orders/order.fixture.ts'
import type {AuditEntry} from '../../../billing/orders/orders.ts'
import {timelineOf} from './timeline.ts'

const line = (changes: Change[], act: Partial<AuditEntry> = {}): AuditEntry => ({
  at: '2026-11-22T10:00:00.000Z',
  ...{actor: 'mollie', reason: 'paymentReported', payment: 'tr_1'},
  ...act,
  changes,
})
const said = (changes: Change[], language: 'nl' | 'en' = 'nl') =>
  timelineOf({history: [line(changes)], ledger: [], order: openOrder}, language).flatMap(({what}) => what)

const PAID: Change = {of: 'order', field: 'status', from: 'open', to: 'paid'}

test.each<[Change, string, string]>([
  [PAID, 'Bestelling: open → betaald', 'Order: open → paid'],
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
  [
    {of: 'subscription', field: 'pauseUntil', to: '2027-02-28'},
    'Klant pauzeert tot 28 februari 2027',
    'Customer pauses until 28 February 2027',
  ],
  [{of: 'subscription', field: 'pauseUntil', from: '2027-02-28'}, 'Pauze voorbij', 'Pause over'],
  [{of: 'subscription', field: 'heldAt', from: '2026-11-22'}, 'Abonnement loopt weer', 'Subscription resumed'],
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

const AT = '2026-11-22T10:00:00.000Z'
const moved = (kind: EntryKind, total: number, entry: Partial<KeptEntry> = {}): KeptEntry => ({
  ...{kind, total, number: 1, paymentId: 'tr_1', at: AT, period: openOrder.period, exclVat: 0, vat: 0, vatRate: 21},
  ...entry,
})

test.each<[KeptEntry, string, string]>([
  [moved('refund', -5000), '€\u00a050,00 van tr_1 terugbetaald', '€50.00 of tr_1 refunded'],
  [moved('refundFailed', 5000), 'Terugbetaling van €\u00a050,00 van tr_1 mislukt', 'Refund of €50.00 of tr_1 failed'],
  [
    moved('writeOff', -700, {document: '2026-00002'}),
    '€\u00a07,00 van tr_1 afgeboekt (2026-00002)',
    '€7.00 of tr_1 written off (2026-00002)',
  ],
  [moved('writeOff', 700), 'Afboeking van €\u00a07,00 van tr_1 teruggenomen', 'Write-off of €7.00 of tr_1 reversed'],
])('says of money what the ledger says: %j', (entry, dutch, english) => {
  const changed = line([{of: 'payment', id: 'tr_1', field: 'refunded', to: 1}])
  for (const [language, words] of [
    ['nl', dutch],
    ['en', english],
  ] as const)
    expect(timelineOf({history: [changed], ledger: [entry], order: openOrder}, language)).toMatchObject([
      {by: 'Mollie', what: [words]},
    ])
})

test('puts money beside the act that moved it, a charge where its payment became paid, and the rest apart', () => {
  const history = [
    line([{of: 'payment', id: 'tr_1', field: 'status', from: 'open', to: 'paid'}]),
    line([{of: 'payment', id: 'tr_1', field: 'refunded', to: 500}], {at: '2026-11-23T10:00:00.000Z', actor: 'shop'}),
  ]
  const ledger = [
    moved('charge', 48678, {at: '2026-11-22T09:58:00+00:00', document: '2026-00001'}),
    moved('refund', -500, {at: '2026-11-23T10:00:00.000Z'}),
    moved('writeOff', -100, {at: '2026-11-24T10:00:00.000Z'}),
    moved('refused', 0, {at: '2026-11-24T10:00:00.000Z'}),
  ]
  expect(timelineOf({history, ledger, order: openOrder}, 'en').map(({by, what}) => [by, what])).toEqual([
    ['Automatic', ['€1.00 of tr_1 written off']],
    ['Automatic', ['€5.00 of tr_1 refunded']],
    ['Mollie', ['Payment tr_1: open → paid', '€486.78 received by tr_1 (2026-00001)']],
  ])
})

test('tells a new order in one line, newest entry first', () => {
  const made = line([
    {of: 'order', field: 'id', to: openOrder.id},
    {of: 'order', field: 'status', to: 'open'},
  ])
  const told = timelineOf({history: [made, line([PAID])], ledger: [], order: openOrder}, 'nl')
  expect(told.map(({what}) => what)).toEqual([
    ['Bestelling: open → betaald'],
    ['Bestelling gemaakt: Pro, Per 3 maanden, €\u00a0486,78'],
  ])
})

test('names an operator with the reason; automatic entries have a reason only when the change lacks it', () => {
  const told = (act: Partial<AuditEntry>) =>
    timelineOf({history: [line([PAID], act)], ledger: [], order: openOrder}, 'nl')[0]
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
    expect(timelineOf({history: [line([change])], ledger: [], order: openOrder}, 'nl')).toEqual([])
})
