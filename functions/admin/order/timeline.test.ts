import {openOrder} from '../../billing/orders/order.fixture.ts'
import type {AuditEntry, Change} from '../../billing/orders/order.ts'
import {timelineOf} from './timeline.ts'

const line = (changes: Change[], act: Partial<AuditEntry> = {}): AuditEntry => ({
  at: '2026-11-22T10:00:00.000Z',
  ...{actor: 'mollie', reason: 'paymentReported', payment: 'tr_1'},
  ...act,
  changes,
})
const said = (changes: Change[], language: 'nl' | 'en' = 'nl') =>
  timelineOf([line(changes)], openOrder, language).flatMap(({what}) => what)

test.each<[Change, string, string]>([
  [['status', 'open', 'paid'], 'Bestelling: open → betaald', 'Order: open → paid'],
  [['payment tr_1 refunded', '', '5000'], '€\u00a050,00 van tr_1 terugbetaald', '€50.00 of tr_1 refunded'],
  [['payment tr_1 refunded', '5000', '6000'], '€\u00a010,00 van tr_1 terugbetaald', '€10.00 of tr_1 refunded'],
  [['mail renewal-tr_2', '', 'pending'], 'E-mail ‘Verlenging’: nog te versturen', 'Mail ‘Renewal’: to be sent'],
  [['subscription endsOn', '', '2027-02-28'], 'Loopt tot 28 februari 2027', 'Runs until 28 February 2027'],
  [['subscription overdueId', '', 'tr_2'], 'Verlenging tr_2 is niet betaald', 'Renewal tr_2 is unpaid'],
  [['subscription overdueId', 'tr_2', ''], 'De verlenging staat niet meer open', 'The renewal is no longer unpaid'],
  [['subscription pausedAt', '2026-11-22', ''], 'Abonnement loopt weer', 'Subscription resumed'],
  [['customerEmail', '…', ''], 'E-mailadres verwijderd', 'E-mail address removed'],
  [['detail vatNumber', '', '…'], 'Btw-nummer ingevuld', 'VAT number provided'],
  [
    ['vatCheck state', '', 'refused'],
    'Btw-nummer nagekeken: VIES kent het niet',
    'VAT number checked: VIES does not know it',
  ],
  [
    ['attention chargedBack tr_1 500', 'open', ''],
    'Afgehandeld: tr_1 is teruggeboekt door de bank van de klant: €\u00a05,00 in totaal. De factuur blijft openstaan. Vraag de klant om te betalen, of boek het bedrag af.',
    'Dealt with: tr_1 was charged back by the customer’s bank: €5.00 in total. The invoice stays open. Ask the customer to pay, or write the amount off.',
  ],
  [['attention something new', '', 'open'], 'Iemand nodig: something new', 'Needs attention: something new'],
])('%p is told in both languages', (change, dutch, english) => {
  expect(said([change])).toEqual([dutch])
  expect(said([change], 'en')).toEqual([english])
})

test('tells a new order in one line, newest entry first', () => {
  const made = line([
    ['id', '', openOrder.id],
    ['status', '', 'open'],
  ])
  const told = timelineOf([made, line([['status', 'open', 'paid']])], openOrder, 'nl')
  expect(told.map(({what}) => what)).toEqual([
    ['Bestelling: open → betaald'],
    ['Bestelling gemaakt: Pro, Per 3 maanden, €\u00a0486,78'],
  ])
})

test('names an operator with the reason; automatic entries have a reason only when the change lacks it', () => {
  const told = (act: Partial<AuditEntry>) => timelineOf([line([['status', 'open', 'paid']], act)], openOrder, 'nl')[0]
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
  for (const what of ['paidAt', 'vatCheck at', 'vatCheck requestId'])
    expect(timelineOf([line([[what, '', '2026-11-22']])], openOrder, 'nl')).toEqual([])
})
