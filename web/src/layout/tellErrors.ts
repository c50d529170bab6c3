import {envelopeOf, envelopeUrl} from '../../../domain/environment/errorEnvelope.ts'

/** A page that fails again and again tells it so often. */
const AT_MOST = 5
let told = 0

/** Tells where errors are gathered; nowhere, and none of this is in the scripts, unless the build was given an address. */
export function tellError(error: unknown) {
  const dsn = process.env.GATSBY_ERRORS_DSN
  if (!dsn || told++ >= AT_MOST) return
  const body = envelopeOf({
    id: crypto.randomUUID().replaceAll('-', ''),
    at: new Date(),
    platform: 'javascript',
    release: process.env.GATSBY_RELEASE ?? '',
    where: location.pathname,
    error,
  })
  const options = {method: 'POST', body, keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer'} as const
  fetch(envelopeUrl(dsn), options).catch(() => {}) // there is nobody else to tell
}

/** What nobody catches, from now on. */
export function watchErrors() {
  if (!process.env.GATSBY_ERRORS_DSN) return
  addEventListener('error', ({error}) => error && tellError(error))
  addEventListener('unhandledrejection', ({reason}) => tellError(reason))
}
