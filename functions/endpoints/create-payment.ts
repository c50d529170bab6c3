import type {Config} from '@netlify/functions'
import {createPayment} from '../checkout/createPayment.ts'
import {replyCheckout} from '../checkout/page/checkoutReply.ts'
import {
  attemptOfForm,
  type FormFields,
  paymentRequestOfForm,
  readCheckoutJson,
  readFormFields,
} from '../checkout/request/checkoutRequest.ts'
import {withErrorHandling} from '../http/handler.ts'
import {withinLimit} from '../http/limits.ts'
import {isForm, requireMethod, requireSameOrigin} from '../http/request.ts'
import {redirectTo, replyJson} from '../http/response.ts'
import {returnAddress} from '../portal/afterPaying.ts'
import {linkSecrets} from '../runtime/config.ts'
import {openServices} from '../runtime/services.ts'

const NAME = 'create-payment'
const closed = 'Payment creation failed'

/**
 * Called by the checkout page. Its script sends JSON: `{planType, billingPeriod, …}` → `{success, paymentUrl, error}`. The
 * form that is submitted before the script has loaded, or without it, is answered with a redirect to the payment, or with
 * the page again.
 */
export default (request: Request) => (isForm(request) ? submitForm(request) : callFromScript(request))

const callFromScript = (request: Request) =>
  withErrorHandling(
    NAME,
    async () => {
      requireMethod(request, 'POST')
      const services = openServices()
      requireSameOrigin(request, services.siteUrl)
      await withinLimit(NAME, request, services.database)
      const {paymentUrl} = await createPayment(await readCheckoutJson(request), services)
      return replyJson(200, {success: true, paymentUrl})
    },
    {closed},
  )

function submitForm(request: Request): Promise<Response> {
  let typed: FormFields = {}
  return withErrorHandling(
    NAME,
    async () => {
      requireMethod(request, 'POST')
      typed = await readFormFields(request)
      const services = openServices()
      requireSameOrigin(request, services.siteUrl)
      await withinLimit(NAME, request, services.database)
      const wanted = await paymentRequestOfForm(typed)
      // The page's inline script gives the form an attempt: a browser that ran none runs none after paying.
      const ofForm = {
        attempt: attemptOfForm(wanted, linkSecrets()[0]),
        returnUrl: returnAddress(services.siteUrl, wanted.language),
      }
      const {paymentUrl} = await createPayment({...wanted, ...(!wanted.attempt && ofForm)}, services)
      return redirectTo(paymentUrl)
    },
    {
      closed,
      toResponse: (error) => replyCheckout(error, typed),
    },
  )
}

export const config: Config = {
  path: ['/api/create-payment'],
}
