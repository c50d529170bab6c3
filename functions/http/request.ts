import {createHash, timingSafeEqual} from 'node:crypto'
import * as v from 'valibot'
import type {CheckoutProblem} from '../../domain/customers/customerDetails.ts'
import {DEFAULT_LANGUAGE, isLanguage, type Language} from '../../domain/texts/languages.ts'
import {HttpError} from './httpError.ts'

const MAX_BODY_BYTES = 4096

export function requireMethod(request: Request, ...methods: string[]) {
  if (methods.includes(request.method)) return
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])) // head.ts answers it
  throw new HttpError(405, `Use ${methods.join(' or ')}`, {}, {allow: allowed.join(', ')})
}

/** The first language of the browser's list that the site has. */
export const languageOf = (request: Request): Language =>
  (request.headers.get('accept-language') ?? '')
    .split(',')
    .map((tag) => tag.trim().slice(0, 2).toLowerCase())
    .find(isLanguage) ?? DEFAULT_LANGUAGE

/** Refuses a call from a page of another site. Calls without an Origin (servers, command line) pass. */
export function requireSameOrigin(request: Request, siteUrl: string) {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  if ((origin && origin !== new URL(siteUrl).origin) || (site && site === 'cross-site'))
    throw new HttpError(403, 'This address may only be called from the site itself')
}

/** Refuses a call without the key of our own back ends. */
export function requireBearer(request: Request, key: string) {
  const digest = (value: string) => createHash('sha256').update(value).digest()
  const [, given = ''] = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  if (!timingSafeEqual(digest(given), digest(key))) throw new HttpError(401, 'Wrong or missing key')
}

/** Reads a small JSON body of exactly the given shape; throws 415, 413 or 400 otherwise. */
export async function readJson<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new HttpError(415, 'Send JSON (content-type: application/json)')
  return validate(schema, parseJson(await readText(request)))
}

/** `wrong` names what a visitor can put right. */
export const wrongFields = (wrong?: readonly CheckoutProblem[]) =>
  new HttpError(400, 'The request has missing, wrong or unknown fields', wrong && {wrong})

export function validate<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (!result.success) throw wrongFields()
  return result.output
}

/** Whether the body is that of an HTML form, submitted without a script. */
export const isForm = (request: Request) =>
  /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '')

/** The fields of a form that was sent from one of our own pages. Throws a 403 when it was not. */
export async function readForm(request: Request, siteUrl: string, maxBytes?: number): Promise<Record<string, string>> {
  requireSameOrigin(request, siteUrl)
  return Object.fromEntries(new URLSearchParams(await readText(request, maxBytes)))
}

/** The body as text. Stops reading with a 413 when it is larger than any honest request. */
export async function readText(request: Request, maxBytes = MAX_BODY_BYTES): Promise<string> {
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new HttpError(413, 'The request is too large')
    text += decoder.decode(chunk, {stream: true})
  }
  return text + decoder.decode()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, 'The body is not JSON')
  }
}
