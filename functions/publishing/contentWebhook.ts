import {setTimeout as wait} from 'node:timers/promises'
import {isValidSignature, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import * as v from 'valibot'
import {HttpError} from '../http/httpError.ts'
import type {ContentClient} from '../runtime/content.ts'
import {updatedQuery} from './updated.query.ts'

/** A call that is older was repeated by somebody else; the library looks at no age. */
const OLDEST_MS = 5 * 60_000
const SEEN_WITHIN_MS = 6000
const FIRST_PAUSE_MS = 50

const Change = v.object({
  _id: v.string(),
  _updatedAt: v.nullish(v.string()),
  operation: v.nullish(v.picklist(['create', 'update', 'delete'])),
})
export type Change = v.InferOutput<typeof Change>

/**
 * The change that Sanity tells of, with the projection `{_id, _updatedAt, "operation": delta::operation()}`. Throws an
 * HttpError: 401 for what Sanity did not sign, or signed too long ago, 400 for what is no change.
 */
export async function readChange(request: Request, secret: string, now = Date.now()): Promise<Change> {
  const body = await requireSignature(request, secret, now)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Change), body)
  if (!parsed.success) throw new HttpError(400, 'Not a change')
  return parsed.output
}

/** Body of a call that was signed with the webhook's secret within the last minutes. Throws a 401 otherwise. */
export async function requireSignature(request: Request, secret: string, now = Date.now()): Promise<string> {
  const body = await request.text() // as it came: the signature is over these bytes
  const signature = request.headers.get(SIGNATURE_HEADER_NAME) ?? ''
  const isSigned = await isValidSignature(body, signature, secret).catch(() => false) // a header of another form is no signature
  const age = now - Number(/t=(\d+)/.exec(signature)?.[1])
  if (!isSigned || !(Math.abs(age) <= OLDEST_MS)) throw new HttpError(401, 'Not signed')
  return body
}

/** Resolves when queries see the change: Sanity calls before they do. Gives up after a while, since a newer change may be there. */
export async function untilSeen(client: ContentClient, {_id, _updatedAt, operation}: Change) {
  const until = Date.now() + SEEN_WITHIN_MS
  for (let pause = FIRST_PAUSE_MS; ; pause *= 1.6) {
    const now = await client.fetch(updatedQuery, {id: _id})
    const isSeen = operation === 'delete' ? now === null : now !== null && now >= (_updatedAt ?? '')
    if (isSeen || Date.now() > until) return
    await wait(pause)
  }
}
