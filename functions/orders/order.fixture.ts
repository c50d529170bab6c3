import type {Order} from './order.ts'

/** An order of Pro per three months that is still to be paid, for tests. */
export const openOrder: Order = {
  id: 'VK-0123456789AB',
  createdAt: '2025-09-24T05:30:00Z',
  mode: 'test',
  plan: 'pro',
  planName: 'Pro',
  period: 'quarterly',
  periodLabel: 'Per 3 maanden',
  description: 'Vindkracht, Pro, Per 3 maanden',
  language: 'nl',
  exclVat: 40230,
  vat: 8448,
  total: 48678,
  vatRate: 21,
  priceId: 'price-pro-quarterly',
  priceRevision: 'r',
  termsRevision: 't',
  customerEmail: 'jo@example.nl',
  customerId: 'cst_12345',
  paymentId: 'tr_12345',
  webhookUrl: 'http://localhost:8888/api/mollie-webhook',
  payments: [{id: 'tr_12345', kind: 'first', status: 'open', refunded: 0, chargedBack: 0}],
  status: 'open',
  mails: [],
  attention: [],
}
