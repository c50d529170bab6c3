import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {hostUrl, webhookSecret} from './config.ts'

/** Endpoints that run in the background: answered at once, and with 15 minutes in place of 30 or 60 seconds. */
export type BackgroundWork = 'publish' | 'compare-subscriptions'

const ANSWERED_WITHIN_MS = 5000

/** Has an endpoint begin in the background. Throws when it does not. Its call is signed as Sanity's webhook is. */
export async function startInBackground(work: BackgroundWork): Promise<void> {
  const body = JSON.stringify({work})
  const response = await fetch(`${hostUrl()}/api/${work}`, {
    method: 'POST',
    body,
    headers: {[SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), webhookSecret())},
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
  })
  if (response.status !== 202) throw new Error(`The background answered ${response.status}`)
}
