/** What a mail fills in from the order, beside the placeholders that are known everywhere. */
export const MAIL_PLACEHOLDERS = [
  'customerName',
  'orderNumber',
  'plan',
  'period',
  'months',
  'exclVat',
  'vat',
  'total',
  'nextRenewalDate',
  'endDate',
  'cancelUrl',
  'payUrl',
  'payUntil',
  'refunded',
  'customerEmail',
  'dashboardUrl',
]
