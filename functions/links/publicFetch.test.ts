import type {LookupAddress} from 'node:dns'
import {createServer, type RequestListener, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {brotliCompressSync, gzipSync} from 'node:zlib'
import {KEEP_ALIVE} from '../../local/http/loopback.ts'
import {type PublicFetchFault, publicFetch} from './publicFetch.ts'

const OPTIONS = {userAgent: 'test', withinMs: 60_000, maxBytes: 1000}
const servers: Server[] = []

async function serve(answer: RequestListener): Promise<number> {
  const server = createServer(KEEP_ALIVE, answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})
const faultOf = (address: string, options: Partial<Parameters<typeof publicFetch>[1]> = {}) =>
  publicFetch(address, {...OPTIONS, ...options}).then(
    () => null,
    (error: {fault?: PublicFetchFault}) => error.fault,
  )

describe('the machine itself and its network', () => {
  let asked = 0
  let port = 0
  beforeEach(async () => {
    asked = 0
    port = await serve((_, reply) => {
      asked++
      reply.end('secret')
    })
  })

  test.each([
    (at: number) => `http://localhost:${at}/`,
    (at: number) => `http://127.0.0.1:${at}/`,
    (at: number) => `http://127.1:${at}/`,
    (at: number) => `http://2130706433:${at}/`,
    (at: number) => `http://0x7f000001:${at}/`,
    (at: number) => `http://0177.0.0.1:${at}/`,
    (at: number) => `http://0:${at}/`,
    (at: number) => `http://[::1]:${at}/`,
    (at: number) => `http://[::ffff:127.0.0.1]:${at}/`,
    (at: number) => `http://[::]:${at}/`,
    () => 'http://169.254.169.254/latest/meta-data/',
    () => 'http://10.0.0.1/',
  ])('are refused in every spelling: %#', async (addressAt) => {
    // Any port, so that the address alone is what is refused.
    const {isPublicAddress} = await import('./publicAddress.ts')
    expect(await faultOf(addressAt(port), {mayConnect: (address) => isPublicAddress(address)})).toBe('forbidden')
    expect(asked).toBe(0)
  })

  test('are not reached by a redirect', async () => {
    const first = await serve((_, reply) => reply.writeHead(302, {location: `http://127.0.0.1:${port}/`}).end())
    expect(await faultOf(`http://127.0.0.1:${first}/`, {mayConnect: (_, at) => at === first})).toBe('forbidden')
    expect(asked).toBe(0)
  })

  /** A name that leads to each of these at its looks in turn; one address may not be connected to. */
  const named = (...looks: string[][]) => ({
    lookUp: (_name: string, _options: object, answer: (error: null, addresses: LookupAddress[]) => void) =>
      answer(
        null,
        (looks.shift() ?? []).map((address) => ({address, family: 4})),
      ),
    mayConnect: (address: string) => address !== '127.0.0.9',
  })

  test('are not reached by a name with an address of theirs beside another', async () => {
    expect(await faultOf(`http://example.nl:${port}/`, named(['127.0.0.1', '127.0.0.9']))).toBe('forbidden')
    expect(asked).toBe(0)
  })

  test('are not reached by a name that leads there at its second look', async () => {
    const redirecting = await serve((_, reply) => {
      asked++
      reply.writeHead(302, {location: '/'}).end()
    })
    expect(await faultOf(`http://example.nl:${redirecting}/`, named(['127.0.0.1'], ['127.0.0.9']))).toBe('forbidden')
    expect(asked).toBe(1)
  })
})

test.each([
  'ftp://example.nl/',
  'file:///etc/passwd',
  'https://example.nl:8443/',
  'http://user:word@example.nl/',
  'nothing',
])('refuses %s: neither the web nor its ports', async (address) => {
  const lookedUp = {mayConnect: undefined}
  expect(await faultOf(address.replace('example.nl', '93.184.215.14'), lookedUp as object)).toBe('forbidden')
})

const here = (port: number) => ({mayConnect: (address: string, at: number) => address === '127.0.0.1' && at === port})

test('follows redirects to the answer, and gives its address, status and body', async () => {
  const port = await serve(({url, headers}, reply) =>
    url === '/old'
      ? reply.writeHead(301, {location: '/new'}).end()
      : reply.writeHead(404).end(`${headers['user-agent']} ${headers['accept-encoding']}`),
  )
  const {url, status, body} = await publicFetch(`http://127.0.0.1:${port}/old`, {...OPTIONS, ...here(port)})
  expect([url, status, String(body)]).toEqual([`http://127.0.0.1:${port}/new`, 404, 'test identity'])
})

test('ends at a redirect in a circle', async () => {
  const port = await serve((_, reply) => reply.writeHead(302, {location: '/'}).end())
  expect(await faultOf(`http://127.0.0.1:${port}/`, here(port))).toBe('tooManyRedirects')
})

test('ends at the first byte that is too many, although the answer goes on', async () => {
  const port = await serve((_, reply) => {
    reply.write('a'.repeat(1001))
  })
  expect(await faultOf(`http://127.0.0.1:${port}/`, here(port))).toBe('tooLarge')
})

test('ends when its time is up while the answer goes on', async () => {
  const port = await serve((_, reply) => {
    reply.write('a')
  })
  expect(await faultOf(`http://127.0.0.1:${port}/`, {...here(port), withinMs: 50})).toBe('timeout')
})

test('says that nobody listens, and that a name does not exist', async () => {
  const port = await serve(() => {})
  await new Promise<unknown>((resolve) => servers.pop()?.close(resolve))
  expect(await faultOf(`http://127.0.0.1:${port}/`, here(port))).toBe('unreachable')
  expect(await faultOf('http://no-such-name.invalid/')).toMatch(/^(unknownHost|unreachable)$/)
})

describe('a body that is asked for compressed', () => {
  const ask = async (headers: Record<string, string>, body: Buffer, maxBytes = 1000) => {
    const port = await serve((_, reply) => reply.writeHead(200, headers).end(body))
    return publicFetch(`http://127.0.0.1:${port}/`, {...OPTIONS, ...here(port), isCompressed: true, maxBytes}).then(
      ({body: read, bytes}) => [String(read), bytes],
      (error: {fault?: PublicFetchFault}) => error.fault,
    )
  }
  const text = 'wind '.repeat(100)

  test.each([
    ['gzip', gzipSync(text)],
    ['br', brotliCompressSync(text)],
  ])('is read, with the bytes of %s as they travelled', async (encoding, body) => {
    expect(await ask({'content-encoding': encoding}, body)).toEqual([text, body.length])
  })

  test('is no larger decoded than it may be: a bomb is put down at its first bytes', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000))
    const before = process.memoryUsage().arrayBuffers
    expect(await ask({'content-encoding': 'gzip'}, bomb, 100_000)).toBe('tooLarge')
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000)
  })

  test.each(['gzip, gzip', 'zstd', 'constructor'])('is not read in an encoding like %s', async (encoding) => {
    expect(await ask({'content-encoding': encoding}, gzipSync(text))).toBe('unreachable')
  })

  test('is not read when it is no such thing, or ends too early', async () => {
    expect(await ask({'content-encoding': 'gzip'}, Buffer.from(text))).toBe('unreachable')
    expect(await ask({'content-encoding': 'gzip'}, gzipSync(text).subarray(0, 20))).toBe('unreachable')
  })
})

test('asks before each request, and goes no further once the answer is no', async () => {
  const asked: string[] = []
  const port = await serve(({url}, reply) => reply.writeHead(302, {location: `${url}a`}).end())
  const mayAsk = async (url: URL) => {
    asked.push(url.pathname)
    return url.pathname !== '/a'
  }
  expect(await faultOf(`http://127.0.0.1:${port}/`, {...here(port), mayAsk})).toBe('forbidden')
  expect(asked).toEqual(['/', '/a'])
})

test('asks before each connection, with some of the addresses of a name, and goes to no others', async () => {
  const asked: string[][] = []
  const port = await serve((_, reply) => reply.end('fine'))
  const many = Array.from({length: 300}, () => ({address: '127.0.0.1', family: 4}))
  const options = {
    mayConnect: () => true,
    lookUp: (_name: string, _options: object, answer: (error: null, addresses: LookupAddress[]) => void) =>
      answer(null, many),
    mayReach: async (addresses: readonly string[]) => {
      asked.push([...addresses])
      return asked.length < 2
    },
  }
  expect(await faultOf(`http://example.nl:${port}/`, options)).toBeNull()
  expect(await faultOf(`http://example.nl:${port}/`, options)).toBe('forbidden')
  expect(asked[0]).toHaveLength(4)
  expect(await faultOf(`http://127.0.0.1:${port}/`, options)).toBe('forbidden')
  expect(asked).toHaveLength(3)
})

test('measures the wait for the first byte from the open connection', async () => {
  const port = await serve((_, reply) => void setTimeout(() => reply.end('late'), 60))
  const {firstByteMs} = await publicFetch(`http://127.0.0.1:${port}/`, {...OPTIONS, ...here(port)})
  expect(firstByteMs).toBeGreaterThanOrEqual(50)
})
