import type {Config} from '@netlify/functions'
import {handleAdmin, replyProblem} from '../admin/admin.ts'
import {withErrorHandling} from '../http/handler.ts'
import {answersHead} from '../http/head.ts'
import {withinLimit} from '../http/limits.ts'
import {requireMethod} from '../http/request.ts'
import {openServices} from '../runtime/services.ts'

/** The back office, for those who are signed in. Whatever fails, the answer is a page. */
export default answersHead((request: Request) =>
  withErrorHandling(
    'beheer',
    async () => {
      requireMethod(request, 'GET', 'POST')
      const services = {...openServices(), now: new Date()}
      await withinLimit('beheer', request, services.database)
      return handleAdmin(request, services)
    },
    {toResponse: (error) => replyProblem(error, request)},
  ),
)

export const config: Config = {
  path: ['/beheer', '/beheer/export'],
}
