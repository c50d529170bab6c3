import {type LookupAddress, lookup} from 'node:dns'
import http, {type IncomingHttpHeaders, type IncomingMessage, type RequestOptions} from 'node:http'
import https from 'node:https'
import {isIP, type LookupFunction} from 'node:net'
import {isPublicAddress} from './publicAddress.ts'

/** `url` is the last one, after redirects. The body is that of GET, as it was sent: no compression is asked for. */
export type PublicResponse = {url: string; status: number; headers: IncomingHttpHeaders; body: Buffer}

export type PublicFetchFault =
  | 'forbidden'
  | 'unknownHost'
  | 'certificate'
  | 'timeout'
  | 'tooLarge'
  | 'tooManyRedirects'
  | 'unreachable'

export class PublicFetchError extends Error {
  readonly fault: PublicFetchFault

  constructor(fault: PublicFetchFault, options?: ErrorOptions) {
    super(`The address could not be read: ${fault}`, options)
    this.fault = fault
  }
}

export type MayConnect = (address: string, port: number) => boolean
type Options = {
  method?: 'GET' | 'HEAD'
  userAgent: string
  /** For the whole of it: names, redirects and body. */
  withinMs: number
  maxBytes: number
  /** Which addresses may be connected to; tests allow a server of their own. */
  mayConnect?: MayConnect
  /** How a name is looked up; tests answer for names of their own. */
  lookUp?: LookUp
}
type LookUp = (
  name: string,
  options: {all: true},
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

const MOST_REDIRECTS = 5
const WEB_PORTS = [80, 443]
const DEFAULT_PORTS: Readonly<Record<string, number>> = {'http:': 80, 'https:': 443}

const isPublicWeb: MayConnect = (address, port) => WEB_PORTS.includes(port) && isPublicAddress(address)

/**
 * Reads an address that somebody else chose, of the public web alone. An address is checked when it is connected to, on every
 * redirect: a name that leads to this machine or its network, also when it led elsewhere a moment ago, is refused.
 * Throws a PublicFetchError.
 */
export async function publicFetch(address: string, options: Options): Promise<PublicResponse> {
  const signal = AbortSignal.timeout(options.withinMs)
  let next = address
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const url = URL.parse(next)
    if (!url) throw new PublicFetchError('forbidden')
    const response = await request(url, options, signal)
    const location = response.headers.location && URL.parse(response.headers.location, url)?.href
    if (!location || response.status < 300 || response.status >= 400) return response
    next = location
  }
  throw new PublicFetchError('tooManyRedirects')
}

async function request(url: URL, options: Options, signal: AbortSignal): Promise<PublicResponse> {
  const {method = 'GET', userAgent, maxBytes, mayConnect = isPublicWeb, lookUp = lookup} = options
  const port = Number(url.port) || DEFAULT_PORTS[url.protocol]
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A host that is an address is never looked up.
  if (!port || url.username || url.password || (isIP(host) && !mayConnect(host, port)))
    throw new PublicFetchError('forbidden')
  const sent: RequestOptions = {
    method,
    // A connection of its own, so that none is reused whose address was not checked.
    agent: false,
    headers: {'user-agent': userAgent, accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'identity'},
    lookup: checkedLookup(lookUp, (address) => mayConnect(address, port)),
    signal,
  }
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const client = url.protocol === 'https:' ? https : http
      client.request(url, sent, resolve).on('error', reject).end()
    })
    const body = await bodyOf(answer, maxBytes)
    return {url: url.href, status: answer.statusCode ?? 0, headers: answer.headers, body}
  } catch (error) {
    throw error instanceof PublicFetchError ? error : new PublicFetchError(faultOf(error, signal), {cause: error})
  }
}

/** Looks a name up for the connection that follows, and refuses it when one of its addresses may not be connected to. */
const checkedLookup =
  (lookUp: LookUp, mayConnectTo: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) =>
    lookUp(hostname, {...options, all: true}, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) callback(error ?? new PublicFetchError('unknownHost'), '')
      else if (!addresses.every(({address}) => mayConnectTo(address))) callback(new PublicFetchError('forbidden'), '')
      else if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })

async function bodyOf(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  // Leaving the loop closes the connection.
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new PublicFetchError('tooLarge')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function faultOf(error: unknown, signal: AbortSignal): PublicFetchFault {
  if (signal.aborted) return 'timeout'
  const code = String((error as {code?: unknown} | null)?.code)
  if (code === 'ENOTFOUND') return 'unknownHost'
  return /CERT|TLS|SSL|SIGNATURE/.test(code) ? 'certificate' : 'unreachable'
}
