import http, {type IncomingMessage, type ServerResponse} from 'node:http'
import type {Duplex} from 'node:stream'
import {refusal, refuseUpgrade} from '../http/loopback.ts'
import {readSettings} from '../settings/environment.ts'
import {studioPolicy} from '../studio/policy.ts'

/**
 * Preloaded into `sanity dev`, whose server has no place for a guard: every request and every upgrade passes the guard of the
 * local ports before Vite sees it. Tells the parent process when the server listens, and ends with it.
 */
const GUARD = {origins: [], hasPages: true}
const settings = readSettings()
const policy = process.env.SANITY_PROJECT_ID ? null : studioPolicy(settings)
const emit = http.Server.prototype.emit

function onRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const refused = refusal(request, GUARD)
  if (refused) response.writeHead(403, {'content-type': 'text/plain'}).end(refused)
  else if (policy) response.setHeader('content-security-policy', policy)
  return refused !== null
}

function onUpgrade(request: IncomingMessage, socket: Duplex): boolean {
  const refused = refusal(request, GUARD)
  if (refused) refuseUpgrade(socket)
  return refused !== null
}

http.Server.prototype.emit = function (this: http.Server, event: string | symbol, ...args: unknown[]) {
  const [first, second] = args as [IncomingMessage, ServerResponse & Duplex]
  if (/^(request|checkContinue|checkExpectation)$/.test(String(event)) && onRequest(first, second)) return true
  if (/^(upgrade|connect)$/.test(String(event)) && onUpgrade(first, second)) return true
  if (event === 'listening') process.send?.('ready')
  return Reflect.apply(emit, this, [event, ...args])
} as typeof emit

process.on('disconnect', () => process.exit(0)) // the parent was killed: no server is left behind
