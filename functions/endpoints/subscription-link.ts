import type {Config} from '@netlify/functions'
import {afterReply} from '../http/afterReply.ts'
import {endpoint} from '../http/endpoint.ts'
import {handlePortalSignIn} from '../portal/signIn.ts'
import {replyUnavailable} from '../portal/unavailable.ts'

/** Page on which a customer asks for a sign-in link, and opens it. Whatever fails, the answer is a page. */
export default endpoint(
  'subscription-link',
  {methods: ['GET', 'POST'], toResponse: replyUnavailable},
  (request, services, context) =>
    handlePortalSignIn(request, {...services, now: new Date()}, (work) => afterReply(work, context)),
)

export const config: Config = {
  path: ['/abonnement/aanmelden', '/abonnement/aanmelden/', '/en/subscription/sign-in', '/en/subscription/sign-in/'],
}
