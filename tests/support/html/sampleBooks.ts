import type {AtMoneybird} from '../../../functions/admin/export/moneybirdCard.ts'
import type {OpenedPayout} from '../../../functions/admin/mirror/mirrorPage.ts'
import type {Books} from '../../../functions/billing/books/books.ts'
import type {Difference} from '../../../functions/billing/books/differences.ts'
import type {BookedDocument} from '../../../functions/billing/books/documents.ts'
import type {Delivery} from '../../../functions/billing/deliveries/store.ts'
import type {MirrorKind, MirrorLine} from '../../../functions/billing/payouts/mirror.ts'
import type {Mirror} from '../../../functions/billing/payouts/readMirror.ts'

const document = (number: number, change: Partial<BookedDocument> = {}): BookedDocument => ({
  ...{number: `2025-${String(number).padStart(5, '0')}`, kind: 'invoice', orderId: 'VK-0123456789AB', entry: 1},
  ...{issuedAt: '2025-09-24T05:32:00Z', company: 'Bakkerij Jansen B.V.', country: 'NL', vatNumber: ''},
  ...{plan: 'Pro', isReversed: false, vatRate: 21, exclVat: 40230, vat: 8448, total: 48678},
  ...change,
})
const REVERSED = {country: 'BE', isReversed: true, vatRate: 0, vat: 0, total: 40230}
const documents = [
  ...Array.from({length: 620}, (_, index) => document(index + 1)),
  document(621, {plan: 'Basis', vatRate: 9, exclVat: 9900, vat: 891, total: 10791}),
  document(622, {...REVERSED, company: 'Aannemersbedrijf Van der Zandschulp & Zonen B.V.', vatNumber: 'BE0123456749'}),
  document(623, {...REVERSED, company: 'Brasserie', country: 'FR', vatNumber: 'FRXX123456789'}),
  document(624, {kind: 'creditNote', exclVat: -4023, vat: -845, total: -4868}),
]

const line = (change: Partial<Difference>): Difference => ({
  ...{kind: 'awaitsInvoice', cents: -48678, orderId: 'VK-0123456789AB', document: '', paymentId: 'tr_12345', month: ''},
  ...change,
})

/** A quarter of several zips, with each kind of line that a shop meets. */
export const SAMPLE_BOOKS: Books = {
  documents,
  entries: [],
  differences: [
    line({}),
    line({kind: 'documentedElsewhere', document: '2025-00625', month: '2025-10'}),
    line({kind: 'movedElsewhere', cents: 48678, document: '2025-00001', month: '2025-06'}),
    line({kind: 'chargeback', cents: 48678}),
  ],
}
export const NO_BOOKS: Books = {documents: [], entries: [], differences: []}

const delivery = (number: number, change: Partial<Delivery>): Delivery => ({
  ...{
    system: 'moneybird',
    document: `2025-${String(number).padStart(5, '0')}`,
    state: 'delivered',
    reference: '4',
    reason: '',
  },
  ...{tries: 0, nextAt: null, at: '2025-10-01T08:00:00Z'},
  ...change,
})
const refusal = (number: number, reason: string) => delivery(number, {state: 'refused', reason})

/** Some booked, one on its way, and one refused for each reason. */
export const SAMPLE_MONEYBIRD: AtMoneybird = {
  deliveries: [
    ...Array.from({length: 400}, (_, index) => delivery(index + 5, {})),
    delivery(1, {state: 'pending', tries: 2, nextAt: '2025-10-01T08:15:00Z'}),
    refusal(2, 'invalid: details.ledger_account_id is not found'),
    refusal(3, 'otherAmounts: 446.59 / 486.78 ≠ 402.30 / 486.78'),
    refusal(621, 'noTaxRate: 9'),
  ],
}

const mirrored = (kind: MirrorKind, change: Partial<MirrorLine> = {}): MirrorLine => ({
  ...{kind, paymentId: 'tr_7UhSN1zuXS', orderId: 'VK-0123456789AB', cents: 48678},
  ...change,
})
const PAYOUT = {
  ...{id: 'stl_20250929', reference: '1234567.2509.29', cents: 43781, status: 'paidout'},
  settledAt: '2025-09-29T04:00:00.000Z',
}

/** A month with each kind of difference, and a payout that is open. */
export const SAMPLE_MIRROR: {mirror: Mirror; payout: OpenedPayout} = {
  mirror: {
    books: SAMPLE_BOOKS,
    statement: {opening: 12_345_67, money: 302_667_43, fees: -123_45, payouts: -300_000_00, closing: 14_889_65},
    lines: [
      mirrored('stray', {orderId: '', cents: 5000}),
      mirrored('refused', {paymentId: 'tr_refused12'}),
      mirrored('differs', {
        paymentId: 'tr_differs12',
        cents: -1000,
        note: 'Storing bij de bank op 12 september; Mollie boekt het in oktober bij.',
      }),
      mirrored('otherMonth', {paymentId: 'tr_month1234'}),
    ],
    payouts: [PAYOUT, {...PAYOUT, id: 'stl_20250922', reference: '', settledAt: ''}],
  },
  payout: {
    ...PAYOUT,
    parts: [
      {kind: 'payment', paymentId: 'tr_7UhSN1zuXS', cents: 48678},
      {kind: 'refund', paymentId: 'tr_99999', cents: -4868},
    ],
    fees: -29,
    orderOf: new Map([['tr_7UhSN1zuXS', 'VK-0123456789AB']]),
  },
}
