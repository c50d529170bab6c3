import {ConfigError} from './config.ts'
import {HttpError} from './httpError.ts'
import {errorName, log} from './log.ts'
import {replyError} from './response.ts'

/** Runs an endpoint: refusals become answers, anything unforeseen the general error, and each call is one log line. */
export async function withErrorHandling(endpoint: string, handle: () => Promise<Response>): Promise<Response> {
  const started = performance.now()
  const response = await handle().catch((error: unknown) => {
    if (error instanceof HttpError) return replyError(error)
    // Our own message: it names a variable, nothing else.
    log('endpoint failed', {endpoint, error: error instanceof ConfigError ? error.message : errorName(error)})
    return replyError(
      error instanceof ConfigError
        ? new HttpError(503, 'Payment creation failed')
        : new HttpError(500, 'Unknown error occurred'),
    )
  })
  log('request', {endpoint, status: response.status, ms: Math.round(performance.now() - started)})
  return response
}
