import type {Config} from '@netlify/functions'
import {handleAccount} from '../account/account.ts'
import {replyUnavailable} from '../account/unavailable.ts'
import {withErrorHandling} from '../handler.ts'
import {answersHead} from '../head.ts'
import {withinLimit} from '../limits.ts'
import {requireMethod} from '../request.ts'
import {openServices} from '../services.ts'

/** The customer's page, and the address that it had in mails of before. Whatever fails, the answer is a page. */
export default answersHead((request: Request) =>
  withErrorHandling(
    'subscription',
    async () => {
      requireMethod(request, 'GET', 'POST')
      const services = {...openServices(), now: new Date()}
      await withinLimit('subscription', request, services.database)
      return handleAccount(request, services)
    },
    {toResponse: (error) => replyUnavailable(error, request)},
  ),
)

export const config: Config = {
  path: ['/abonnement', '/abonnement/', '/en/subscription', '/en/subscription/', '/api/subscription'],
}
