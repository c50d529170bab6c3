import {DETAIL_TITLES} from '../../../../domain/customers/detailTitles.ts'
import {formatDay} from '../../../../domain/format/format.ts'
import {formatEuros} from '../../../../domain/money/money.ts'
import type {StaffLanguage} from '../../../../domain/texts/languages.ts'
import {fill} from '../../../../domain/texts/placeholders.ts'
import type {Change, ChangeOf, Values} from '../../../billing/ledger/changes.ts'
import {alertText} from '../../words/alertText.ts'
import {ADMIN_WORDS, type AdminWords, mailName} from '../../words/words.ts'

/** One change as a sentence; null for what another change says better. */
export function changeInWords(change: Change, language: StaffLanguage): string | null {
  const words = ADMIN_WORDS[language]
  const {history: w} = words
  switch (change.of) {
    case 'order':
      return orderIn(change, words)
    case 'detail':
      return personalIn(DETAIL_TITLES[change.field][language], change, words)
    case 'vatCheck':
      if (change.field !== 'state') return null
      return change.to === 'valid' ? w.vatValid : change.to === 'refused' ? w.vatRefused : null
    case 'payment':
      return paymentIn(change, words)
    case 'subscription':
      return change.to === undefined ? goneIn(change, words) : subscriptionIn(change, language)
    case 'onboarding':
      return onboardingIn(change, language)
    case 'price':
      return priceIn(change, language)
    case 'planChange':
      return otherIn(`plan change ${change.number}`, change, words)
    case 'mail': {
      const mail = mailName(change.mail.kind, words)
      return change.to ? fill(w.mail, {mail, state: words.mailStates[change.to]}) : fill(w.mailWithdrawn, {mail})
    }
    case 'alert':
      return fill(change.isOpen ? w.alert : w.dealtWith, {text: alertText(change.alert, language)})
    case 'refundAsked':
      return fill(w.refundAsked, {amount: formatEuros(change.amount, language)})
    case 'noted':
      return w.noted
    case 'fetched':
      return w.fetched
    case 'earlier':
      return otherIn(change.name, change, words)
  }
}

/** A sentence about a field that has none of its own. */
const otherIn = (what: string, {from = '–', to = '–'}: Values, {history: w}: AdminWords): string =>
  fill(w.other, {what, from: String(from), to: String(to)})

/** A personal field, whose value is not shown. */
const personalIn = (what: string, {from, to}: Values, {history: w}: AdminWords): string =>
  fill(from === undefined ? w.given : to === undefined ? w.removed : w.changed, {what})

const statusIn = ({from, to}: Values, changed: string, first: string, words: AdminWords, id = ''): string =>
  fill(from === undefined ? first : changed, {id, from: statusName(from, words), to: statusName(to, words)})

const statusName = (value: Values['to'], {statuses}: AdminWords): string => {
  const names: Readonly<Record<string, string>> = statuses
  return (names[String(value)] ?? String(value)).toLowerCase()
}

function orderIn(change: ChangeOf<'order'>, words: AdminWords): string | null {
  const {history: w} = words
  const {field, from, to} = change
  switch (field) {
    case 'status':
      return statusIn(change, w.status, w.statusFirst, words)
    case 'customerName':
    case 'customerEmail':
      return personalIn(w.personal[field], change, words)
    // The change of a price, or what came of the payment, says these.
    case 'exclVat':
    case 'vat':
    case 'total':
    case 'vatRate':
    case 'priceId':
    case 'priceRevision':
      return from === undefined ? otherIn(field, change, words) : null
    case 'paidAt':
    case 'paymentId':
    case 'customerId':
      return to === undefined ? otherIn(field, change, words) : null
    case 'linkSerial':
      return w.linksWithdrawn
    case 'readUntil':
      return to === undefined ? w.readingWithdrawn : w.reading
    case 'forgottenAt':
      return w.forgotten
    case 'duplicateOf':
      return to === undefined ? otherIn(field, change, words) : fill(w.duplicateOf, {to: String(to)})
    default:
      return otherIn(field, change, words)
  }
}

/** A change of a payment; null for fields that say nothing to a reader. The ledger has what happened to its money. */
function paymentIn(change: ChangeOf<'payment'>, words: AdminWords): string | null {
  const {history: w} = words
  if (change.field === 'status') return statusIn(change, w.payment, w.paymentFirst, words, change.id)
  return change.field === 'invoice' ? fill(w.invoice, {to: String(change.to)}) : null
}

/** The new value of a field of the subscription; null for those that say nothing beside the ones that change with them. */
function subscriptionIn(change: ChangeOf<'subscription'>, language: StaffLanguage): string | null {
  const words = ADMIN_WORDS[language]
  const {history: w} = words
  const to = String(change.to)
  const day = () => formatDay(to, language, 'long')
  switch (change.field) {
    case 'startDate':
      return fill(w.subscribed, {day: day()})
    case 'cancelledAt':
      return w.cancelled
    case 'overdueId':
      return fill(w.overdue, {to})
    case 'heldAt':
      return w.onHold
    case 'pauseUntil':
      return fill(w.pausedUntil, {day: day()})
    case 'lostAt':
      return w.lost
    case 'endsOn':
      return fill(w.endsOn, {day: day()})
    case 'mandateId':
      return w.method
    case 'id':
    case 'pauseFrom':
    case 'overdueSince':
    case 'overdueSteps':
      return null
    default:
      return otherIn(`subscription ${change.field}`, change, words)
  }
}

/** A field of the subscription that was emptied. */
function goneIn(change: ChangeOf<'subscription'>, words: AdminWords): string | null {
  const {history: w} = words
  switch (change.field) {
    case 'overdueId':
      return w.overdueNoMore
    case 'cancelledAt':
      return w.undone
    case 'heldAt':
    case 'lostAt':
      return w.resumed
    case 'overdueSince':
    case 'overdueSteps':
    case 'pauseUntil':
      return w.pauseOver
    case 'pauseFrom':
    case 'endsOn':
      return null
    default:
      return otherIn(`subscription ${change.field}`, change, words)
  }
}

function onboardingIn(change: ChangeOf<'onboarding'>, language: StaffLanguage): string {
  const words = ADMIN_WORDS[language]
  const {history: w} = words
  const {field, to} = change
  if (to === undefined) return otherIn(`onboarding ${field}`, change, words)
  switch (field) {
    case 'toldAt':
      return w.told
    case 'connectedAt':
      return w.connected
    case 'liveAt':
      return w.live
    case 'promisedOn':
      return fill(w.promisedOn, {day: formatDay(String(to), language, 'long')})
    default:
      return otherIn(`onboarding ${field}`, change, words)
  }
}

/** A change of price; null for the moment in which Mollie is told. */
function priceIn({plannedFor, total, to}: ChangeOf<'price'>, language: StaffLanguage): string | null {
  const {price} = ADMIN_WORDS[language].history
  return to === undefined || to === 'changing'
    ? null
    : fill(price[to], {day: formatDay(plannedFor, language, 'long'), total: formatEuros(total, language)})
}
