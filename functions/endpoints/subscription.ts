import type {Config} from '@netlify/functions'
import {endpoint} from '../http/endpoint.ts'
import {handlePortal} from '../portal/portal.ts'
import {replyUnavailable} from '../portal/unavailable.ts'

/** The customer's page, and the address that it had in mails of before. Whatever fails, the answer is a page. */
export default endpoint(
  'subscription',
  {methods: ['GET', 'POST'], toResponse: replyUnavailable},
  async (request, services) => handlePortal(request, {...services, now: new Date()}),
)

export const config: Config = {
  path: ['/abonnement', '/abonnement/', '/en/subscription', '/en/subscription/', '/api/subscription'],
}
