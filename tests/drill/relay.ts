import {once} from 'node:events'
import {type AddressInfo, connect, createServer, type Server, type Socket} from 'node:net'
import {LOOPBACK} from '../../local/http/loopback.ts'

/** End of a message in SMTP. */
const END = '\r\n.\r\n'

/**
 * A way to the mail server of a copy, which passes everything on. Once, when it is told to, it keeps the answer to a message
 * back: the server has the message, and its sender never hears so.
 */
export class Relay {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #cut: {to: string; done: () => void} | null = null

  constructor(port: number) {
    this.#server = createServer((client) => this.#pass(client, connect(port, LOOPBACK)))
  }

  /** Listens, and returns its address. */
  async open(): Promise<string> {
    this.#server.listen(0, LOOPBACK)
    await once(this.#server, 'listening')
    return `smtp://${LOOPBACK}:${(this.#server.address() as AddressInfo).port}`
  }

  /** Resolves when the server has answered a message to somebody and its sender's connection has been cut before the answer. */
  cut = (to: string) =>
    new Promise<void>((done) => {
      this.#cut = {to, done}
    })

  #pass(client: Socket, server: Socket) {
    let tail = ''
    let isWhole = false
    let isTo = false
    client.on('data', (bytes) => {
      tail = (tail + bytes.toString('latin1')).slice(-END.length)
      if (tail === END) isWhole = true
      if (this.#cut && bytes.includes(`RCPT TO:<${this.#cut.to}>`)) isTo = true
      server.write(bytes)
    })
    server.on('data', (bytes) => {
      if (!isWhole || !isTo || !this.#cut) return void client.write(bytes)
      const {done} = this.#cut
      this.#cut = null
      client.destroy()
      done()
    })
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(one)
      one.on('error', () => {}) // a service that was killed
      one.on('end', () => other.end())
      one.on('close', () => {
        this.#sockets.delete(one)
        other.destroy()
      })
    }
  }

  async close() {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise<void>((done) => this.#server.close(() => done()))
  }
}
