/** What a person must look at. The order and the log say it as a code; functions/admin/words/alerts.ts puts it into words. */
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

/** The parts of such a code; null for words. */
export function alertParts(text: string): {kind: AlertKind; about: string; detail: string} | null {
  const [first, about = '', detail = ''] = text.split(' ')
  const kind = KINDS.find((each) => each === first)
  return kind ? {kind, about, detail} : null
}

/** Characters as a word of such a code: marks of direction or a space among them would change how it reads. */
export const lettersAbout = (letters: readonly string[]): string =>
  letters.map((letter) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase()}`).join(',')

/** Those characters, with their code for whoever has no typeface that shows them. */
export const lettersIn = (about: string): string =>
  about
    .split(',')
    .map((code) => `${String.fromCodePoint(Number.parseInt(code.slice(2), 16) || 0xfffd)} (${code})`)
    .join(', ')
