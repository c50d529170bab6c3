/** Acts of operators in the admin, by the names of its forms. */
export const OPERATOR_ACTS = [
  'refund',
  'resend',
  'address',
  'business',
  'cancel',
  'beginPlan',
  'changePlan',
  'withdrawChange',
  'withdraw',
  'settle',
  'dealtWith',
  'refundRefused',
  'newDay',
  'discount',
  'addNote',
  'askToPay',
  'writeOff',
  'resume',
  'askVatNumber',
  'reinvoice',
  'connected',
  'live',
] as const

/** Why an order changed, as the audit log keeps it: functions/admin/words/auditLog.ts words those that say more than the change. */
export type ReasonCode =
  | (typeof OPERATOR_ACTS)[number]
  // The customer.
  | 'checkout'
  | 'linkInMail'
  | 'details'
  | 'vatNumber'
  | 'addressCorrected'
  | 'addressAsked'
  | 'addressConfirmed'
  | 'methodChanged'
  | 'paysOverdue'
  | 'planChange'
  | 'planChangeWithdrawn'
  // Mollie, about `payment`.
  | 'paymentReported'
  | 'paymentSeen'
  // The shop.
  | 'paid'
  | 'paidOverdue'
  | 'paidTwice'
  | 'vatSettled'
  | 'renewalUnpaid'
  | 'rebuilt'
  | 'collectionAhead'
  | 'termsAnnounced'
  | 'comparedWithMollie'
  | 'detailsMissing'
  | 'invoices'
  | 'letters'
  | 'mails'
  | 'priceChanges'
  | 'planChanges'
  | 'pricesPlanned'
  | 'viesAsked'
  | 'delivery'
  | 'workOver'
  | 'forgotten'
  // An entry from before there were codes, whose words are its note.
  | 'note'
