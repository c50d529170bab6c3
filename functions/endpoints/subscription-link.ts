import type {Config, Context} from '@netlify/functions'
import {afterReply} from '../http/afterReply.ts'
import {withErrorHandling} from '../http/handler.ts'
import {answersHead} from '../http/head.ts'
import {withinLimit} from '../http/limits.ts'
import {requireMethod} from '../http/request.ts'
import {handlePortalSignIn} from '../portal/signIn.ts'
import {replyUnavailable} from '../portal/unavailable.ts'
import {openServices} from '../runtime/services.ts'

/** Page on which a customer asks for a sign-in link, and opens it. Whatever fails, the answer is a page. */
export default answersHead((request: Request, context?: Pick<Context, 'waitUntil'>) =>
  withErrorHandling(
    'subscription-link',
    async () => {
      requireMethod(request, 'GET', 'POST')
      const services = {...openServices(), now: new Date()}
      await withinLimit('subscription-link', request, services.database)
      return handlePortalSignIn(request, services, (work) => {
        const done = afterReply(work)
        context?.waitUntil(done)
      })
    },
    {toResponse: (error) => replyUnavailable(error, request)},
  ),
)

export const config: Config = {
  path: ['/abonnement/aanmelden', '/abonnement/aanmelden/', '/en/subscription/sign-in', '/en/subscription/sign-in/'],
}
