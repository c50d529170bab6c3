import type {SubscriptionPageQueryResult} from '../../../domain/content/content.types.ts'
import type {DetailName, Details} from '../../../domain/customers/customerDetails.ts'
import type {PauseMonths} from '../../../domain/customers/portalActs.ts'
import type {Cents} from '../../../domain/money/money.ts'
import type {Period} from '../../../domain/money/periods.ts'
import type {Language} from '../../../domain/texts/languages.ts'
import type {Localised} from '../../../domain/texts/texts.ts'
import type {Paragraph} from '../../ui/details.ts'
import type {Html} from '../../ui/html.ts'
import type {PlanChoice, PortalPlanChange} from './planChange.ts'

/** `chargedBack`: the bank took a payment back, and it is open. `paused`: on hold, since it is not paid. `onPause`: the customer pauses, or will. `starting`: paid, and its subscription is still to be made. `ended`: cancelled, and its last day is over. */
export type PortalState =
  | 'starting'
  | 'running'
  | 'overdue'
  | 'chargedBack'
  | 'paused'
  | 'onPause'
  | 'cancelled'
  | 'ended'

export type PortalPayment = {
  id: string
  /** Empty of one that was never paid. */
  day: string
  total: Cents
  status: 'paid' | 'underway' | 'failed' | 'openAgain'
  refunded: Cents
  chargedBack: Cents
}

/** One of the orders of an address. */
export type ListedOrder = {id: string; planName: string; period: Period; href: string; details?: Details | undefined}

/** The link that only shows the order, with its last day; both empty while there is none. */
export type PortalSharing = {href: string; until: string}

/** Another subscription: for another `website`, or `again` when this one is over. */
export type PortalBuying = {kind: 'website' | 'again'; choices: readonly PlanChoice[]}

/** A document that belongs to a payment, such as its invoice. `byPeppolOn` is the day on which Peppol delivered it; empty where it did not. */
export type PortalDocument = DocumentLinks & {paymentId: string; label: string; year: string; byPeppolOn: string}
/** Its PDF, and its e-invoice where one can be made. */
type DocumentLinks = {href: string; ublHref: string | null}

export type YearDocument = DocumentLinks & {
  kind: 'invoice' | 'creditNote' | 'correction'
  number: string
  day: string
  /** The order that it is of, and its website. */
  id: string
  website: string
  exclVat: Cents
  vat: Cents
  total: Cents
}

/** The documents of a calendar year; credit notes are negative. `paid`: money that came in, less refunds and chargebacks. */
export type PortalYear = {
  year: string
  company: string
  /** The order whose page it leads back to. */
  id: string
  backHref: string
  /** The same as a file for spreadsheets. */
  csvHref: string
  documents: readonly YearDocument[]
  paid: Cents
}

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

/** Days: `from` is the first of the pause, `until` that on which Mollie collects again. */
export type PortalPause = {from: string} & (
  | {isAgreed: true; until: string /** The day of the next payment, if it is ended now. */; resumeOn: string}
  | {isAgreed: false; choices: readonly {months: PauseMonths; until: string}[]}
)

/** An order as the portal shows it. Days as YYYY-MM-DD. */
export type PortalOrder = {
  id: string
  state: PortalState
  period: Period
  planName: string
  /** In the buyer's language, for when the content cannot be read. */
  periodLabel: string
  /** The day of the first payment. */
  since: string
  /** The amounts of the next payment. */
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
  /** The number of its cancellation; empty when it is not cancelled. */
  receipt: string
  /** The day of the next collection, if what is open is paid now. */
  nextIfPaid: string
  /** The period that runs was refunded, or taken back by the bank. */
  isGivenBack: boolean
  /** Until when an unpaid renewal can be paid, and what it comes to; null when none is. */
  payUntil: string | null
  overdueTotal: Cents
  /** The pause that runs, or the one that can be had; null where there is neither. */
  pause: PortalPause | null
  /** Whether a cancellation can be taken back. */
  mayUndo: boolean
  /** How far a new customer is; days, empty where it is not done. Null where there is no such beginning. */
  firstDay: FirstDay | null
  /** The VAT number that the European register does not know; empty where there is none such. */
  unknownVatNumber: string
  customerName: string
  email: string
  details: Details
  /** E-invoices may go by Peppol. */
  mayUsePeppol: boolean
  payments: readonly PortalPayment[]
  documents: readonly PortalDocument[]
  /** The page without anything chosen. */
  pageHref: string
  /** The texts that were agreed to, as they stood; empty where none were kept. */
  terms: readonly Paragraph[]
  mandate: string
  /** Mollie's reference of the mandate that collects now, as banks know it; empty where there is none yet. */
  mandateReference: string
  /** The address of the download of all data. */
  exportHref: string
  planChange: PortalPlanChange
  buying: PortalBuying | null
  /** Null for a reader who may make none. */
  sharing: PortalSharing | null
  /** All orders of its mail address, itself among them; empty where it is the only one, or the link says too little of the reader. */
  ofAddress: readonly ListedOrder[]
}

/** The values of a refused form as they were typed, with the names of the wrong ones. */
export type Typed = {fields: Readonly<Record<string, string>>; wrong: readonly string[]}

/** The action that was just completed, which the page says once. */
export type PortalDone =
  | 'paid'
  | 'cancelled'
  | 'resumed'
  | 'paused'
  | 'pauseEnded'
  | 'details'
  | 'addressAsked'
  | 'address'
  | 'method'
  | 'vatNumber'
  | 'changeAgreed'
  | 'plan'
  | 'changeWithdrawn'
  | 'shared'
  | 'unshared'
/** The action that failed. */
export type PortalProblem =
  | 'cancel'
  | 'undo'
  | 'pause'
  | 'tooLate'
  | 'pay'
  | 'method'
  | 'tooOften'
  | 'change'
  | 'collected'
  | 'notPaid'

type Result = NonNullable<SubscriptionPageQueryResult>
export type PortalContent = {
  texts: NonNullable<Result['texts']>
  orderLabel: NonNullable<Result['orderLabel']>
  waiting: NonNullable<Result['waiting']>
  paid: NonNullable<Result['paid']>
  /** Null where nobody promises anything on the landing page. */
  promise: Result['promise']
  /** The names of the periods; an order has that of its buyer's language only. */
  periods: NonNullable<Result['periods']>
  settings: NonNullable<Result['settings']>
}
/** The texts of the page in one language, filled in. */
export type PortalWords = Localised<PortalContent['texts']> & {
  orderLabel: string
  waiting: Localised<PortalContent['waiting']>
  paid: Localised<PortalContent['paid']>
  promise: Localised<PortalContent['promise']>
  /** The label of the number of a cancellation. */
  receipt: string
  /** Labels as on invoices. */
  amounts: Omit<Localised<PortalContent['settings']>['invoice'], 'receipt'>
  periods: Localised<PortalContent['periods']>
}

export type PortalContext = {
  language: Language
  words: PortalWords
  business?: Typed | undefined
  address?: Typed | undefined
  vatNumber?: Typed | undefined
  problem?: PortalProblem | undefined
  /** For those who may only look. */
  isReader?: boolean | undefined
}

/** A section of the page; false where it has nothing to say about an order. */
export type PortalSection = (order: PortalOrder, context: PortalContext) => Html | false
