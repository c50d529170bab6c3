/** What a person must look at. The order and the log say it as a code; functions/office/attention.ts puts it into words. */
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
  'vatRefused',
  'vatUnanswered',
  'vatNumberChanged',
] as const
export type AttentionKind = (typeof KINDS)[number]

/** `about` is the id of what it is about; `detail` is a number, an amount in cents, or another code. */
export const attention = (kind: AttentionKind, about = '', detail: string | number = ''): string =>
  [kind, about, detail].join(' ').trim()

/** The parts of such a code; null for words. */
export function attentionParts(text: string): {kind: AttentionKind; about: string; detail: string} | null {
  const [first, about = '', detail = ''] = text.split(' ')
  const kind = KINDS.find((each) => each === first)
  return kind ? {kind, about, detail} : null
}
