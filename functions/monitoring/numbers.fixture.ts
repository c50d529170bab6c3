import type {Measures} from './numbers.ts'

/** Numbers of a shop without trouble. */
export const CALM: Measures = {
  ...{lateMails: 0, lateSubscriptions: 0, failedPurchases: 0, failedWebhooks: 0},
  ...{lateInvoices: 0, chargebacks: 0, paid: 0},
}
