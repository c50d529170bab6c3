import http, {type IncomingMessage, type ServerResponse} from 'node:http'
import {encodeAnswer} from '../../http/encoding.ts'
import {guarded, KEEP_ALIVE, originsOf} from '../../http/loopback.ts'
import {toRequest} from '../functions.ts'
import {identified, type Line, logAnswer} from './accessLog.ts'
import {clientOf} from './client.ts'
import type {HostSettings} from './settings.ts'

/** A client that sends its request slower than this is cut off: no form of ours is that long. */
const REQUEST_WITHIN_MS = 30_000

type Options = {
  settings: Pick<HostSettings, 'siteUrl' | 'proxies' | 'isTrial'>
  answer: (request: Request) => Promise<Response>
  write: (line: Line | {time: string; event: string; request?: string; error?: string}) => void
}

/** Server of a host of our own: compresses, logs, and can be drained. */
export class HostServer {
  readonly server: http.Server
  readonly #options: Options
  #isDraining = false
  #toldOfProxy = false

  constructor(options: Options) {
    this.#options = options
    const {isTrial, siteUrl} = options.settings
    const listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void this.#serve(incoming, outgoing)
    this.server = http.createServer(
      {...KEEP_ALIVE, requestTimeout: REQUEST_WITHIN_MS},
      isTrial ? guarded({origins: originsOf(siteUrl), hasPages: true}, listener) : listener,
    )
  }

  get isDraining(): boolean {
    return this.#isDraining
  }

  listen(port: number, address: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject)
      this.server.listen(port, address, resolve)
    })
  }

  /** Takes no new connection. Resolves when every request that was begun has its answer. */
  async drain(): Promise<void> {
    this.#isDraining = true
    const closed = new Promise<void>((done) => this.server.close(() => done()))
    const idle = setInterval(() => this.server.closeIdleConnections(), 50)
    await closed
    clearInterval(idle)
  }

  async #serve(incoming: IncomingMessage, outgoing: ServerResponse) {
    const {answer, write, settings} = this.#options
    logAnswer(incoming, outgoing, write)
    if (incoming.method === 'TRACE') return void outgoing.writeHead(405).end() // a web Request cannot have it
    this.#lookForProxy(incoming)
    try {
      const isLocal = settings.isTrial && settings.proxies === 0 // as under npm start, this machine is not counted
      const client = isLocal ? undefined : clientOf(incoming, settings.proxies)
      const request = toRequest(incoming, settings.siteUrl, client)
      const response = await encodeAnswer(request, identified(await answer(request)))
      await this.#send(response, outgoing)
    } catch (error) {
      const {name, stack} = error as Error
      write({time: new Date().toISOString(), event: 'http.failed', error: stack?.split('\n')[1]?.trim() ?? name})
      if (!outgoing.headersSent) outgoing.writeHead(500)
      outgoing.end()
    }
  }

  async #send(response: Response, outgoing: ServerResponse) {
    const body = response.body && Buffer.from(await response.arrayBuffer())
    outgoing.statusCode = response.status
    outgoing.setHeaders(response.headers)
    if (body) outgoing.setHeader('content-length', body.length)
    if (this.#isDraining) outgoing.setHeader('connection', 'close')
    outgoing.end(body ?? undefined)
  }

  /** Behind a proxy that is not trusted all clients are one, and share its limits. */
  #lookForProxy({headers}: IncomingMessage) {
    if (this.#toldOfProxy || this.#options.settings.proxies > 0 || !headers['x-forwarded-for']) return
    this.#toldOfProxy = true
    this.#options.write({
      time: new Date().toISOString(),
      event: 'http.proxy_not_trusted',
      error: 'A proxy is in front, and TRUST_PROXY is not set: its visitors count as one client',
    })
  }
}
