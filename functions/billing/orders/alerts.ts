/** Alerts need a person. Order and log have them as codes; functions/admin/words/alertText.ts words them. */
const KINDS = [
  'notRefunded',
  'refundFailed',
  'madeAgain',
  'refused',
  'chargedBack',
  'underway',
  'afterCancellation',
  'notRepriced',
  'notCollected',
  'mailRefused',
  'mailUnconfirmed',
  'subscriptionStopped',
  'subscriptionLost',
  'notSubscribed',
  'detailsMissing',
  'invoiceMissing',
  'vatRefused',
  'vatUnanswered',
  'vatNumberChanged',
  'invoiceLetters',
  'peppolRefused',
] as const
export type AlertKind = (typeof KINDS)[number]
export const isAlertKind = (kind: unknown): kind is AlertKind => KINDS.some((each) => each === kind)

/** `about` is the id of what it is about; `detail` is a number, an amount in cents, or another code. Both are often empty. */
export type Alert = {kind: AlertKind; about: string; detail: string}

export const alert = (kind: AlertKind, about = '', detail: string | number = ''): Alert => ({
  kind,
  about,
  detail: String(detail),
})

/** Name of an alert within its order, for forms and the log. */
export const alertId = ({kind, about, detail}: Alert): string => [kind, about, detail].filter(Boolean).join(' ')

export const isSameAlert = (one: Alert, other: Alert): boolean => alertId(one) === alertId(other)

/** The order without the alerts that a rule picks; the same order when it picks none. */
export function withoutAlerts<T extends {alerts: Alert[]}>(order: T, isGone: (alert: Alert) => boolean): T {
  const alerts = order.alerts.filter((each) => !isGone(each))
  return alerts.length === order.alerts.length ? order : {...order, alerts}
}

/** Characters, each with its code point for readers whose typeface lacks it. */
export const namedLetters = (letters: string): string =>
  [...letters].map((letter) => `${letter} (U+${letter.codePointAt(0)?.toString(16).toUpperCase()})`).join(', ')
