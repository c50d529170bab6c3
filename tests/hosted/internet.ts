import http from 'node:http'
import https from 'node:https'
import {connect, type Socket} from 'node:net'
import path from 'node:path'
import {closing, listening} from '../bench/sampling.ts'
import {makeCertificate} from '../support/certificate.ts'

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
 * The part of the internet that a hosted shop knows, on this machine: a proxy that answers the names in `hosts` over TLS, with
 * a certificate of its own, and no other name. Programs that are given `environment` find it, and reach nothing else.
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
    const tls = https.createServer({key, cert: certificate}, (request, response) => this.#pass(request, response))
    const port = Number(new URL(await listening(tls)).port)
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
    this.#close = [() => closing(proxy), () => closing(tls)]
  }

  async close() {
    for (const end of this.#tunnels) end.destroy()
    for (const close of this.#close) await close()
  }

  #pass(request: http.IncomingMessage, response: http.ServerResponse) {
    const name = request.headers.host ?? ''
    const {at, isNamed, ask, answer} = this.#hosts[name] ?? {at: ''}
    const url = new URL(request.url ?? '/', at)
    const host = isNamed ? name : url.host
    const headers = {...(ask?.(request.headers) ?? request.headers), host, 'x-forwarded-host': name}
    const {request: send} = url.protocol === 'https:' ? https : http
    const passed = send(url, {method: request.method, headers, servername: name, ca: this.certificate}, (reply) => {
      const {'content-length': _length, 'transfer-encoding': _encoding, ...own} = reply.headers
      if (!answer) {
        response.writeHead(reply.statusCode ?? 502, reply.headers)
        return void reply.pipe(response)
      }
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () => {
        response.writeHead(reply.statusCode ?? 502, own).end(answer(Buffer.concat(chunks).toString(), request.headers))
      })
    })
    passed.on('error', () => response.writeHead(502).end())
    request.pipe(passed)
  }
}
