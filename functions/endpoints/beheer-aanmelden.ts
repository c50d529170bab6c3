import type {Config, Context} from '@netlify/functions'
import {replyProblem} from '../admin/admin.ts'
import {handleSignIn} from '../admin/signIn/signIn.ts'
import {openDatabase} from '../database/index.ts'
import {afterReply} from '../http/afterReply.ts'
import {withErrorHandling} from '../http/handler.ts'
import {answersHead} from '../http/head.ts'
import {withinLimit} from '../http/limits.ts'
import {requireMethod} from '../http/request.ts'
import {databaseUrl, siteUrl, staff} from '../runtime/config.ts'

/** The way into the back office, and out of it. Whatever fails, the answer is a page. */
export default answersHead((request: Request, context?: Pick<Context, 'waitUntil'>) =>
  withErrorHandling(
    'beheer-aanmelden',
    async () => {
      requireMethod(request, 'GET', 'POST')
      const services = {
        database: openDatabase(databaseUrl()),
        staff: staff(),
        siteUrl: siteUrl(),
        now: new Date(),
      }
      await withinLimit('beheer-aanmelden', request, services.database)
      return handleSignIn(request, services, (work) => afterReply(work, context))
    },
    {toResponse: (error) => replyProblem(error, request)},
  ),
)

export const config: Config = {
  path: ['/beheer/aanmelden'],
}
