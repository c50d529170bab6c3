/** Kinds of mail to customers; each has its document in studio/seed/mailMessage.ndjson, its kind as `key`. */
export const MAIL_KINDS = [
  'confirmation',
  'renewal',
  'renewalAhead',
  'priceChange',
  'renewalFailed',
  'renewalReminder',
  'subscriptionPaused',
  'subscriptionEnded',
  'refunded',
  'cancellationConfirmed',
  'cancellationUndone',
  'methodChanged',
  'addressCorrected',
  'addressReplaced',
  'detailsReminder',
  'siteConnected',
  'siteLive',
  'invoice',
  'addressAsked',
  'signIn',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]
