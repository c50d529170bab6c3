import {createHash} from 'node:crypto'
import type {HttpError} from './httpError.ts'

/**
 * Default headers of every answer, as `[[headers]]` of netlify.toml, which do not reach functions. "same-origin" does
 * not keep the Studio out, which asks with CORS: it keeps out pages that would embed an answer without asking.
 */
const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}

/** The answer, with the headers of every answer. handler.ts does it to all of them. */
export function withCommonHeaders(response: Response): Response {
  for (const [name, value] of Object.entries(HEADERS))
    if (!response.headers.has(name)) response.headers.set(name, value)
  return response
}

export const replyJson = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, {status, headers})

/** An error in the shape that the checkout page reads. */
export const replyError = ({status, message, details, headers}: HttpError) =>
  replyJson(status, {success: false, error: message, ...details}, headers)

/**
 * A picture (SVG) that is the same for everybody, and may be cached when all is well. It comes from elsewhere: opened by its
 * address it may run nothing.
 */
export const replyPicture = (status: number, picture: string) =>
  new Response(picture, {
    status,
    headers: {
      ...(status === 200 && {'cache-control': 'public, max-age=300, s-maxage=3600'}),
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  })

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
/** Its own styles, by what is in them. */
const stylesOf = (html: string) =>
  [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => hashOf(style)).join(' ')

/** Policy of a page of functions. `formTargets`: further targets of its forms, such as Mollie's page by a redirect. */
export const pagePolicy = (html: string, formTargets = '') =>
  `default-src 'none'; style-src ${stylesOf(html) || "'none'"}; font-src 'self'; img-src 'self'; form-action 'self'${formTargets && ` ${formTargets}`}; base-uri 'none'; frame-ancestors 'none'`

/**
 * A page for one customer: it is not cached, cannot be framed, and does not pass on its address, which is a secret. A page
 * of the site itself comes with the policy that it was built for.
 */
export const replyPage = (status: number, html: string, policy = pagePolicy(html)) =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    },
  })

/** Redirects the browser with a GET, also after a POST. */
export const redirectTo = (location: string) => new Response(null, {status: 303, headers: {location}})

/** The same page at the address that it should be asked for. */
export const movedTo = (location: string) => new Response(null, {status: 301, headers: {location}})

/** A file for one reader: JSON, or the text or bytes of another kind. */
export const replyDownload = (name: string, body: unknown, type = 'application/json') =>
  new Response(typeof body === 'string' || body instanceof ReadableStream ? body : JSON.stringify(body, null, 2), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'x-robots-tag': 'noindex',
    },
  })
