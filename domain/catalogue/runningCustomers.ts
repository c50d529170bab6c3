/** Where the site says how many customers a price concerns. The Studio reads it; it takes `plan`, `period` and `price`. */
export const RUNNING_CUSTOMERS_PATH = '/api/running-customers'

/** How many customers of one plan and period a price concerns; no more than numbers. */
export type RunningCounts = {
  /** With a subscription that runs. */
  running: number
  /** Who pay this price already. */
  paying: number
  /** Who were told that they will. */
  told: number
  /** Who do not pay it, and gave no address: nobody can tell them, so their price stays. */
  withoutAddress: number
}
