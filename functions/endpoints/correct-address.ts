import type {Config} from '@netlify/functions'
import * as v from 'valibot'
import {isFresh, isOrderId, type Order} from '../billing/orders/order.ts'
import {updateCustomer} from '../checkout/mollieCustomer.ts'
import {CustomerEmail} from '../checkout/request/customerName.ts'
import {withAddress} from '../customers/mailAddress.ts'
import {endpoint} from '../http/endpoint.ts'
import {HttpError} from '../http/httpError.ts'
import {readJson} from '../http/request.ts'
import {replyJson} from '../http/response.ts'
import {isManageToken} from '../portal/links/manage.ts'
import {linkSecrets} from '../runtime/config.ts'

const Body = v.strictObject({
  order: v.string(),
  token: v.string(),
  customerEmail: CustomerEmail,
})

/** A mistyped mail address of a fresh order is put right, and the confirmation goes there. */
export default endpoint('correct-address', {methods: ['POST'], isOfSite: true}, async (request, services) => {
  const {order: id, token, customerEmail} = await readJson(request, Body)
  const order = isOrderId(id) ? await services.orders.get(id) : null
  if (!order || !isManageToken(token, order, linkSecrets())) throw new HttpError(404, 'Unknown order')
  if (order.status !== 'paid' || !isFresh(order, new Date())) throw new HttpError(410, 'Too late to correct')
  let corrected = true
  const correct = (kept: Order) => {
    const changed = withAddress(kept, customerEmail)
    corrected = changed !== null
    return changed ?? kept
  }
  const updated = await services.orders.update(id, correct, {actor: 'customer', reason: 'addressCorrected'})
  if (!corrected) throw new HttpError(429, 'Corrected too often')
  const [sent] = await Promise.all([services.outbox(updated).send(), updateCustomer(updated, services.mollie)])
  return replyJson(200, {success: true, sent})
})

export const config: Config = {
  path: ['/api/correct-address'],
}
