import type {PlanKey} from '../../../domain/catalogue/plans.ts'
import type {Cents} from '../../../domain/money/money.ts'
import type {Period} from '../../../domain/money/periods.ts'
import type {Breakdown} from '../../../domain/money/pricing.ts'

/** A plan and period with the amounts of each period, and the words and the price document that it was agreed by. */
export type Terms = Breakdown & {
  vatRate: number
  plan: PlanKey
  planName: string
  period: Period
  periodLabel: string
  /** Text on the bank statement. */
  description: string
  priceId: string
  priceRevision: string
}

/**
 * Another plan or period for a running subscription, as the customer agreed to it: planned or waiting for its payment, started
 * at Mollie, completed; or withdrawn. `from…` is what held before.
 */
export type PlanChange = Terms & {
  /** Counts the changes of an order. */
  number: number
  agreedAt: string
  /** The first day (YYYY-MM-DD) on which the new terms hold; of one from a renewal, the day of that collection. */
  startsOn: string
  fromPlan: PlanKey
  fromPlanName: string
  fromPeriod: Period
  fromPeriodLabel: string
  fromExclVat: Cents
  fromVat: Cents
  fromTotal: Cents
  fromVatRate: number
  /** The last day that the payment of a change at once pays for, the two parts of its sum excl. VAT, and the sum. */
  endsOn?: string | undefined
  credit?: Cents | undefined
  price?: Cents | undefined
  dueExclVat?: Cents | undefined
  dueVat?: Cents | undefined
  dueTotal?: Cents | undefined
  dueVatRate?: number | undefined
  /** The change at once that this one waits for. */
  follows?: number | undefined
  changingAt?: string | undefined
  changedAt?: string | undefined
  withdrawnAt?: string | undefined
}

/** Neither made nor withdrawn. */
export const isOpenChange = ({changedAt, withdrawnAt}: PlanChange): boolean =>
  changedAt === undefined && withdrawnAt === undefined

/** Holds from the moment at which it is paid, for the days that are left. */
export const isAtOnce = ({endsOn}: PlanChange): boolean => endsOn !== undefined
