import type {SubscriptionPageQueryResult} from '../../../domain/content/content.types.ts'
import type {DetailName, Details} from '../../../domain/customers/customerDetails.ts'
import type {Cents} from '../../../domain/money/money.ts'
import type {Period} from '../../../domain/money/pricing.ts'
import type {Language} from '../../../domain/texts/languages.ts'
import type {Localised} from '../../../domain/texts/texts.ts'
import type {Paragraph} from '../../ui/details.ts'
import type {Html} from '../../ui/html.ts'

/** `chargedBack`: the bank took a payment back, and it is open. `paused`: on hold, since it is not paid. `starting`: paid, and its subscription is still to be made. `ended`: cancelled, and its last day is over. */
export type AccountState = 'starting' | 'running' | 'overdue' | 'chargedBack' | 'paused' | 'cancelled' | 'ended'

export type AccountPayment = {
  id: string
  /** Empty of one that was never paid. */
  day: string
  total: Cents
  status: 'paid' | 'underway' | 'failed' | 'openAgain'
  refunded: Cents
  chargedBack: Cents
}

/** A document that belongs to a payment, such as its invoice. */
export type AccountDocument = {paymentId: string; label: string; href: string}

export type FirstDay = {
  toldAt: string
  connectedAt: string
  liveAt: string
  /** The moment before which the first of it is promised; null while not all is told. */
  liveBy: string | null
  /** That moment is over, and it is not live. */
  isLate: boolean
  /** The day that was promised instead; empty where none was. */
  promisedOn: string
  missing: readonly DetailName[]
}

/** What the page tells of an order. Days as YYYY-MM-DD. */
export type AccountOrder = {
  id: string
  state: AccountState
  period: Period
  planName: string
  /** In the buyer's language, for when the content cannot be read. */
  periodLabel: string
  /** The day of the first payment. */
  since: string
  /** What the next payment comes to. */
  exclVat: Cents
  vat: Cents
  total: Cents
  vatRate: number
  /** An announced price that does not hold yet, and from which day on it does. */
  newPrice: {total: Cents; from: string} | null
  /** The day of the next collection; empty where none follows. */
  nextDay: string
  /** The last day of one that was cancelled, and otherwise that on which cancelling now would end it; empty where there is none. */
  runsUntil: string
  /** Something can be paid here; after the end too, where the bank took a payment back. */
  owes: boolean
  /** The day of the next collection, if what is open is paid now. */
  nextIfPaid: string
  /** The period that runs was refunded, or taken back by the bank. */
  isGivenBack: boolean
  /** Until when an unpaid renewal can be paid, and what it comes to; null when none is. */
  payUntil: string | null
  overdueTotal: Cents
  /** Whether a cancellation can be taken back. */
  mayUndo: boolean
  /** How far a new customer is; days, empty where it is not done. Null where there is no such beginning. */
  firstDay: FirstDay | null
  /** The VAT number that the European register does not know; empty where there is none such. */
  unknownVatNumber: string
  customerName: string
  email: string
  details: Details
  payments: readonly AccountPayment[]
  documents: readonly AccountDocument[]
  /** What was agreed to, as it stood; empty where nothing was kept. */
  terms: readonly Paragraph[]
  mandate: string
  /** Mollie's reference of the mandate that collects now, as banks know it; empty where there is none yet. */
  mandateReference: string
  /** Where one's data are downloaded. */
  exportHref: string
}

/** What was typed into a form that could not be taken, and the names of what is wrong; or the form alone was asked for. */
export type Typed = {fields: Readonly<Record<string, string>>; wrong: readonly string[]}

/** What was done just now, and is said once. */
export type AccountDone = 'cancelled' | 'resumed' | 'details' | 'addressAsked' | 'address' | 'method' | 'vatNumber'
/** What did not work. */
export type AccountProblem = 'cancel' | 'undo' | 'tooLate' | 'pay' | 'method' | 'tooOften'

type Result = NonNullable<SubscriptionPageQueryResult>
export type AccountContent = {
  texts: NonNullable<Result['texts']>
  orderLabel: NonNullable<Result['orderLabel']>
  /** What each period is called; at an order it stands in its buyer's language alone. */
  periods: NonNullable<Result['periods']>
  settings: NonNullable<Result['settings']>
}
/** The texts of the page in one language, filled in. */
export type AccountWords = Localised<AccountContent['texts']> & {
  orderLabel: string
  periods: Localised<AccountContent['periods']>
}

export type AccountContext = {
  language: Language
  words: AccountWords
  business?: Typed | undefined
  address?: Typed | undefined
  vatNumber?: Typed | undefined
  problem?: AccountProblem | undefined
}

/** A part of the page; false where it has nothing to say of an order. */
export type AccountSection = (order: AccountOrder, context: AccountContext) => Html | false
