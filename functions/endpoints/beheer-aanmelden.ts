import type {Config, Context} from '@netlify/functions'
import {afterReply} from '../afterReply.ts'
import {databaseUrl, operators, siteUrl} from '../config.ts'
import {openDatabase} from '../database/index.ts'
import {withErrorHandling} from '../handler.ts'
import {answersHead} from '../head.ts'
import {withinLimit} from '../limits.ts'
import {replyProblem} from '../office/office.ts'
import {handleSignIn} from '../office/signIn.ts'
import {requireMethod} from '../request.ts'

/** The way into the back office, and out of it. Whatever fails, the answer is a page. */
export default answersHead((request: Request, context?: Pick<Context, 'waitUntil'>) =>
  withErrorHandling(
    'beheer-aanmelden',
    async () => {
      requireMethod(request, 'GET', 'POST')
      const services = {
        database: openDatabase(databaseUrl()),
        operators: operators(),
        siteUrl: siteUrl(),
        now: new Date(),
      }
      await withinLimit('beheer-aanmelden', request, services.database)
      return handleSignIn(request, services, (work) => {
        const done = afterReply(work)
        context?.waitUntil(done)
      })
    },
    {toResponse: (error) => replyProblem(error, request)},
  ),
)

export const config: Config = {
  path: ['/beheer/aanmelden'],
}
