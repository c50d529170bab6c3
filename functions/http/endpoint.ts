import type {Context} from '@netlify/functions'
import {openServices, type Services} from '../runtime/services.ts'
import {withErrorHandling} from './handler.ts'
import {answersHead} from './head.ts'
import type {HttpError} from './httpError.ts'
import {type Counted, withinLimit} from './limits.ts'
import {requireMethod, requireSameOrigin} from './request.ts'

type Rules = {
  methods: readonly ('GET' | 'POST')[]
  /** Refuses calls from pages of other sites. */
  isOfSite?: boolean
  /** Message when a setting is missing, or the database away. */
  closed?: string
  /** Makes the answer of an error: JSON, unless the endpoint serves a page. */
  toResponse?: (error: HttpError, request: Request) => Response | Promise<Response>
}
type Waiting = Pick<Context, 'waitUntil'>
type Handle = (request: Request, services: Services, context?: Waiting) => Promise<Response>

/** An endpoint behind its checks: the method, the site that asks, and how often one client may. HEAD is answered as GET. */
export function endpoint(name: Counted, {methods, isOfSite, toResponse, ...options}: Rules, handle: Handle) {
  const answer = (request: Request, context?: Waiting) =>
    withErrorHandling(
      name,
      async () => {
        requireMethod(request, ...methods)
        const services = openServices()
        if (isOfSite) requireSameOrigin(request, services.siteUrl)
        await withinLimit(name, request, services.database)
        return handle(request, services, context)
      },
      {...options, ...(toResponse && {toResponse: (error) => toResponse(error, request)})},
    )
  return methods.includes('GET') ? answersHead(answer) : answer
}
