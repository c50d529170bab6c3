import {createHash} from 'node:crypto'
import type {IncomingMessage, ServerResponse} from 'node:http'
import {Readable} from 'node:stream'
import {pipeline} from 'node:stream/promises'
import {promisify} from 'node:util'
import {createGzip, gzip} from 'node:zlib'
import {LakeError} from '../errors.ts'
import {sse} from '../live/listen.ts'
import {slicesOf} from '../timeSlices.ts'
import type {Reply} from './router.ts'

/** Below this size compression does not pay. */
const WORTH_COMPRESSING = 16 * 1024

type Payload = {
  body: Buffer | string | Uint8Array[]
  headers: Record<string, string>
  /** The source of the ETag. */
  identity: Buffer | string
}

export async function respond(reply: Reply, request: IncomingMessage, response: ServerResponse) {
  if ('stream' in reply) return stream(reply, request, response)
  if ('ndjson' in reply) return sendLines(reply.ndjson, request, response)
  const {body, headers, identity} = payloadOf(reply)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  const tag = `"${createHash('sha1').update(identity).digest('base64url')}"`
  const isSafe = request.method === 'GET' || request.method === 'HEAD'
  if (isSafe) response.setHeader('etag', tag)
  if (isSafe && tagsIn(request.headers['if-none-match']).includes(tag)) return void response.writeHead(304).end()
  const bytes = Array.isArray(body) ? Buffer.concat(body) : Buffer.isBuffer(body) ? body : Buffer.from(body)
  if ('file' in reply) {
    response.setHeader('accept-ranges', 'bytes')
    const part = request.method === 'GET' ? partAsked(request, bytes.length, tag) : null
    if (part) return sendPart(part, bytes, response)
  }
  const sent = isCompressed(request, response, bytes) ? await compressed(bytes, response) : bytes
  response.setHeader('content-length', sent.length)
  response.end(request.method === 'HEAD' ? undefined : sent)
}

const tagsIn = (header: string | undefined) => (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))

type Part = {from: number; to: number}

/**
 * The requested range of bytes; null for all of them, which is also the answer to several ranges, to a malformed one, and to a
 * range of another version of the file.
 */
function partAsked({headers}: IncomingMessage, size: number, tag: string): Part | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? []
  const isOther = headers['if-range'] !== undefined && headers['if-range'] !== tag
  if (isOther || first + last === '' || (first && last && Number(first) > Number(last))) return null
  if (!first) return {from: Math.max(0, size - Number(last)), to: size - 1}
  return {from: Number(first), to: Math.min(last ? Number(last) : size - 1, size - 1)}
}

function sendPart({from, to}: Part, bytes: Buffer, response: ServerResponse) {
  if (from > to) {
    response.removeHeader('etag')
    return void response.writeHead(416, {'content-range': `bytes */${bytes.length}`}).end()
  }
  const range = `bytes ${from}-${to}/${bytes.length}`
  response.writeHead(206, {'content-range': range, 'content-length': to - from + 1}).end(bytes.subarray(from, to + 1))
}

function payloadOf(reply: Exclude<Reply, {stream: unknown} | {ndjson: unknown}>): Payload {
  if ('file' in reply)
    return {
      body: reply.file.bytes,
      identity: reply.file.identity ?? reply.file.bytes,
      headers: {
        'content-type': reply.file.type,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "sandbox; default-src 'none'", // an SVG may hold a script
        ...reply.headers,
      },
    }
  const headers = {'content-type': 'application/json; charset=utf-8'}
  if ('encoded' in reply) return {body: reply.encoded, identity: reply.identity, headers}
  const body = JSON.stringify(reply.json)
  return {body, identity: body, headers}
}

/** Sends lines, such as all documents of a dataset, in time slices and no sooner than the client reads them. */
async function sendLines(lines: unknown[], request: IncomingMessage, response: ServerResponse) {
  const isZipped = acceptsGzip(request)
  response.appendHeader('vary', 'accept-encoding')
  response.writeHead(200, {'content-type': 'application/x-ndjson', ...(isZipped && {'content-encoding': 'gzip'})})
  if (request.method === 'HEAD') return void response.end()
  async function* chunks() {
    for await (const slice of slicesOf(lines, (line) => `${JSON.stringify(line)}\n`)) yield slice.join('')
  }
  const source = Readable.from(chunks())
  const sent = isZipped ? pipeline(source, createGzip({level: 1}), response) : pipeline(source, response)
  await sent.catch(() => response.destroy()) // the client went away
}

/** A client that leaves more of a stream unread is disconnected, before it fills the memory; it may connect again. */
export const UNREAD_BYTES = 8 * 1024 * 1024

const acceptsGzip = ({headers}: IncomingMessage) => /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''))

const isCompressed = (request: IncomingMessage, response: ServerResponse, {length}: Buffer) =>
  length >= WORTH_COMPRESSING &&
  acceptsGzip(request) &&
  /json|text|svg/.test(String(response.getHeader('content-type')))

async function compressed(bytes: Buffer, response: ServerResponse) {
  response.setHeader('content-encoding', 'gzip')
  response.appendHeader('vary', 'accept-encoding')
  return promisify(gzip)(bytes, {level: 1})
}

function stream(reply: Extract<Reply, {stream: unknown}>, {method}: IncomingMessage, response: ServerResponse) {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
    'x-accel-buffering': 'no',
  })
  if (method === 'HEAD') return void response.end()
  try {
    reply.stream({
      send: (chunk) => (response.writableLength > UNREAD_BYTES ? response.destroy() : response.write(chunk)),
      onClose: (callback) => response.on('close', callback),
    })
  } catch (error) {
    response.end(channelError(error))
  }
}

/** A stream that cannot start answers 200 with this event, as hosted. */
export function channelError(error: unknown): string {
  return sse(
    'channelError',
    error instanceof LakeError ? error.body : {message: error instanceof Error ? error.message : String(error)},
  )
}

export function respondError(error: unknown, request: IncomingMessage, response: ServerResponse) {
  if (!(error instanceof LakeError)) console.error(`lake: ${request.method} ${request.url}`, error)
  const known =
    error instanceof LakeError
      ? error
      : new LakeError(500, {type: 'internalError', description: 'The embedded lake failed; see its log'})
  if (response.headersSent) return void response.end()
  response.writeHead(known.status, {'content-type': 'application/json'}).end(JSON.stringify(known.body))
}
