import {type LookupAddress, lookup} from 'node:dns'
import http, {type IncomingHttpHeaders, type IncomingMessage, type RequestOptions} from 'node:http'
import https from 'node:https'
import {isIP, type LookupFunction} from 'node:net'
import {isPublicAddress} from './publicAddress.ts'
import {readBody} from './readBody.ts'

/** `url` is the last one, after redirects. The body is that of GET. */
export type PublicResponse = {
  url: string
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** Bytes of the body as it travelled. */
  bytes: number
  /** Milliseconds from the open connection to the first byte of the answer. */
  firstByteMs: number
}

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

export type MayConnect = (address: string, port: number, host: string) => boolean
export type PublicFetchOptions = {
  method?: 'GET' | 'HEAD'
  userAgent: string
  /** For the whole of it: names, redirects and body. */
  withinMs: number
  /** Most bytes of the body, as it travels and as it is read. */
  maxBytes: number
  /** Asks for a compressed body, as browsers do, and decodes it. */
  isCompressed?: boolean
  /** Asked before each request, also of a redirect. */
  mayAsk?: (url: URL) => Promise<boolean>
  /** Asked before each connection, with the addresses that it may go to: all of them are public. */
  mayReach?: (addresses: readonly string[]) => Promise<boolean>
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
/** A name may have hundreds, each of which would be counted; more are not connected to. */
const MOST_ADDRESSES = 4
const DEFAULT_PORTS: Readonly<Record<string, number>> = {'http:': 80, 'https:': 443}

export const isPublicWeb: MayConnect = (address, port) => WEB_PORTS.includes(port) && isPublicAddress(address)

/**
 * Reads an address that somebody else chose, of the public web alone. An address is checked when it is connected to, on every
 * redirect: a name that leads to this machine or its network, also when it led elsewhere a moment ago, is refused.
 * Throws a PublicFetchError.
 */
export async function publicFetch(address: string, options: PublicFetchOptions): Promise<PublicResponse> {
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

async function request(url: URL, options: PublicFetchOptions, signal: AbortSignal): Promise<PublicResponse> {
  const {method = 'GET', userAgent, maxBytes, isCompressed, mayAsk, mayConnect = isPublicWeb} = options
  const port = Number(url.port) || DEFAULT_PORTS[url.protocol]
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A host that is an address is never looked up.
  if (!port || url.username || url.password || (isIP(host) && !mayConnect(host, port, host)))
    throw new PublicFetchError('forbidden')
  if (mayAsk && !(await mayAsk(url))) throw new PublicFetchError('forbidden')
  if (isIP(host) && options.mayReach && !(await options.mayReach([host]))) throw new PublicFetchError('forbidden')
  const sent: RequestOptions = {
    method,
    // A connection of its own, so that none is reused whose address was not checked.
    agent: false,
    headers: {
      'user-agent': userAgent,
      accept: 'text/html,*/*;q=0.8',
      'accept-encoding': isCompressed ? 'gzip, br' : 'identity',
    },
    lookup: checkedLookup(options, (address) => mayConnect(address, port, host)),
    signal,
  }
  try {
    const {answer, firstByteMs} = await send(url, sent)
    const body = await readBody(answer, {maxBytes, isDecoded: isCompressed === true})
    if (!body) throw new PublicFetchError('tooLarge')
    return {url: url.href, status: answer.statusCode ?? 0, headers: answer.headers, firstByteMs, ...body}
  } catch (error) {
    throw error instanceof PublicFetchError ? error : new PublicFetchError(faultOf(error, signal), {cause: error})
  }
}

function send(url: URL, options: RequestOptions): Promise<{answer: IncomingMessage; firstByteMs: number}> {
  const isSecure = url.protocol === 'https:'
  return new Promise((resolve, reject) => {
    let openedAt = performance.now()
    const sending = (isSecure ? https : http).request(url, options, (answer) =>
      resolve({answer, firstByteMs: Math.round(performance.now() - openedAt)}),
    )
    sending.on('socket', (socket) =>
      socket.on(isSecure ? 'secureConnect' : 'connect', () => {
        openedAt = performance.now()
      }),
    )
    sending.on('error', reject).end()
  })
}

/** Looks a name up for the connection that follows, and refuses it when one of its addresses may not be connected to. */
const checkedLookup =
  (
    {lookUp = lookup, mayReach = async () => true}: PublicFetchOptions,
    mayConnectTo: (address: string) => boolean,
  ): LookupFunction =>
  (hostname, options, callback) =>
    lookUp(hostname, {...options, all: true}, (error, addresses) => {
      const reached = addresses?.slice(0, MOST_ADDRESSES) ?? []
      const [first] = reached
      if (error || !first) return callback(error ?? new PublicFetchError('unknownHost'), '')
      if (!addresses.every(({address}) => mayConnectTo(address))) return callback(new PublicFetchError('forbidden'), '')
      mayReach(reached.map(({address}) => address)).then(
        (isAllowed) => {
          if (!isAllowed) callback(new PublicFetchError('forbidden'), '')
          else if (options.all) callback(null, reached)
          else callback(null, first.address, first.family)
        },
        (thrown: Error) => callback(thrown, ''),
      )
    })

function faultOf(error: unknown, signal: AbortSignal): PublicFetchFault {
  if (signal.aborted) return 'timeout'
  const code = String((error as {code?: unknown} | null)?.code)
  if (code === 'ENOTFOUND') return 'unknownHost'
  return /CERT|TLS|SSL|SIGNATURE/.test(code) ? 'certificate' : 'unreachable'
}
