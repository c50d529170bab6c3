import * as v from 'valibot'

/** A request that is refused, with the status and the error text that the caller sees. */
export class Refusal extends Error {
  readonly status: number
  readonly details: Record<string, unknown>

  constructor(status: number, error: string, details: Record<string, unknown> = {}) {
    super(error)
    this.status = status
    this.details = details
  }
}

const MAX_BODY_BYTES = 4096

/** Headers of every answer: `[[headers]]` of netlify.toml do not reach functions. */
const HEADERS = {'cache-control': 'no-store', 'x-content-type-options': 'nosniff'}

export const reply = (status: number, body: unknown) => Response.json(body, {status, headers: HEADERS})

const PUBLIC_FOR = 'public, max-age=300, s-maxage=3600'

/** An answer that is the same for everybody, and may be kept for a while. */
export const replyPublic = (body: unknown) => Response.json(body, {headers: {...HEADERS, 'cache-control': PUBLIC_FOR}})

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** A page that is made for one customer: its address is a secret, so it is told to nobody. */
export const replyPage = (status: number, html: string) =>
  new Response(html, {
    status,
    headers: {
      ...HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PAGE_POLICY,
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    },
  })

/** An answer in the shape that the checkout page reads. */
export const replyRefusal = ({status, message, details}: Refusal) =>
  reply(status, {success: false, error: message, ...details})

export function requireMethod(request: Request, method: string) {
  if (request.method !== method) throw new Refusal(405, `Use ${method}`)
}

/** Refuses a call from a page of another site. Calls without an Origin (servers, command line) pass. */
export function requireSameOrigin(request: Request, siteUrl: string) {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  if ((origin && origin !== new URL(siteUrl).origin) || (site && site === 'cross-site'))
    throw new Refusal(403, 'This address may only be called from the site itself')
}

/** Reads a small JSON body of exactly the given shape: 415, 413 or 400 otherwise. */
export async function readJson<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new Refusal(415, 'Send JSON (content-type: application/json)')
  const result = v.safeParse(schema, parseJson(await readText(request)))
  if (!result.success) throw new Refusal(400, 'The request has missing, wrong or unknown fields')
  return result.output
}

/** The body as text; throws a 413 when it is larger than any honest request, without reading it to its end. */
export async function readText(request: Request): Promise<string> {
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BODY_BYTES) throw new Refusal(413, 'The request is too large')
    text += decoder.decode(chunk, {stream: true})
  }
  return text + decoder.decode()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'The body is not JSON')
  }
}

/** Gives up after `milliseconds` by throwing a DeadlineError; the work itself cannot be stopped. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError()), milliseconds)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}

export class DeadlineError extends Error {
  override name = 'DeadlineError'
}
