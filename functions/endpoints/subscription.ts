import type {Config} from '@netlify/functions'
import {withErrorHandling} from '../http/handler.ts'
import {answersHead} from '../http/head.ts'
import {withinLimit} from '../http/limits.ts'
import {requireMethod} from '../http/request.ts'
import {handlePortal} from '../portal/portal.ts'
import {replyUnavailable} from '../portal/unavailable.ts'
import {openServices} from '../runtime/services.ts'

/** The customer's page, and the address that it had in mails of before. Whatever fails, the answer is a page. */
export default answersHead((request: Request) =>
  withErrorHandling(
    'subscription',
    async () => {
      requireMethod(request, 'GET', 'POST')
      const services = {...openServices(), now: new Date()}
      await withinLimit('subscription', request, services.database)
      return handlePortal(request, services)
    },
    {toResponse: (error) => replyUnavailable(error, request)},
  ),
)

export const config: Config = {
  path: ['/abonnement', '/abonnement/', '/en/subscription', '/en/subscription/', '/api/subscription'],
}
