import http, {type IncomingMessage, type ServerResponse} from 'node:http'
import type {Duplex} from 'node:stream'
import {readSettings} from '../environment.ts'
import {originsOf, refusal, refuseUpgrade} from '../loopback.ts'

/**
 * Loaded into `gatsby develop` before Gatsby itself. It lets every website read its pages, which hold unpublished drafts,
 * and asks no request where it comes from; so each of its servers gets the guard of the other services. A proxy before it
 * would leave its own port as open as it was.
 */
const {urls} = readSettings()
const guard = {origins: originsOf(urls.studio, urls.preview), hasPages: true}

const {emit} = http.Server.prototype
http.Server.prototype.emit = function (this: http.Server, ...event: unknown[]): boolean {
  const [name, request, reply] = event
  const reason = name === 'request' || name === 'upgrade' ? refusal(request as IncomingMessage, guard) : null
  if (!reason) return Reflect.apply(emit, this, event)
  if (name === 'upgrade') refuseUpgrade(reply as Duplex)
  else (reply as ServerResponse).writeHead(403, {'content-type': 'text/plain'}).end(reason)
  return true
}
