import {ConfigError} from './config.ts'
import {DatabaseError} from './database/database.ts'
import {tellError} from './errors.ts'
import {HttpError} from './httpError.ts'
import {errorName, log} from './log.ts'
import {replyError, withCommonHeaders} from './response.ts'

type Options = {
  /** What the caller reads when a setting is missing, or the database away. */
  closed?: string
  /** Makes the answer of an error: JSON, unless the endpoint serves a page. */
  toResponse?: (error: HttpError) => Response | Promise<Response>
}

/** Runs an endpoint: errors become answers, every answer has the headers of all, and each call is one log line. */
export async function withErrorHandling(
  endpoint: string,
  handle: () => Promise<Response>,
  {closed = 'Unknown error occurred', toResponse = replyError}: Options = {},
): Promise<Response> {
  const started = performance.now()
  const response = await handle().catch(async (error: unknown) => {
    if (error instanceof HttpError) return toResponse(error)
    // Our own message: it names a variable, nothing else.
    await tellError(error, endpoint)
    log('endpoint failed', {endpoint, error: error instanceof ConfigError ? error.message : errorName(error)})
    const isAway = error instanceof ConfigError || error instanceof DatabaseError
    return toResponse(isAway ? new HttpError(503, closed) : new HttpError(500, 'Unknown error occurred'))
  })
  log('request', {endpoint, status: response.status, ms: Math.round(performance.now() - started)})
  return withCommonHeaders(response)
}
