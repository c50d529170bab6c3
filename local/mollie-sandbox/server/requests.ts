import type {IncomingMessage, ServerResponse} from 'node:http'
import {ApiError} from '../api/errors.ts'
import type {Body} from '../api/fields.ts'

const BODY_BYTES = 64 * 1024

/** Reads the body of a request. Throws a 413 for more than 64 kB. */
export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > BODY_BYTES) throw new ApiError(413, 'Payload Too Large', 'The body is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Parses a JSON object; no body counts as an empty one. */
export function parseBody(text: string): Body {
  const body: unknown = text ? JSON.parse(text) : {}
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Body
  throw new ApiError(400, 'Bad Request', 'The body must be a JSON object')
}

export const sendJson = (response: ServerResponse, status: number, body: object, type = 'application/hal+json') =>
  void response.writeHead(status, {'content-type': type}).end(JSON.stringify(body))

export const sendPage = (response: ServerResponse, page: string) =>
  void response.writeHead(200, {'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store'}).end(page)
