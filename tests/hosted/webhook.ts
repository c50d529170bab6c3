import type {SanityClient} from '@sanity/client'
import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'

export const SECRET = 'a-secret-that-signs-what-is-published'
export type Signed = {at?: number; secret?: string; operation?: string}

/** Body and signature of Sanity's call when a document is published; `at` is when it signed. */
export async function signedChange(
  content: SanityClient,
  id: string,
  {at = Date.now(), secret = SECRET, operation = 'update'}: Signed,
): Promise<[body: string, signature: string]> {
  const document = await content.getDocument(id)
  const body = JSON.stringify({_id: id, _updatedAt: document?._updatedAt ?? null, operation})
  return [body, await encodeSignatureHeader(body, at, secret)]
}

export const callWebhook = (site: string, body: string, signature?: string): Promise<Response> =>
  fetch(`${site}/api/content-changed`, {
    method: 'POST',
    body,
    headers: signature ? {[SIGNATURE_HEADER_NAME]: signature} : {},
  })
