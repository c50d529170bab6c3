import http from 'node:http'
import {type Guard, guarded, KEEP_ALIVE} from '../http/loopback.ts'
import {sendResponse, toRequest} from './functions.ts'

type Answer = (request: Request) => Promise<Response>

/** Server of the site: turns each request that passes the guard into a web Request. `url` is the site's own address. */
export const createSite = (answer: Answer, url: string, guard: Guard): http.Server =>
  http.createServer(
    KEEP_ALIVE,
    guarded(guard, async (incoming, outgoing) => {
      if (incoming.method === 'TRACE') return void outgoing.writeHead(405).end() // a web Request cannot have it
      try {
        sendResponse(await answer(toRequest(incoming, url)), outgoing)
      } catch (error) {
        console.error('site.request_failed', error)
        if (!outgoing.headersSent) outgoing.writeHead(500)
        outgoing.end()
      }
    }),
  )
