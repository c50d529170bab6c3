import {alert} from './alerts.ts'
import type {MAIL_KINDS, Order, OrderMail} from './order.ts'

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
  staffNotifications: [],
  alerts: [],
}

/** One to which everything has happened that mails tell of. */
export const eventfulOrder: Order = {
  ...openOrder,
  status: 'paid',
  paidAt: '2025-09-24T05:31:00Z',
  customerName: 'Jo de Vries',
  onboarding: {toldAt: '2025-09-24T06:00:00Z', promisedOn: '2025-09-29'},
  subscription: {
    id: 'sub_1',
    startDate: '2025-12-24',
    state: 'overdue',
    overdueId: 'tr_2',
    overdueSince: '2025-12-24T05:00:00Z',
    overdueSteps: 0,
    overdueNextAt: '2025-12-27T05:00:00Z',
  },
  priceChanges: [
    {
      plannedFor: '2026-03-24',
      startsOn: '2026-03-24',
      priceId: 'price-next',
      priceRevision: 'r2',
      exclVat: 41322,
      vat: 8678,
      total: 50000,
      vatRate: 21,
      fromExclVat: 40230,
      fromVat: 8448,
      fromTotal: 48678,
      fromVatRate: 21,
    },
  ],
  planChanges: [
    {
      ...{number: 1, agreedAt: '2025-10-01T10:00:00Z', startsOn: '2025-12-24', withdrawnAt: '2025-10-02T10:00:00Z'},
      ...{plan: 'basis', planName: 'Basis', period: 'biannual', periodLabel: 'Per 6 maanden'},
      ...{description: 'Vindkracht, Basis, Per 6 maanden', priceId: 'price-basis-biannual', priceRevision: 'r'},
      ...{exclVat: 49500, vat: 10395, total: 59895, vatRate: 21},
      ...{fromPlan: 'pro', fromPlanName: 'Pro', fromPeriod: 'quarterly', fromPeriodLabel: 'Per 3 maanden'},
      ...{fromExclVat: 40230, fromVat: 8448, fromTotal: 48678, fromVatRate: 21},
    },
  ],
  alerts: [alert('chargedBack', 'tr_12345', 48678), alert('mailRefused', 'renewal', 'renewal-tr_2')],
}

/** Its mail of a kind. */
export const mailOf = (kind: (typeof MAIL_KINDS)[number]): OrderMail => ({
  kind,
  ...(kind === 'priceChange' && {day: '2026-03-24', number: 50000}),
  ...(kind.startsWith('planChange') && {number: 1}),
  to: 'jo@example.nl',
  state: 'pending',
})
