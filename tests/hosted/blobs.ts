import http from 'node:http'
import {setTimeout} from 'node:timers/promises'
import {KEEP_ALIVE} from '../../local/http/loopback.ts'

/**
 * Netlify Blobs as its client sees them, with what the emulation of the package lacks: an etag on each answer. `failAfter`
 * lets a number of writes pass and refuses the rest. A store that is late says which set is current, and gives no file of it.
 */
export class Blobs {
  readonly entries = new Map<string, {bytes: Buffer; etag: string}>()
  failAfter = Number.POSITIVE_INFINITY
  isAway = false
  /** How long each write takes. */
  writeMs = 0
  #isLate = false
  #waiting: (() => void)[] = []
  #written = 0

  /** When it is in time again, what it owes is answered. */
  set isLate(isLate: boolean) {
    this.#isLate = isLate
    if (!isLate) for (const answer of this.#waiting.splice(0)) answer()
  }

  readonly server = http.createServer(KEEP_ALIVE, async (request, response) => {
    const key = new URL(request.url ?? '/', 'http://localhost').pathname
    if (this.isAway) return void request.socket.destroy()
    if (request.method === 'GET') {
      const answer = () => {
        const found = this.entries.get(key)
        if (!found) return void response.writeHead(404).end()
        response.writeHead(200, {etag: found.etag}).end(found.bytes)
      }
      if (this.#isLate && !key.endsWith('/current')) return void this.#waiting.push(answer)
      return answer()
    }
    if (request.method === 'DELETE') {
      this.entries.delete(key)
      return void response.writeHead(204).end()
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    if (this.writeMs > 0) await setTimeout(this.writeMs)
    if (--this.failAfter < 0) return void response.writeHead(403).end() // a status that the client does not retry
    const current = this.entries.get(key) // another may have written while this body came
    const {'if-match': match, 'if-none-match': noneMatch} = request.headers
    if ((noneMatch === '*' && current) || (match !== undefined && match !== current?.etag))
      return void response.writeHead(412).end()
    const etag = `"${++this.#written}"`
    this.entries.set(key, {bytes: Buffer.concat(chunks), etag})
    response.writeHead(200, {etag}).end()
  })
}
