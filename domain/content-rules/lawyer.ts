import type {ContentDocument} from '../content/shape.ts'
import {DEFAULT_LANGUAGE} from '../texts/languages.ts'
import {plainText} from '../texts/texts.ts'

/** Texts that somebody may be held to: pages of editors, and the terms. */
const LEGAL_TYPES: readonly string[] = ['contentPage', 'termsPage']

/**
 * Notice for a shop with a live key while a lawyer has not checked all of its texts; empty when all are checked, and for
 * other shops.
 */
export function lawyerNotice(documents: readonly ContentDocument[], mollieKey: string | undefined): string {
  if (!mollieKey?.startsWith('live_')) return ''
  const names = documents.flatMap(({_id, _type, checkedByLawyer, title, heading}) =>
    LEGAL_TYPES.includes(_type) && checkedByLawyer === false && !_id.startsWith('drafts.')
      ? [plainText(((title ?? heading) as Record<string, unknown> | undefined)?.[DEFAULT_LANGUAGE]) || _id]
      : [],
  )
  return names.length > 0
    ? `A lawyer has not checked yet, says the Studio, although this shop is live: ${names.join(', ')}`
    : ''
}
