import type {Standing} from './measures.ts'

/** Input of the checks: the numbers, and why nobody can buy. */
export type Observed = Standing & {closed: readonly string[]}

/** A number, and from which on it is too many. */
export type Figure = {now: number; limit: number}

export type FigureName =
  | ('closed' | 'failedPurchases' | 'failedWebhooks' | 'lateMails')
  | ('minutesSinceRun' | 'lateSubscriptions' | 'lateInvoices' | 'chargebacks')
type Figures = Partial<Record<FigureName, Figure>>

type Check = {
  /** Whether it turns `/api/health` into a 503, which wakes somebody. What a day can wait for does not. */
  wakes: boolean
  figures: (observed: Observed) => Figures
}

const CHARGEBACKS = 3
/** Part of the payments of a month, beyond which banks and Mollie ask questions. */
const CHARGEBACK_SHARE = 0.01

/** Thresholds. Each has a first step in checkWords.ts, and a heading of docs/runbook.md. */
const CHECKS = {
  checkout: {
    wakes: true,
    figures: ({closed, measures: {failedPurchases}}) => ({
      closed: {now: closed.length, limit: 1},
      failedPurchases: {now: failedPurchases, limit: 3},
    }),
  },
  webhook: {
    wakes: true,
    figures: ({measures: {failedWebhooks}}) => ({failedWebhooks: {now: failedWebhooks, limit: 5}}),
  },
  mail: {wakes: true, figures: ({measures: {lateMails}}) => ({lateMails: {now: lateMails, limit: 1}})},
  jobs: {
    wakes: true,
    figures: ({minutesSinceRun, measures: {lateSubscriptions}}) => ({
      minutesSinceRun: {now: minutesSinceRun, limit: 20},
      lateSubscriptions: {now: lateSubscriptions, limit: 1},
    }),
  },
  invoices: {
    wakes: false,
    figures: ({measures: {lateInvoices}}) => ({lateInvoices: {now: lateInvoices, limit: 1}}),
  },
  chargebacks: {
    wakes: false,
    figures: ({measures: {chargebacks, paid}}) => ({
      chargebacks: {now: chargebacks, limit: Math.max(CHARGEBACKS, Math.ceil(paid * CHARGEBACK_SHARE))},
    }),
  },
} as const satisfies Record<string, Check>

export type CheckName = keyof typeof CHECKS
export const CHECK_NAMES = Object.keys(CHECKS) as CheckName[]

export type Checked = {ok: boolean; wakes: boolean; figures: Figures}

/** Every check with its numbers. */
export const check = (observed: Observed): Record<CheckName, Checked> =>
  Object.fromEntries(
    CHECK_NAMES.map((name): [CheckName, Checked] => {
      const {wakes, figures} = CHECKS[name]
      const found: Figures = figures(observed)
      return [name, {ok: Object.values(found).every(({now, limit}) => now < limit), wakes, figures: found}]
    }),
  ) as Record<CheckName, Checked>

/** Checks that are beyond a limit. */
export const failing = (checks: Record<CheckName, Checked>): CheckName[] =>
  CHECK_NAMES.filter((name) => !checks[name].ok)
