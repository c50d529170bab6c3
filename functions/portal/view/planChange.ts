import type {Cents} from '../../../domain/money/money.ts'
import type {Period} from '../../../domain/money/periods.ts'

/** A plan and period on sale, with the address of the page that says what it comes to. */
export type PlanChoice = {planName: string; period: Period; total: Cents; href: string; isPresent: boolean}

/** The sum of a payment for the days left, and the invoice as it would look. Days as YYYY-MM-DD. */
export type SumAtOnce = {
  daysLeft: number
  from: string
  until: string
  price: Cents
  credit: Cents
  vat: Cents
  total: Cents
  vatRate: number
}

/** The sum of a change before anything is agreed to, and the invoice as it would look. Days as YYYY-MM-DD. */
export type ChangeSum = {
  plan: string
  planName: string
  period: Period
  paidToday: Cents
  /** The total of each period, from a day on. */
  total: Cents
  startsOn: string
  /** The days that are paid for at once; null where nothing is. */
  atOnce: SumAtOnce | null
  /** The same by the mandate; null where there is none, or it takes too long. A debit takes days, a card none. */
  byMandate: (SumAtOnce & {isDebit: boolean}) | null
  /** The last day on which it can be withdrawn; empty of one that holds once it is paid. */
  withdrawUntil: string
  /** A discount on the present plan ends with the change. */
  endsDiscount: boolean
  invoice: {
    columns: readonly string[]
    lines: readonly (readonly string[])[]
    sums: readonly (readonly [label: string, amount: string])[]
  } | null
}

/** A change that is agreed to, and not completed. */
export type PendingChange = {
  number: number
  planName: string
  period: Period
  total: Cents
  startsOn: string
  /** The last day on which a planned one can be withdrawn; empty of others. */
  withdrawUntil: string
  mayWithdraw: boolean
  /** Its payment is with the bank. */
  isUnderway: boolean
}

/** Words for a choice that cannot be. */
export type ChangeRefusal = 'differs' | 'tooLate' | 'collecting' | 'noMandate' | 'refused'

/** The section where plan and period are changed. */
export type PortalPlanChange = {
  choices: readonly PlanChoice[]
  /** The page without a choice. */
  backHref: string
  chosen: ChangeSum | null
  refusal: ChangeRefusal | null
  pending: PendingChange | null
}
