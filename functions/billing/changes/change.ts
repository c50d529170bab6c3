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
 * Another plan or period for a running subscription, as the customer agreed to it: planned or waiting for its payment, begun,
 * completed at Mollie; or withdrawn. `from…` is what held before.
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
  /** Since when it holds, or Mollie may collect it: it is not withdrawn any more. */
  changingAt?: string | undefined
  changedAt?: string | undefined
  withdrawnAt?: string | undefined
}

/** Neither completed nor withdrawn. */
export const isOpenChange = ({changedAt, withdrawnAt}: PlanChange): boolean =>
  changedAt === undefined && withdrawnAt === undefined

/** Agreed to, and neither begun nor withdrawn. */
export const isWaiting = (change: PlanChange): boolean => isOpenChange(change) && change.changingAt === undefined

/** Begun, or completed. */
export const isBegun = ({changingAt, withdrawnAt}: PlanChange): boolean =>
  changingAt !== undefined && withdrawnAt === undefined

/** Holds from the moment at which it is paid, for the days that are left. */
export const isAtOnce = ({endsOn}: PlanChange): boolean => endsOn !== undefined

/** The sum of a change at once. */
export const dueOf = ({dueExclVat = 0, dueVat = 0, dueTotal = 0, dueVatRate = 0}: PlanChange) => ({
  ...{exclVat: dueExclVat, vat: dueVat, total: dueTotal},
  vatRate: dueVatRate,
})

export const termsOf = (from: Terms): Terms => {
  const {plan, planName, period, periodLabel, description, priceId, priceRevision} = from
  const {exclVat, vat, total, vatRate} = from
  return {plan, planName, period, periodLabel, description, priceId, priceRevision, exclVat, vat, total, vatRate}
}

type Changed = {planChanges?: PlanChange[] | undefined}

/** A change of an order, by its number. */
export const changeOf = ({planChanges = []}: Changed, number: number | undefined): PlanChange | undefined =>
  planChanges.find((each) => each.number === number)

/** The order with a change as it is now. */
export const withChange = <Changing extends Changed>(order: Changing, changed: PlanChange): Changing => ({
  ...order,
  planChanges: order.planChanges?.map((each) => (each.number === changed.number ? changed : each)),
})

/** The change from a renewal that is agreed to and not completed. One that waits for a change at once is none before that is paid. */
export const plannedChange = (order: Changed): PlanChange | undefined =>
  order.planChanges?.find((change) => {
    const leader = changeOf(order, change.follows)
    return isOpenChange(change) && !isAtOnce(change) && !(leader && isWaiting(leader))
  })
