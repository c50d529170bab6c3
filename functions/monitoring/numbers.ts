import * as v from 'valibot'

/** Numbers that the checks compare with their limits, as the mark of resting jobs has them too. */
export const Measures = v.object({
  lateMails: v.number(),
  lateSubscriptions: v.number(),
  failedPurchases: v.number(),
  failedWebhooks: v.number(),
  lateInvoices: v.number(),
  /** Seven days back. */
  chargebacks: v.number(),
  /** Thirty days back. */
  paid: v.number(),
})
export type Measures = v.InferOutput<typeof Measures>
