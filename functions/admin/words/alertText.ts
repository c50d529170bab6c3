import {formatEuros} from '../../../domain/money/money.ts'
import type {StaffLanguage} from '../../../domain/texts/languages.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import {type Alert, namedLetters} from '../../billing/orders/alerts.ts'
import {ADMIN_WORDS, mailName} from './words.ts'

/** An alert in the reader's language. */
export function alertText({kind, about, detail}: Alert, language: StaffLanguage): string {
  const words = ADMIN_WORDS[language]
  return fill(words.alerts[kind], {
    id: about,
    letters: namedLetters(about),
    mail: mailName(about, words),
    why: words.mismatches[detail as keyof typeof words.mismatches] ?? detail,
    amount: formatEuros(Number(detail) || 0, language),
  })
}
