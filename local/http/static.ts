import {createReadStream} from 'node:fs'
import {stat} from 'node:fs/promises'
import path from 'node:path'
import type {Writable} from 'node:stream'
import {pipeline} from 'node:stream/promises'

/** Media types by file extension; those of a release are in web/src/renderer/release.ts. */
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

export const contentType = (file: string) => TYPES[path.extname(file)] ?? 'application/octet-stream'

/** Returns the file inside `folder` that a URL path names; null without one, or when the path leads outside. */
export async function findFile(folder: string, pathname: string): Promise<string | null> {
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return null
  }
  const file = path.join(folder, decoded)
  if (decoded.includes('\0') || !(file === folder || file.startsWith(folder + path.sep))) return null
  const found = await stat(file).catch(() => null)
  return found?.isFile() ? file : null
}

/** Sends a file, and closes it. A reader that disconnects is no error. */
export const sendFile = (file: string, to: Writable): Promise<void> =>
  pipeline(createReadStream(file), to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') console.error('file.not_sent', file, error.message)
  })
