/**
 * THE rules for how long data is kept: functions and the browser delete by them, and the privacy statement says them, by
 * placeholders. So the two cannot drift apart.
 */
export const RETENTION = {
  /** An order that was never paid, here and at Mollie. */
  unpaidDays: 30,
  /** Which visit an order belongs to, so that two clicks make one payment: with us, and in the browser. */
  attemptHours: 24,
  attemptMinutes: 60,
  /** What was paid, after the year in which it was: Dutch tax law, art. 52 AWR. */
  paidYears: 7,
  /** How long after its end the link in mails still shows a subscription. */
  linkDays: 365,
} as const
