import {requireSignature} from '../publishing/contentWebhook.ts'
import type {BackgroundWork} from '../runtime/background.ts'
import {webhookSecret} from '../runtime/config.ts'
import {withErrorHandling} from './handler.ts'
import {requireMethod} from './request.ts'
import {replyJson} from './response.ts'

/**
 * Runs work of a background function, which only this site's other functions start. Throws when it fails: Netlify looks at no
 * answer, and repeats what throws after one and two minutes more.
 * @see https://docs.netlify.com/build/functions/background-functions/
 */
export async function inBackground(
  endpoint: BackgroundWork,
  request: Request,
  work: () => Promise<object>,
): Promise<Response> {
  const response = await withErrorHandling(endpoint, async () => {
    requireMethod(request, 'POST')
    await requireSignature(request, webhookSecret())
    return replyJson(200, await work())
  })
  if (response.status >= 500) throw new Error(`${endpoint} answered ${response.status}`)
  return response
}
