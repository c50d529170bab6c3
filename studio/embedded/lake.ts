import {type ClientConfig, createClient, type SanityClient} from '@sanity/client'

const STREAM = /\/data\/(listen|live\/events)\//

/**
 * Browsers open six HTTP/1.1 connections per origin, and the Studio keeps a stream per pane: previews would load
 * forever. WebSockets stand outside that pool, so against the embedded lake each stream travels over one and comes
 * back as a Response. (Hosted Sanity speaks HTTP/2 and has no such limit.)
 */
function streamOverWebSocket(address: string, init?: RequestInit): Promise<Response> {
  const url = new URL(address)
  url.protocol = url.protocol.replace('http', 'ws')
  const lastEventId = new Headers(init?.headers).get('last-event-id')
  if (lastEventId) url.searchParams.set('lastEventId', lastEventId)

  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url)
    const encoder = new TextEncoder()
    let settled = false
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const end = (finish: () => void) => {
          if (settled) return
          settled = true
          finish()
        }
        socket.onmessage = ({data}) => settled || controller.enqueue(encoder.encode(data))
        socket.onclose = () => end(() => controller.close())
        socket.onerror = () => {
          const failure = new TypeError('Failed to fetch')
          reject(failure)
          end(() => controller.error(failure))
        }
        init?.signal?.addEventListener('abort', () => {
          end(() => controller.error(new DOMException('aborted', 'AbortError')))
          socket.close()
        })
      },
      cancel() {
        settled = true
        socket.close()
      },
    })
    socket.onopen = () => resolve(new Response(body, {headers: {'content-type': 'text/event-stream'}}))
  })
}

const lakeFetch: typeof fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input)
  return STREAM.test(address) ? streamOverWebSocket(address, init) : fetch(input, init)
}

/** Makes the Studio's clients for the embedded lake at `apiHost`. */
export const lakeClientFactory =
  (apiHost: string) =>
  (options: ClientConfig): SanityClient =>
    createClient({
      ...options,
      apiHost,
      useProjectHostname: false,
      useCdn: false,
      // Not in the public types: the hook through which the client fetches.
      ...({resolveFetch: () => lakeFetch} as object),
    })
