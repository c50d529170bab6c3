import {ConfigError} from './config.ts'
import {DatabaseError} from './database/database.ts'
import {tellError} from './errors.ts'
import {HttpError} from './httpError.ts'
import {caught, log} from './log.ts'
import {requestId, withRequestId} from './requestId.ts'
import {replyError, withCommonHeaders} from './response.ts'

type Options = {
  /** What the caller reads when a setting is missing, or the database away. */
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
): Promise<Response> => withRequestId(() => answer(endpoint, handle, options))

async function answer(
  endpoint: string,
  handle: () => Promise<Response>,
  {closed = 'Unknown error occurred', toResponse = replyError}: Options,
): Promise<Response> {
  const started = performance.now()
  const response = await handle().catch(async (error: unknown) => {
    if (error instanceof HttpError) return toResponse(error)
    await tellError(error, endpoint)
    caught('endpoint failed', {endpoint}, error)
    const isAway = error instanceof ConfigError || error instanceof DatabaseError
    return toResponse(isAway ? new HttpError(503, closed) : new HttpError(500, 'Unknown error occurred'))
  })
  log('request', {endpoint, status: response.status, ms: Math.round(performance.now() - started)})
  response.headers.set('x-request-id', requestId())
  return withCommonHeaders(response)
}
