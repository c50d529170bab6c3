/**
 * Retention periods: functions and the browser delete by them, and the privacy statement names them by placeholders, so
 * that they cannot drift apart.
 */
export const RETENTION = {
  /** An order that was never paid, here and at Mollie. */
  unpaidDays: 30,
  /** Which visit an order belongs to, so that two clicks make one payment: with us, and in the browser. */
  attemptHours: 24,
  attemptMinutes: 60,
  /** Paid orders, after the year of the payment: Dutch tax law, art. 52 AWR. */
  paidYears: 7,
  /** A message that was sent with a form of the site. */
  messageDays: 180,
  /** How long after its end the link in mails still shows a subscription. */
  linkDays: 365,
  /** Sums of views and steps a day, which are about nobody: a month can be compared with the same one two years ago. */
  countMonths: 25,
  /** How often a connection measured and a website was measured, against abuse. */
  measureHours: 24,
} as const
