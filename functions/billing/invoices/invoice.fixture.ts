import type {Details} from '../../../domain/customers/customerDetails.ts'
import {seedClient} from '../../../tests/support/services/seed.ts'
import type {Attached} from '../../notifications/attached.ts'
import {entriesBetween} from '../ledger/entries.ts'
import type {KeptEntry} from '../ledger/ledger.ts'
import {openOrder} from '../orders/order.fixture.ts'
import type {Order} from '../orders/order.ts'
import {type InvoiceData, type InvoiceSettings, invoiceData} from './data.ts'
import {type DueDocument, dueDocuments} from './due.ts'
import {fileName} from './fileName.ts'
import {invoiceQuery} from './invoice.query.ts'

/** Details that an invoice needs. */
export const DETAILS: Details = {
  company: 'Bakkerij Jansen B.V.',
  country: 'NL',
  vatNumber: 'NL123456789B01',
  street: 'Dorpsstraat 1',
  postalCode: '1234 AB',
  city: 'Utrecht',
}

/** The order of the fixtures, paid, by a customer whose details are complete. */
export const paidOrder: Order = {
  ...openOrder,
  status: 'paid',
  paidAt: '2025-09-24T05:31:00Z',
  details: DETAILS,
  payments: [
    {
      ...openOrder.payments[0],
      id: 'tr_12345',
      kind: 'first',
      status: 'paid',
      paidAt: '2025-09-24T05:31:00Z',
      method: 'ideal',
      refunded: 0,
      chargedBack: 0,
    },
  ],
}

async function sampleSettings(): Promise<InvoiceSettings> {
  const {settings} = await seedClient().fetch(invoiceQuery)
  return settings as InvoiceSettings
}

/** The ledger of an order that was in these states, one after the other. */
export const ledgerOf = (...states: Order[]): KeptEntry[] =>
  states
    .flatMap((state, index) => entriesBetween(states[index - 1] ?? null, state, `2025-10-0${index + 1}T10:00:00.000Z`))
    .map((entry, index) => ({...entry, number: index + 1}))

/** The invoice of an order's first payment, as it would be issued. */
export async function sampleInvoice(order: Order = paidOrder, change: Partial<DueDocument> = {}): Promise<InvoiceData> {
  const [due] = dueDocuments(order, ledgerOf(order))
  if (!due) throw new Error('Nothing is due')
  const issue = {
    number: 'TEST-2025-00001',
    issuedAt: ISSUED_AT,
    invoice: {number: 'TEST-2025-00000', issuedOn: '2025-09-24'},
  }
  return invoiceData(order, {...due, ...change}, await sampleSettings(), issue)
}

export const ISSUED_AT = new Date('2025-09-24T05:32:00Z')

/** An invoice as a mail carries it. */
export async function sampleAttached(order: Order = paidOrder): Promise<Attached> {
  const data = await sampleInvoice({...paidOrder, language: order.language})
  const {kind, number} = data
  return {
    invoice: {
      ...{
        kind,
        number,
        data,
        entry: 1,
        mail: {kind: 'confirmation'} as const,
        orderId: order.id,
        paymentId: 'tr_12345',
      },
      issuedAt: ISSUED_AT.toISOString(),
    },
    attachments: [
      {
        filename: fileName({kind, number, data}, 'pdf'),
        content: Buffer.from('%PDF-'),
        contentType: 'application/pdf',
      },
    ],
  }
}
