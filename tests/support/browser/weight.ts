import {promisify} from 'node:util'
import {brotliCompress} from 'node:zlib'
import type {Page} from 'playwright'

const compress = promisify(brotliCompress)
const COMPRESSED_ALREADY = /\.(woff2|png|webp|avif|jpe?g)$/

type Weight = {scripts: number; all: number; requests: number}

/**
 * Counts what a page loads from now on, in bytes, as a host would send it: with brotli, whatever the server at hand does.
 * What is fetched ahead for the next page is not counted: it comes after this one is complete.
 */
export function weigh(page: Page): () => Promise<Weight> {
  const pending: Promise<{isScript: boolean; bytes: number}>[] = []
  page.on('response', (response) => {
    const headers = response.request().headers()
    if (headers.purpose === 'prefetch' || headers['sec-purpose']) return
    const isDone = COMPRESSED_ALREADY.test(new URL(response.url()).pathname)
    pending.push(
      response.body().then(async (body) => ({
        isScript: response.request().resourceType() === 'script',
        bytes: isDone ? body.length : (await compress(body)).length,
      })),
    )
  })
  return async () => {
    const loaded = await Promise.all(pending)
    const sum = (items: typeof loaded) => items.reduce((total, {bytes}) => total + bytes, 0)
    return {scripts: sum(loaded.filter(({isScript}) => isScript)), all: sum(loaded), requests: loaded.length}
  }
}
