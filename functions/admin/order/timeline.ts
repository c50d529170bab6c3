import {formatDay} from '../../../domain/format/format.ts'
import {formatEuros} from '../../../domain/money/money.ts'
import type {StaffLanguage} from '../../../domain/texts/languages.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import type {ReasonCode} from '../../billing/ledger/reasons.ts'
import type {Order} from '../../billing/orders/order.ts'
import type {AuditEntry} from '../../billing/orders/orders.ts'
import {ADMIN_WORDS, type AdminWords} from '../words/words.ts'
import {changeInWords} from './changeInWords.ts'

export type TimelineEntry = {at: string; by: string; isPerson: boolean; what: string[]; why?: string | undefined}

/** The audit log of an order in words, newest first; entries that say nothing to a reader are left out. */
export function timelineOf(history: readonly AuditEntry[], order: Order, language: StaffLanguage): TimelineEntry[] {
  const words = ADMIN_WORDS[language]
  return history
    .map((entry) => {
      const {at, actor: by, changes} = entry
      const isNew = changes.some((change) => change.of === 'order' && change.field === 'id')
      const what = isNew
        ? [createdIn(order, language)]
        : changes.flatMap((change) => changeInWords(change, language) ?? [])
      return {at, by: actorIn(by, words), isPerson: by.startsWith('operator '), what, why: reasonIn(entry, language)}
    })
    .filter(({what}) => what.length > 0)
    .reverse()
}

const createdIn = ({planName, period, total}: Order, language: StaffLanguage) =>
  fill(ADMIN_WORDS[language].history.created, {
    plan: planName,
    period: ADMIN_WORDS[language].periods[period],
    total: formatEuros(total, language),
  })

const actorIn = (by: string, {history: {actors}}: AdminWords) =>
  actors[by as keyof typeof actors] ?? by.replace(/^operator /, '')

/** The note of an operator, or the words of a reason that the changes beside it do not say already. */
function reasonIn({note, reason, payment = '', day}: AuditEntry, language: StaffLanguage): string | undefined {
  const reasons: Partial<Record<ReasonCode, string>> = ADMIN_WORDS[language].history.reasons
  return note ?? (reasons[reason] && fill(reasons[reason], {payment, day: day ? formatDay(day, language, 'long') : ''}))
}
