import type {Config} from '@netlify/functions'
import * as v from 'valibot'
import {linkSecrets} from '../config.ts'
import {withErrorHandling} from '../handler.ts'
import {HttpError} from '../httpError.ts'
import {withinLimit} from '../limits.ts'
import {isManageToken} from '../links/manage.ts'
import {isFresh, isOrderId, type Order} from '../orders/order.ts'
import {withAddress} from '../orders/record.ts'
import {CustomerEmail} from '../payments/customer.ts'
import {updateCustomer} from '../payments/mollieCustomer.ts'
import {readJson, requireMethod, requireSameOrigin} from '../request.ts'
import {replyJson} from '../response.ts'
import {openServices} from '../services.ts'

const Body = v.strictObject({
  order: v.string(),
  token: v.string(),
  customerEmail: CustomerEmail,
})

/** A mistyped mail address of a fresh order is put right, and the confirmation goes there. */
export default (request: Request) =>
  withErrorHandling('correct-address', async () => {
    requireMethod(request, 'POST')
    const services = openServices()
    requireSameOrigin(request, services.siteUrl)
    await withinLimit('correct-address', request, services.database)
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
    const updated = await services.orders.update(id, correct, {by: 'customer', why: 'address corrected'})
    if (!corrected) throw new HttpError(429, 'Corrected too often')
    const [sent] = await Promise.all([services.outbox(updated).send(), updateCustomer(updated, services.mollie)])
    return replyJson(200, {success: true, sent})
  })

export const config: Config = {
  path: ['/api/correct-address'],
}
