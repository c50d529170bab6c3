import {formatDay} from '../../../../domain/format/format.ts'
import {formatEuros} from '../../../../domain/money/money.ts'
import type {StaffLanguage} from '../../../../domain/texts/languages.ts'
import {fill} from '../../../../domain/texts/placeholders.ts'
import type {LedgerEntry} from '../../../billing/ledger/entries.ts'
import type {KeptEntry} from '../../../billing/ledger/ledger.ts'
import type {ReasonCode} from '../../../billing/ledger/reasons.ts'
import type {Order} from '../../../billing/orders/order.ts'
import type {AuditEntry} from '../../../billing/orders/orders.ts'
import {ADMIN_WORDS, type AdminWords} from '../../words/words.ts'
import {changeInWords} from './changeInWords.ts'
import {moneyInWords} from './moneyInWords.ts'

export type TimelineEntry = {at: string; by: string; isPerson: boolean; what: string[]; why?: string | undefined}

type Told = {history: readonly AuditEntry[]; ledger: readonly KeptEntry[]; order: Order}

/**
 * The audit log of an order in words, newest first, with the money that the ledger has for each entry; those that say nothing to
 * a reader are left out.
 */
export function timelineOf({history, ledger, order}: Told, language: StaffLanguage): TimelineEntry[] {
  const words = ADMIN_WORDS[language]
  const money = ledger.map((entry) => ({entry, of: history.find((each) => isOf(entry, each))}))
  const moved = (of: AuditEntry) =>
    money.flatMap((each) => (each.of === of ? (moneyInWords(each.entry, language) ?? []) : []))
  const told = history.map((entry): TimelineEntry => {
    const {at, actor: by, changes} = entry
    const isNew = changes.some((change) => change.of === 'order' && change.field === 'id')
    const what = isNew
      ? [createdIn(order, language)]
      : [...changes.flatMap((change) => changeInWords(change, language) ?? []), ...moved(entry)]
    return {at, by: actorIn(by, words), isPerson: by.startsWith('operator '), what, why: reasonIn(entry, language)}
  })
  // Entries that no act of the log moved are from before it said so.
  const others = money
    .filter(({of}) => !of)
    .map(
      ({entry}): TimelineEntry => ({
        ...{at: entry.at, by: words.history.actors.shop, isPerson: false},
        what: [moneyInWords(entry, language) ?? []].flat(),
      }),
    )
  return [...told, ...others]
    .filter(({what}) => what.length > 0)
    .reverse()
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
}

/** Whether an audit entry is of the change that moved this money. */
const isOf = ({kind, paymentId, at: since}: LedgerEntry, {at, changes}: AuditEntry): boolean =>
  changes.some(
    (change) =>
      change.of === 'payment' &&
      change.id === paymentId &&
      (kind === 'charge' ? change.field === 'status' && change.to === 'paid' : at === since),
  )

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
