import type {Config} from '@netlify/functions'
import * as v from 'valibot'
import {withErrorHandling} from '../handler.ts'
import {HttpError} from '../httpError.ts'
import {DEFAULT_LANGUAGE, isPeriod, isPlanKey, LANGUAGES, parseAmount} from '../model.ts'
import {createPayment} from '../payments/createPayment.ts'
import {CustomerEmail, CustomerName} from '../payments/customer.ts'
import {readJson, requireMethod, requireSameOrigin} from '../request.ts'
import {replyJson} from '../response.ts'
import {openServices} from '../services.ts'

const Body = v.strictObject({
  planType: v.string(),
  billingPeriod: v.string(),
  shownTotal: v.optional(v.string()),
  customerEmail: v.optional(CustomerEmail),
  customerName: v.optional(CustomerName),
  language: v.optional(v.picklist(LANGUAGES)),
  attempt: v.optional(v.pipe(v.string(), v.uuid())),
})

/** What the checkout page calls: `{planType, billingPeriod, …}` → `{success, paymentUrl, error}`. */
export default (request: Request) =>
  withErrorHandling(
    'create-payment',
    async () => {
      requireMethod(request, 'POST')
      const services = openServices()
      requireSameOrigin(request, services.siteUrl)
      const {planType, billingPeriod, shownTotal, language = DEFAULT_LANGUAGE, ...rest} = await readJson(request, Body)
      if (!isPlanKey(planType) || !isPeriod(billingPeriod)) throw new HttpError(400, 'Invalid plan configuration')
      const shown = shownTotal === undefined ? undefined : parseAmount(shownTotal)
      if (shown === null) throw new HttpError(400, 'shownTotal must be an amount such as "486.78"')
      const {paymentUrl} = await createPayment(
        {plan: planType, period: billingPeriod, language, shownTotal: shown, ...rest},
        services,
      )
      return replyJson(200, {success: true, paymentUrl})
    },
    {closed: 'Payment creation failed'},
  )

export const config: Config = {
  path: ['/api/create-payment'],
  rateLimit: {windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain']},
}
