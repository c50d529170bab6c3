import {ConfigError} from './config.ts'
import {errorName, log} from './log.ts'
import {Refusal, replyRefusal} from './request.ts'

/** Runs an endpoint: refusals become answers, anything unforeseen the general error, and each call is one log line. */
export async function answer(endpoint: string, handle: () => Promise<Response>): Promise<Response> {
  const started = performance.now()
  const response = await handle().catch((error: unknown) => {
    if (error instanceof Refusal) return replyRefusal(error)
    // Our own message: it names a variable, nothing else.
    log('endpoint failed', {endpoint, error: error instanceof ConfigError ? error.message : errorName(error)})
    return replyRefusal(
      error instanceof ConfigError
        ? new Refusal(503, 'Payment creation failed')
        : new Refusal(500, 'Unknown error occurred'),
    )
  })
  log('request', {endpoint, status: response.status, ms: Math.round(performance.now() - started)})
  return response
}
