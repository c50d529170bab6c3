import {readFile} from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import {guarded, KEEP_ALIVE, requestUrl} from '../http/loopback.ts'
import {contentType, findFile, sendFile} from '../http/static.ts'
import {readSettings} from '../settings/environment.ts'
import {serve} from '../supervision/service.ts'
import {studioPolicy} from './policy.ts'

const settings = readSettings()
const {ports, urls} = settings
const folder = process.argv[2]
if (!folder) throw new Error('Give the folder of the built Studio.')

/**
 * Referrer policy for the local ports: Sanity's own hides the page, by which lake and site recognise the Studio's
 * pictures and frames.
 */
const REFERRER = '<meta name="referrer" content="strict-origin-when-cross-origin">'

/** Addresses for studio/environment.ts, so that one build of the Studio works on any port. */
const addresses = {LAKE_URL: urls.lake, SITE_URL: urls.site}

const server = http.createServer(
  KEEP_ALIVE,
  guarded({origins: [], hasPages: true}, async (request, response) => {
    const {pathname} = requestUrl(request)
    const file = await findFile(folder, pathname)
    if (!process.env.SANITY_PROJECT_ID) response.setHeader('content-security-policy', studioPolicy(settings))
    response.setHeader('x-content-type-options', 'nosniff')
    if (file && path.basename(file) !== 'index.html') {
      const immutable = pathname.startsWith('/static/') && !file.endsWith('.html')
      response.setHeader('content-type', contentType(file))
      response.setHeader('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
      return void sendFile(file, response)
    }
    // Every other path is a route of the Studio.
    const page = await readFile(path.join(folder, 'index.html'), 'utf8')
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('cache-control', 'no-cache')
    response.end(
      page
        .replace('<head>', `<head><script>Object.assign(window,${JSON.stringify(addresses)})</script>`)
        .replace(/<meta\b[^>]*\bname="referrer"[^>]*>/, REFERRER),
    )
  }),
)
await serve(server, ports.studio)
