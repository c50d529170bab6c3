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
  'detailsMissing',
  'invoiceMissing',
  'vatRefused',
  'vatUnanswered',
  'vatNumberChanged',
  'invoiceLetters',
] as const
export type AlertKind = (typeof KINDS)[number]

/** `about` is the id of what it is about; `detail` is a number, an amount in cents, or another code. */
export const alert = (kind: AlertKind, about = '', detail: string | number = ''): string =>
  [kind, about, detail].join(' ').trim()

/** Parts of an alert's code; null when it is none. */
export function alertParts(text: string): {kind: AlertKind; about: string; detail: string} | null {
  const [first, about = '', detail = ''] = text.split(' ')
  const kind = KINDS.find((each) => each === first)
  return kind ? {kind, about, detail} : null
}

/** Encodes characters for an alert's code, in which spaces and marks of direction would change its meaning. */
export const lettersAbout = (letters: readonly string[]): string =>
  letters.map((letter) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase()}`).join(',')

/** Decodes those characters, each with its code point for readers whose typeface lacks it. */
export const lettersIn = (about: string): string =>
  about
    .split(',')
    .map((code) => `${String.fromCodePoint(Number.parseInt(code.slice(2), 16) || 0xfffd)} (${code})`)
    .join(', ')
