/** Limit per page load, for a page that fails again and again. */
const LIMIT = 5
let sent = 0

/**
 * Sends an error to the error tracker, in an envelope whose code loads with the first. Without an address in the build this does
 * nothing, and its code is dropped.
 */
export function sendError(error: unknown) {
  const dsn = process.env.GATSBY_ERRORS_DSN
  if (!dsn || sent++ >= LIMIT) return
  const event = {
    id: crypto.randomUUID().replaceAll('-', ''),
    at: new Date(),
    platform: 'javascript',
    release: process.env.GATSBY_RELEASE ?? '',
    where: location.pathname,
    error,
  } as const
  const options = {method: 'POST', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer'} as const
  import('../../../../domain/environment/errorEnvelope.ts')
    .then(({envelopeOf, envelopeUrl}) => fetch(envelopeUrl(dsn), {...options, body: envelopeOf(event)}))
    .catch(() => {}) // a failing error tracker has no other way to report
}

/** Reports uncaught errors from now on. */
export function reportUncaughtErrors() {
  if (!process.env.GATSBY_ERRORS_DSN) return
  addEventListener('error', ({error}) => error && sendError(error))
  addEventListener('unhandledrejection', ({reason}) => sendError(reason))
}
