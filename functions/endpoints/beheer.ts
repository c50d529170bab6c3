import type {Config} from '@netlify/functions'
import {withErrorHandling} from '../handler.ts'
import {answersHead} from '../head.ts'
import {withinLimit} from '../limits.ts'
import {handleOffice, replyProblem} from '../office/office.ts'
import {requireMethod} from '../request.ts'
import {openServices} from '../services.ts'

/** The back office, for those who are signed in. Whatever fails, the answer is a page. */
export default answersHead((request: Request) =>
  withErrorHandling(
    'beheer',
    async () => {
      requireMethod(request, 'GET', 'POST')
      const services = {...openServices(), now: new Date()}
      await withinLimit('beheer', request, services.database)
      return handleOffice(request, services)
    },
    {toResponse: (error) => replyProblem(error, request)},
  ),
)

export const config: Config = {
  path: ['/beheer', '/beheer/export'],
}
