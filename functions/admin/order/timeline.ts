import {DETAIL_TITLES} from '../../../domain/customers/detailTitles.ts'
import {formatDay} from '../../../domain/format/format.ts'
import {formatEuros} from '../../../domain/money/money.ts'
import type {StaffLanguage, StaffWords} from '../../../domain/texts/languages.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import type {ReasonCode} from '../../billing/ledger/reasons.ts'
import type {AlertKind} from '../../billing/orders/alerts.ts'
import type {AuditEntry, Change, Order, OrderPayment} from '../../billing/orders/order.ts'
import {alertText} from '../words/alertText.ts'
import {ADMIN_WORDS, type AdminWords, mailName} from '../words/words.ts'

export type TimelineEntry = {at: string; by: string; isPerson: boolean; what: string[]; why?: string | undefined}

/** The audit log of an order in words, newest first; entries that say nothing to a reader are left out. */
export function timelineOf(history: readonly AuditEntry[], order: Order, language: StaffLanguage): TimelineEntry[] {
  const words = ADMIN_WORDS[language]
  return history
    .map((entry) => {
      const {at, actor: by, changes} = entry
      const isNew = changes.some(([what, from]) => what === 'id' && from === '')
      const what = isNew ? [createdIn(order, language)] : changes.flatMap((change) => inWords(change, language) ?? [])
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

/** One change as a sentence; null for what another change says better. */
function inWords(change: Change, language: StaffLanguage): string | null {
  const [what, from, to] = change
  const words = ADMIN_WORDS[language]
  const {history: w} = words
  if (what === 'status') return statusIn(change, w.status, w.statusFirst, words)
  if (/^payment \S+ \w+$/.test(what)) return paymentIn(change, language)
  if (what === 'fetched') return w.fetched
  if (what.startsWith('refund ')) return fill(w.refundAsked, {amount: formatEuros(Number(to), language)})
  if (what.startsWith('mail ')) return mailIn(what.slice('mail '.length), to, words)
  if (what.startsWith('attention '))
    return fill(to ? w.alert : w.dealtWith, {text: alertIn(what.slice('attention '.length), language)})
  if (what.startsWith('price ')) return priceIn(what.slice('price '.length), to, language)
  if (from && AMOUNTS.includes(what)) return null
  if (what === 'vatCheck state') return to === 'valid' ? w.vatValid : to === 'refused' ? w.vatRefused : null
  if (what.startsWith('vatCheck ')) return null
  const named = personalIn(what, language)
  if (named) return fill(from === '' ? w.given : to === '' ? w.removed : w.changed, {what: named})
  if (to === '' && /^subscription (overdueS|endsOn)/.test(what)) return null
  const other = fill(w.other, {what, from: from || '–', to: to || '–'})
  if (to === '') return gone(what, words) ?? other
  return SILENT.includes(what) ? null : (fieldIn(what, to, language) ?? other)
}

/** An alert by its name in an entry; an unknown one stays as it is. */
function alertIn(text: string, language: StaffLanguage): string {
  const [kind = '', about = '', detail = ''] = text.split(' ')
  return kind in ADMIN_WORDS[language].alerts ? alertText({kind: kind as AlertKind, about, detail}, language) : text
}

/** Fields that the entry about a change of price speaks of. */
const AMOUNTS = ['exclVat', 'vat', 'total', 'vatRate', 'priceId', 'priceRevision']

/** Fields that say nothing beside those that change with them. */
const SILENT = [
  'subscription id',
  'subscription overdueSince',
  'subscription overdueSteps',
  'paidAt',
  'paymentId',
  'customerId',
]

function statusIn([, from, to]: Change, changed: string, first: string, {statuses}: AdminWords, id = ''): string {
  const name = (value: string) => (statuses[value as Order['status']] ?? value).toLowerCase()
  return fill(from ? changed : first, {id, from: name(from), to: name(to)})
}

/** Fields of a payment whose changes say something to a reader. */
const PAYMENT_FIELDS = [
  'status',
  'refunded',
  'chargedBack',
  'writtenOff',
  'refundCancelled',
  'invoice',
] as const satisfies readonly (keyof OrderPayment)[]

/** A change of a payment; null for fields that say nothing to a reader. */
function paymentIn(change: Change, language: StaffLanguage): string | null {
  const [what, from, to] = change
  const words = ADMIN_WORDS[language]
  const {history: w} = words
  const [, id = '', name] = what.split(' ')
  const field = PAYMENT_FIELDS.find((each) => each === name)
  const amount = formatEuros(Number(to) - Number(from), language)
  switch (field) {
    case 'status':
      return statusIn(change, w.payment, w.paymentFirst, words, id)
    case 'refunded':
    case 'chargedBack':
    case 'writtenOff':
    case 'refundCancelled':
      return fill(w[field], {id, amount})
    case 'invoice':
      return fill(w.invoice, {to})
    default:
      return null
  }
}

/** The sentence about the new value of a field. */
function fieldIn(what: string, to: string, language: StaffLanguage): string | undefined {
  const {history: w} = ADMIN_WORDS[language]
  const day = () => formatDay(to, language, 'long')
  switch (what) {
    case 'subscription startDate':
      return fill(w.subscribed, {day: day()})
    case 'subscription cancelledAt':
      return w.cancelled
    case 'subscription overdueId':
      return fill(w.overdue, {to})
    case 'subscription pausedAt':
      return w.paused
    case 'subscription lostAt':
      return w.lost
    case 'subscription endsOn':
      return fill(w.endsOn, {day: day()})
    case 'subscription mandateId':
      return w.method
    case 'onboarding toldAt':
      return w.told
    case 'onboarding connectedAt':
      return w.connected
    case 'onboarding liveAt':
      return w.live
    case 'onboarding promisedOn':
      return fill(w.promisedOn, {day: day()})
    case 'linkSerial':
      return w.linksWithdrawn
    case 'forgottenAt':
      return w.forgotten
    case 'duplicateOf':
      return fill(w.duplicateOf, {to})
    default:
      return undefined
  }
}

/** The name of a personal field, whose value is not shown. */
function personalIn(what: string, language: StaffLanguage): string | undefined {
  const {personal} = ADMIN_WORDS[language].history
  const titles: Partial<Record<string, StaffWords>> = DETAIL_TITLES
  const detail = what.startsWith('detail ') ? what.slice('detail '.length) : ''
  return personal[what as keyof typeof personal] ?? titles[detail]?.[language]
}

/** A change of price by its day and total; null for the moment in which Mollie is told. */
function priceIn(id: string, state: string, language: StaffLanguage): string | null {
  const {price} = ADMIN_WORDS[language].history
  const [, day = '', total = ''] = /^(.{10})-(\d+)$/.exec(id) ?? []
  return state in price
    ? fill(price[state as keyof typeof price], {
        day: formatDay(day, language, 'long'),
        total: formatEuros(Number(total), language),
      })
    : null
}

/** The sentence about a field that was emptied; null when there is none. */
function gone(what: string, {history: w}: AdminWords): string | null {
  if (what === 'subscription overdueId') return w.overdueNoMore
  if (what === 'subscription cancelledAt') return w.undone
  return what === 'subscription pausedAt' || what === 'subscription lostAt' ? w.resumed : null
}

function mailIn(key: string, state: string, words: AdminWords): string {
  const name = mailName(key, words)
  return fill(words.history.mail, {
    mail: name,
    state: words.mailStates[state as keyof typeof words.mailStates] ?? state,
  })
}
