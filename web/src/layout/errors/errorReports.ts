import {envelopeOf, envelopeUrl} from '../../../../domain/environment/errorEnvelope.ts'

/** Limit per page load, for a page that fails again and again. */
const LIMIT = 5
let sent = 0

/** Sends an error to the error tracker. Without an address in the build this does nothing, and its code is dropped. */
export function sendError(error: unknown) {
  const dsn = process.env.GATSBY_ERRORS_DSN
  if (!dsn || sent++ >= LIMIT) return
  const body = envelopeOf({
    id: crypto.randomUUID().replaceAll('-', ''),
    at: new Date(),
    platform: 'javascript',
    release: process.env.GATSBY_RELEASE ?? '',
    where: location.pathname,
    error,
  })
  const options = {method: 'POST', body, keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer'} as const
  fetch(envelopeUrl(dsn), options).catch(() => {}) // a failing error tracker has no other way to report
}

/** Reports uncaught errors from now on. */
export function reportUncaughtErrors() {
  if (!process.env.GATSBY_ERRORS_DSN) return
  addEventListener('error', ({error}) => error && sendError(error))
  addEventListener('unhandledrejection', ({reason}) => sendError(reason))
}
