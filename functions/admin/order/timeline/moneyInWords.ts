import {formatEuros} from '../../../../domain/money/money.ts'
import type {StaffLanguage} from '../../../../domain/texts/languages.ts'
import {fill} from '../../../../domain/texts/placeholders.ts'
import type {KeptEntry} from '../../../billing/ledger/ledger.ts'
import {ADMIN_WORDS} from '../../words/words.ts'

/** An entry of the ledger as a sentence, with its document; null for a refused payment, which its alert tells of. */
export function moneyInWords(entry: KeptEntry, language: StaffLanguage): string | null {
  const {kind, paymentId: id, total, document} = entry
  const {money, documented} = ADMIN_WORDS[language].history
  if (kind === 'refused') return null
  const words = kind === 'writeOff' && total > 0 ? money.writeOffReversed : money[kind]
  const text = fill(words, {id, amount: formatEuros(Math.abs(total), language)})
  return document ? fill(documented, {text, document}) : text
}
