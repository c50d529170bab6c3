import http from 'node:http'
import http2 from 'node:http2'
import https from 'node:https'
import {type AddressInfo, connect, type Socket} from 'node:net'
import path from 'node:path'
import {closing, listening} from '../bench/sampling.ts'
import {makeCertificate} from '../support/services/certificate.ts'

/** Changes what goes to a service or comes from it, as another mode of it would. */
export type Host = {
  /** A server of this machine. */
  at: string
  /** Whether the server is told the name that was asked for, in place of its own. */
  isNamed?: boolean
  ask?: (headers: http.IncomingHttpHeaders) => http.IncomingHttpHeaders
  answer?: (body: string, asked: http.IncomingHttpHeaders) => string
}

/**
 * A part of the internet on this machine: a proxy that answers the names in `hosts` over TLS and HTTP/2, with a certificate of
 * its own, and no other name. Programs that are given `environment` find it, and reach nothing else.
 */
export class Internet {
  readonly environment: Record<string, string> = {}
  /** Names that somebody asked for and that are not there. */
  readonly unknown: string[] = []
  certificate = ''
  files = {key: '', certificate: ''}
  readonly #hosts: Record<string, Host>
  readonly #folder: string
  readonly #tunnels = new Set<Socket>()
  #close: (() => Promise<void>)[] = []

  constructor(hosts: Record<string, Host>, folder: string) {
    this.#hosts = hosts
    this.#folder = folder
  }

  async open() {
    const {key, certificate, file} = makeCertificate(path.join(this.#folder, 'tls'), Object.keys(this.#hosts))
    this.certificate = certificate
    this.files = {key: path.join(path.dirname(file), 'key.pem'), certificate: file}
    const tls = http2.createSecureServer({key, cert: certificate, allowHTTP1: true})
    tls.on('request', (request, response) => this.#pass(request, response))
    tls.on('upgrade', (request: http.IncomingMessage, socket: Socket) => this.#passSocket(request, socket))
    await new Promise<void>((resolve) => tls.listen(0, '127.0.0.1', resolve))
    const {port} = tls.address() as AddressInfo
    const proxy = http.createServer((_request, response) => void response.writeHead(502).end())
    proxy.on('connect', (request: http.IncomingMessage, socket: Socket) => {
      const [name = ''] = (request.url ?? '').split(':')
      if (!this.#hosts[name]) {
        this.unknown.push(name)
        return void socket.end('HTTP/1.1 502 Unknown name\r\n\r\n')
      }
      const tunnel = connect(port, '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 Connected\r\n\r\n')
        socket.pipe(tunnel).pipe(socket)
      })
      for (const end of [socket, tunnel]) {
        this.#tunnels.add(end)
        end.on('error', () => {})
        end.on('close', () => this.#tunnels.delete(end))
      }
    })
    const address = await listening(proxy)
    Object.assign(this.environment, {
      NODE_USE_ENV_PROXY: '1',
      HTTPS_PROXY: address,
      NO_PROXY: 'localhost,127.0.0.1',
      NODE_EXTRA_CA_CERTS: file,
    })
    this.#close = [() => closing(proxy), () => new Promise((done) => tls.close(() => done()))]
  }

  async close() {
    for (const end of this.#tunnels) end.destroy()
    for (const close of this.#close) await close()
  }

  #pass(request: http2.Http2ServerRequest, response: http2.Http2ServerResponse) {
    const name = nameIn(request.headers)
    const {at, isNamed, ask, answer} = this.#hosts[name] ?? {at: ''}
    const url = new URL(at + (request.url ?? '/')) // the path may begin with two slashes
    const own = Object.entries(request.headers).filter(([header]) => !header.startsWith(':'))
    const asked = Object.fromEntries(own) as http.IncomingHttpHeaders
    const host = isNamed ? name : url.host
    const {method} = request
    const headers = {...(ask?.(asked) ?? asked), host, 'x-forwarded-host': name}
    const {request: send} = url.protocol === 'https:' ? https : http
    const passed = send(url, {method, headers, servername: name, ca: this.certificate}, (reply) => {
      // These are about one connection, and HTTP/2 has none of them.
      const {connection, 'keep-alive': _alive, 'transfer-encoding': _encoding, ...lasting} = reply.headers
      if (!answer) {
        response.writeHead(reply.statusCode ?? 502, lasting)
        return void reply.pipe(response)
      }
      const {'content-length': _length, ...own} = lasting
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () => {
        response.writeHead(reply.statusCode ?? 502, own).end(answer(Buffer.concat(chunks).toString(), asked))
      })
    })
    passed.on('error', () => (response.headersSent ? response.destroy() : void response.writeHead(502).end()))
    // A stream is read until its reader goes.
    response.on('close', () => passed.destroy())
    request.pipe(passed)
  }

  #passSocket(request: http.IncomingMessage, socket: Socket) {
    const {at} = this.#hosts[nameIn(request.headers)] ?? {at: ''}
    const url = new URL(at + (request.url ?? '/'))
    const passed = http.request(url, {headers: {...request.headers, host: url.host}})
    passed.on('upgrade', (reply, end) => {
      const lines = Object.entries(reply.headers).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`)
      socket.on('error', () => end.destroy())
      end.on('error', () => socket.destroy())
      socket.pipe(end).pipe(socket)
    })
    passed.on('response', () => socket.destroy())
    passed.on('error', () => socket.destroy())
    passed.end()
  }
}

const nameIn = (headers: http.IncomingHttpHeaders) => String(headers[':authority'] ?? headers.host ?? '')
