import type {Config} from '@netlify/functions'
import * as v from 'valibot'
import {isPlanKey} from '../../domain/catalogue/plans.ts'
import {parseAmount} from '../../domain/money/money.ts'
import {isPeriod} from '../../domain/money/periods.ts'
import {DEFAULT_LANGUAGE} from '../../domain/texts/languages.ts'
import {createPayment} from '../checkout/createPayment.ts'
import {CustomerEmail, CustomerName} from '../checkout/request/customerName.ts'
import {endpoint} from '../http/endpoint.ts'
import {HttpError} from '../http/httpError.ts'
import {readJson, requireBearer} from '../http/request.ts'
import {replyJson} from '../http/response.ts'
import {functionsKey} from '../runtime/config.ts'

/** Our back ends send an empty text for what they do not know. */
const unlessEmpty = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.optional(v.union([v.literal(''), schema]))
const amount = v.union([
  v.string(),
  v.pipe(
    v.number(),
    v.transform((euros) => euros.toFixed(2)),
  ),
])

/** The payload of the specification's section 7. */
const Body = v.strictObject({
  amount: v.string(),
  description: v.string(),
  redirectUrl: v.pipe(v.string(), v.url()),
  webhookUrl: v.pipe(v.string(), v.url()),
  metadata: v.strictObject({
    planType: v.string(),
    billingPeriod: v.string(),
    priceExclVAT: amount,
    vatAmount: amount,
    totalInclVAT: amount,
    customerEmail: unlessEmpty(CustomerEmail),
    customerName: unlessEmpty(CustomerName),
  }),
})

/**
 * For our own back ends, with a bearer key. Amounts and description must be what the CMS says, else the answer says what they
 * are now; addresses must be on our site.
 */
export default endpoint(
  'create-mollie-payment',
  {methods: ['POST'], closed: 'Payment creation failed'},
  async (request, services) => {
    // Guesses of the key are counted before.
    requireBearer(request, functionsKey())
    const {metadata, ...payment} = await readJson(request, Body)
    const {planType, billingPeriod, customerEmail, customerName} = metadata
    if (!isPlanKey(planType) || !isPeriod(billingPeriod)) throw new HttpError(400, 'Invalid plan configuration')
    const shownTotal = parseAmount(payment.amount)
    if (shownTotal === null || metadata.totalInclVAT !== payment.amount)
      throw new HttpError(400, 'amount and totalInclVAT must be the same amount, such as "486.78"')
    const [exclVat, vat] = [parseAmount(metadata.priceExclVAT), parseAmount(metadata.vatAmount)]
    if (exclVat === null || vat === null)
      throw new HttpError(400, 'priceExclVAT and vatAmount must be amounts, such as "402.30"')
    for (const address of [payment.redirectUrl, payment.webhookUrl])
      if (new URL(address).origin !== new URL(services.siteUrl).origin)
        throw new HttpError(400, 'Addresses must be on the site')
    const {paymentUrl} = await createPayment(
      {
        plan: planType,
        period: billingPeriod,
        language: DEFAULT_LANGUAGE,
        shownTotal,
        shown: {exclVat, vat, description: payment.description},
        customerEmail: customerEmail || undefined,
        customerName: customerName || undefined,
        returnUrl: payment.redirectUrl,
        webhookUrl: payment.webhookUrl,
      },
      services,
    )
    return replyJson(200, {success: true, paymentUrl})
  },
)

export const config: Config = {
  path: ['/functions/v1/create-mollie-payment'],
}
