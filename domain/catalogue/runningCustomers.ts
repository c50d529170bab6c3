/** Address that counts the customers whom a price concerns, for the Studio; it takes `plan`, `period` and `price`. */
export const RUNNING_CUSTOMERS_PATH = '/api/running-customers'

/** How many customers of one plan and period a price concerns; no more than numbers. */
export type RunningCounts = {
  /** With a subscription that runs. */
  running: number
  /** Customers who pay this price already. */
  paying: number
  /** Customers who were notified that they will. */
  told: number
  /** Customers who do not pay it and gave no address: nobody can notify them, so their price stays. */
  withoutAddress: number
}
