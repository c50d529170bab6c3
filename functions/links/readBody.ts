import type {IncomingMessage} from 'node:http'
import {pipeline} from 'node:stream'
import {createBrotliDecompress, createGunzip, createInflate} from 'node:zlib'

/** Kinds of compression that are read; a body in several of them, or another, is not. */
const DECODERS: Readonly<Record<string, () => NodeJS.ReadWriteStream>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

class TooLarge extends Error {}

type Limits = {maxBytes: number; isDecoded: boolean}

/**
 * Reads a body, and counts its bytes as they travelled. Null at the first byte that is too many, before or after decoding:
 * a thousand bytes may decode to a gigabyte, of which no more is made than is taken.
 */
export async function readBody(
  answer: IncomingMessage,
  {maxBytes, isDecoded}: Limits,
): Promise<{body: Buffer; bytes: number} | null> {
  let bytes = 0
  async function* travelled(): AsyncGenerator<Buffer> {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new TooLarge()
      yield chunk
    }
  }
  const chunks: Buffer[] = []
  let read = 0
  try {
    // Leaving the loop closes the connection.
    for await (const chunk of isDecoded ? decoded(travelled(), answer) : travelled()) {
      read += chunk.length
      if (read > maxBytes) return null
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof TooLarge) return null
    throw error
  }
  return {body: Buffer.concat(chunks), bytes}
}

function decoded(travelled: AsyncGenerator<Buffer>, {headers}: IncomingMessage): AsyncIterable<Buffer> {
  const encoding = (headers['content-encoding'] ?? '').trim().toLowerCase()
  if (encoding === '' || encoding === 'identity') return travelled
  const decoder = Object.hasOwn(DECODERS, encoding) ? DECODERS[encoding]?.() : undefined
  if (!decoder) throw new Error('The body has an encoding that nobody asked for')
  // Ends both when one of them fails; the reader of the decoder is told.
  return pipeline(travelled, decoder, () => {}) as unknown as AsyncIterable<Buffer>
}
