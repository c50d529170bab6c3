import {randomUUID} from 'node:crypto'
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import type http from 'node:http'
import path from 'node:path'
import {text} from 'node:stream/consumers'
import * as v from 'valibot'

/** Receivers by their identifier: every other one is in the network and gets its documents at once. */
const EXCEPTIONS: Record<string, 'unknown' | 'silent'> = {'00000000': 'unknown', '00000001': 'silent'}

/** Failures of the next calls, in turn. `lost` takes the document and gives no answer. */
const Faults = v.array(v.picklist(['lost', 'reset', '401', '429', '503']))

const Submission = v.object({
  legalEntityId: v.pipe(v.number(), v.integer()),
  idempotencyGuid: v.pipe(v.string(), v.uuid()),
  routing: v.object({
    eIdentifiers: v.tuple([v.object({scheme: v.pipe(v.string(), v.regex(/^[A-Z]{2}:[A-Z]+$/)), id: v.string()})]),
  }),
  document: v.object({
    documentType: v.literal('invoice'),
    rawDocumentData: v.object({
      document: v.pipe(v.string(), v.base64()),
      parse: v.literal(true),
      parseStrategy: v.literal('ubl'),
    }),
  }),
})

export type Sent = {guid: string; at: string; idempotencyGuid: string; receiver: string; xml: string}

type Answer = {status: number; body?: unknown}

/**
 * Emulator of a Peppol access point, by the documented API of Storecove (https://www.storecove.com/docs):
 * `POST /document_submissions` and `GET /document_submissions/{guid}/evidence`. It sends nothing on and keeps what it is given.
 */
export class AccessPoint {
  readonly #folder: string
  #faults: v.InferOutput<typeof Faults> = []

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, {recursive: true})
  }

  /** Documents that it was given, oldest first. */
  get sent(): Sent[] {
    return readdirSync(this.#folder)
      .map((name) => JSON.parse(readFileSync(path.join(this.#folder, name), 'utf8')) as Sent)
      .sort((a, b) => a.at.localeCompare(b.at))
  }

  set faults(faults: unknown) {
    this.#faults = v.parse(Faults, faults)
  }

  /** Answers a call of the API; `PUT /faults` sets failures of the calls after it. */
  async answer(request: http.IncomingMessage, response: http.ServerResponse, pathname: string) {
    const body = await text(request)
    const isControl = request.method === 'PUT' && pathname === '/faults'
    if (isControl) this.faults = JSON.parse(body)
    const fault = isControl ? undefined : this.#faults.shift()
    if (fault === 'reset') return void response.destroy()
    const {status, body: answer} = isControl
      ? {status: 204, body: undefined}
      : fault && fault !== 'lost'
        ? {status: Number(fault), body: {}}
        : this.#reply(request, pathname, body)
    if (fault === 'lost') return void response.destroy()
    response.writeHead(status, {'content-type': 'application/json'}).end(answer && JSON.stringify(answer))
  }

  #reply({method, headers}: http.IncomingMessage, pathname: string, body: string): Answer {
    if (!/^Bearer \S+$/.test(headers.authorization ?? '')) return {status: 401}
    const [, guid] = /^\/document_submissions\/([\w-]+)\/evidence$/.exec(pathname) ?? []
    if (method === 'GET' && guid) return this.#evidence(guid)
    return method === 'POST' && pathname === '/document_submissions' ? this.#submit(body) : {status: 404}
  }

  #submit(body: string): Answer {
    const {success, output, issues} = v.safeParse(v.pipe(v.string(), v.parseJson(), Submission), body)
    if (!success)
      return {status: 422, body: issues.map((each) => ({source: v.getDotPath(each) ?? '', details: each.message}))}
    const {idempotencyGuid, routing, document} = output
    const [{scheme, id}] = routing.eIdentifiers
    if (EXCEPTIONS[id] === 'unknown')
      return {status: 422, body: [{source: 'routing', details: `${scheme}:${id} is not in the network`}]}
    const known = this.sent.find((each) => each.idempotencyGuid === idempotencyGuid)
    if (known) return {status: 200, body: {guid: known.guid}}
    const xml = Buffer.from(document.rawDocumentData.document, 'base64').toString()
    const sent: Sent = {
      ...{guid: randomUUID(), at: new Date().toISOString()},
      ...{idempotencyGuid, receiver: `${scheme}:${id}`, xml},
    }
    writeFileSync(path.join(this.#folder, `${sent.guid}.json`), JSON.stringify(sent))
    return {status: 200, body: {guid: sent.guid}}
  }

  /** 404 until the receiver's access point took the document. */
  #evidence(guid: string): Answer {
    const sent = this.sent.find((each) => each.guid === guid)
    const isDelivered = sent && EXCEPTIONS[sent.receiver.split(':').at(-1) ?? ''] !== 'silent'
    return isDelivered ? {status: 200, body: {network: 'peppol', receiver: sent.receiver}} : {status: 404}
  }
}
