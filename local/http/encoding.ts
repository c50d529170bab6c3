import {promisify} from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

export type Encoding = 'br' | 'gzip'

/** Below this size compression does not pay. */
const WORTH_BYTES = 256
/** Brotli's of 11: the best costs a second per 100 kB. Answers that are made for one request take the quick one. */
const KEPT_QUALITY = 9
const QUICK_QUALITY = 4
/** Memory for compressed files of a site. */
const KEPT_BYTES = 64 * 1024 * 1024

const isText = (type: string) => /^text\/|javascript|json|xml|svg/.test(type)

/** Returns how an answer of this type is compressed for a client; null when it travels as it is. */
export function encodingFor(request: Request, type: string): Encoding | null {
  if (!isText(type)) return null
  const accepted = (request.headers.get('accept-encoding') ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
}

const encode = (bytes: Uint8Array, encoding: Encoding, quality: number): Promise<Buffer> =>
  encoding === 'gzip'
    ? gzip(bytes)
    : brotli(bytes, {
        params: {
          [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
          [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      })

const kept = new Map<string, Promise<Buffer>>()
let keptBytes = 0

/** Compresses a file and keeps the result; `key` changes with its bytes. The oldest results make room for new ones. */
export function encodeOnce(key: string, encoding: Encoding, read: () => Promise<Uint8Array>): Promise<Buffer> {
  const name = `${encoding} ${key}`
  const known = kept.get(name)
  if (known) return known
  const made = read().then((bytes) => encode(bytes, encoding, KEPT_QUALITY))
  kept.set(name, made)
  made.then(
    ({length}) => {
      keptBytes += length
      void makeRoom()
    },
    () => kept.delete(name),
  )
  return made
}

async function makeRoom() {
  for (const [name, oldest] of kept) {
    if (keptBytes <= KEPT_BYTES) return
    kept.delete(name)
    keptBytes -= await oldest.then(
      ({length}) => length,
      () => 0,
    )
  }
}

/** Compresses the answer of a function, which is short and made for this request alone. */
export async function encodeAnswer(request: Request, response: Response): Promise<Response> {
  const {status, headers} = response
  const encoding = encodingFor(request, headers.get('content-type') ?? '')
  if (!encoding || !response.body || headers.has('content-encoding')) return response
  const bytes = new Uint8Array(await response.arrayBuffer())
  const own = new Headers(headers)
  own.append('vary', 'accept-encoding')
  if (bytes.length < WORTH_BYTES) return new Response(bytes, {status, headers: own})
  own.set('content-encoding', encoding)
  own.delete('content-length')
  return new Response(new Uint8Array(await encode(bytes, encoding, QUICK_QUALITY)), {status, headers: own})
}

/** Whether a client has this answer already, by the tag that it was given. */
export const isKnown = (request: Request, tag: string): boolean =>
  (request.headers.get('if-none-match') ?? '')
    .split(',')
    .map((each) => each.trim())
    .some((each) => each === tag || each === '*')
