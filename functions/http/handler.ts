import {DatabaseError} from '../database/database.ts'
import {afterAnswer, ConfigError, tracesConfig} from '../runtime/config.ts'
import {withDeadline} from '../runtime/deadline.ts'
import {errorFields} from '../runtime/errorFields.ts'
import {reportError} from '../runtime/errors.ts'
import {caught, log} from '../runtime/log.ts'
import {setTracer} from '../runtime/tracing.ts'
import {HttpError} from './httpError.ts'
import {requestId, withRequestId} from './requestId.ts'
import {replyError, withCommonHeaders} from './response.ts'

type Options = {
  /** Message when a setting is missing, or the database away. */
  closed?: string
  /** Makes the answer of an error: JSON, unless the endpoint serves a page. */
  toResponse?: (error: HttpError) => Response | Promise<Response>
}

/**
 * Runs an endpoint: errors become answers, every answer has the headers of all, and each call is one log line. The answer
 * carries the id that the log lines of this call have.
 */
export const withErrorHandling = (
  endpoint: string,
  handle: () => Promise<Response>,
  options: Options = {},
): Promise<Response> => withRequestId(() => withTrace(endpoint, () => answer(endpoint, handle, options)))

/** Only where traces are asked for: nothing is loaded otherwise. */
async function withTrace(endpoint: string, handle: () => Promise<Response>): Promise<Response> {
  const config = tracesConfig()
  if (!config) return handle()
  const {otlpTracer, traced} = await import('../runtime/traces.ts')
  setTracer(otlpTracer)
  const {response, sent} = await traced(endpoint, config, handle)
  await afterAnswer(sent)
  return response
}

async function answer(
  endpoint: string,
  handle: () => Promise<Response>,
  {closed = 'Unknown error occurred', toResponse = replyError}: Options,
): Promise<Response> {
  const started = performance.now()
  let failure: unknown
  const response = await handle().catch(async (error: unknown) => {
    failure = error
    if (error instanceof HttpError) return toResponse(error)
    await reportError(error, endpoint)
    caught('request.failed', {endpoint}, error)
    const isAway = error instanceof ConfigError || error instanceof DatabaseError || (await isOfContent(error))
    return toResponse(isAway ? new HttpError(503, closed) : new HttpError(500, 'Unknown error occurred'))
  })
  const {status} = response
  if (status >= 500 && endpoint !== 'health') await keep(endpoint, status, failure)
  log('request.answered', {endpoint, status, ms: Math.round(performance.now() - started)})
  response.headers.set('x-request-id', requestId())
  return withCommonHeaders(response)
}

/** Keeps a failed request, so that health counts it and the admin finds it; not while the database is what failed. */
async function keep(endpoint: string, status: number, error: unknown) {
  if (error instanceof DatabaseError) return
  // Only now: most calls do not fail, and some endpoints have no database.
  const {recordFailure} = await import('../monitoring/failures.ts')
  await recordFailure({endpoint, status, ...(error !== undefined && {fields: errorFields(error, undefined)})})
}

/** Classes of errors that code throws at a value of another type than it expects. A failed fetch is one of them, with a cause. */
const FAULTS = [TypeError, RangeError]
const LOOKED_AT_MS = 2000

/** Whether content of a wrong type may be the reason: then a line names document and field, and the shop is closed. */
async function isOfContent(error: unknown): Promise<boolean> {
  if (!FAULTS.some((fault) => error instanceof fault) || (error as Error).cause !== undefined) return false
  try {
    // Only now: the schema is large, and most calls never need it.
    const [{contentClient}, {contentProblems}] = await Promise.all([
      import('../runtime/content.ts'),
      import('../runtime/contentProblems.ts'),
    ])
    const problems = await withDeadline(LOOKED_AT_MS, contentProblems(contentClient()))
    if (problems.length > 0) log('content.wrong_type', {problems})
    return problems.length > 0
  } catch {
    return false // without settings or CMS nobody can tell
  }
}
