import type {Config} from '@netlify/functions'
import {handleAdmin, replyProblem} from '../admin/admin.ts'
import {endpoint} from '../http/endpoint.ts'

/** The back office, for those who are signed in. Whatever fails, the answer is a page. */
export default endpoint('beheer', {methods: ['GET', 'POST'], toResponse: replyProblem}, async (request, services) =>
  handleAdmin(request, {...services, now: new Date()}),
)

export const config: Config = {
  path: ['/beheer', '/beheer/export'],
}
