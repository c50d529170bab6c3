import {formatEuros} from '../../../domain/money/money.ts'
import type {StaffLanguage} from '../../../domain/texts/languages.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import {alertParts, lettersIn} from '../../billing/orders/alerts.ts'
import {ADMIN_WORDS, mailName} from './words.ts'

/** An alert in the reader's language; an unknown one stays as it is. */
export function alertText(text: string, language: StaffLanguage): string {
  const words = ADMIN_WORDS[language]
  const {kind, about, detail} = alertParts(text) ?? {}
  if (!kind) return text
  return fill(words.alerts[kind], {
    id: about ?? '',
    letters: lettersIn(about ?? ''),
    mail: mailName(about ?? '', words),
    why: words.mismatches[detail as keyof typeof words.mismatches] ?? detail ?? '',
    amount: formatEuros(Number(detail) || 0, language),
  })
}
