import {randomUUID} from 'node:crypto'
import type {IncomingMessage, ServerResponse} from 'node:http'

/** Header with the id that all log lines of a request have. */
const ID_HEADER = 'x-request-id'

export type Line = {
  time: string
  event: 'http.answered'
  method: string | undefined
  /** Address of a page, file or function; null for what is not there, which a visitor typed. Never with its question. */
  path: string | null
  status: number
  bytes: number
  ms: number
  request: string
  /** The client went before the answer was complete. */
  isCut?: true
}

/** Writes a line when the answer has been sent. It has nothing personal: no address of the client, no question, no browser. */
export function logAnswer(incoming: IncomingMessage, outgoing: ServerResponse, write: (line: Line) => void) {
  const started = performance.now()
  outgoing.once('close', () => {
    const {statusCode: status} = outgoing
    write({
      time: new Date().toISOString(),
      event: 'http.answered',
      method: incoming.method,
      path: status === 404 ? null : ((incoming.url ?? '').split('?')[0] ?? null),
      status,
      bytes: Number(outgoing.getHeader('content-length') ?? 0),
      ms: Math.round(performance.now() - started),
      request: String(outgoing.getHeader(ID_HEADER) ?? ''),
      ...(!outgoing.writableFinished && {isCut: true}),
    })
  })
}

/** Gives an answer an id, unless the function that made it did. */
export function identified(response: Response): Response {
  if (!response.headers.has(ID_HEADER)) response.headers.set(ID_HEADER, randomUUID())
  return response
}
