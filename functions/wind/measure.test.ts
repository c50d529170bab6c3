import type {LookupAddress} from 'node:dns'
import {createServer, type RequestListener, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {gzipSync} from 'node:zlib'
import {KEEP_ALIVE} from '../../local/http/loopback.ts'
import {ENGINES} from '../../tests/support/shop/database.ts'
import {TestShop} from '../../tests/support/shop/testShop.ts'
import {exclude} from './excluded.ts'
import {type Failure, type Measured, type Measuring, measure} from './measure.ts'
import {WIND_LIMITS} from './windLimits.ts'

const HTML = {'content-type': 'text/html; charset=utf-8'}
const GOOD = `<!doctype html><title>Bakkerij Jansen in Utrecht</title>
<meta name="description" content="Elke ochtend vers brood, gebak en taarten uit onze eigen oven aan de Oudegracht.">
<script type="application/ld+json">{"@type":"Bakery"}</script><h1>Brood</h1><h2>Wit</h2><img alt="" src="a.png"><a href="/taart">Taart</a>`

const environment = process.env
let shop: TestShop
let servers: Server[]
/** Requests that reached a server, as "host path". */
let asked: string[]

async function serve(answer: RequestListener): Promise<number> {
  const server = createServer(KEEP_ALIVE, (request, reply) => {
    asked.push(`${request.headers.host?.replace(/:\d+$/, '')} ${request.url}`)
    answer(request, reply)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** A website with these answers by their path; others are not there. */
const website =
  (pages: Record<string, RequestListener>): RequestListener =>
  (request, reply) =>
    (pages[request.url ?? ''] ?? ((_, other) => void other.writeHead(404, HTML).end('<h1>Not here</h1>')))(
      request,
      reply,
    )
const page =
  (body: string | Buffer, headers: object = HTML, status = 200): RequestListener =>
  (_, reply) =>
    void reply.writeHead(status, headers as Record<string, string>).end(body)
const redirect =
  (location: string): RequestListener =>
  (_, reply) =>
    void reply.writeHead(302, {location}).end()

/** Names that lead to this machine, where one port is a website: everything else of it is the machine itself. */
const network = (port: number, addresses = ['127.0.0.1']): NonNullable<Measuring['network']> => ({
  mayConnect: (address, at, host) => address === '127.0.0.1' && at === port && host.endsWith('.example'),
  lookUp: (_name, _options, answer) =>
    answer(
      null,
      addresses.map((address): LookupAddress => ({address, family: 4})),
    ),
})

type Changes = Partial<Measuring>
const services = (port: number, changes: Changes = {}): Measuring => ({
  ...{database: shop.database.database, now: shop.now, siteUrl: 'https://www.vindkracht.example', own: null},
  // A limit for what hangs: that of the product would be one for a busy machine.
  ...{network: network(port), withinMs: 60_000, ...changes},
})
const measureAt = (port: number, path = '/', changes: Changes = {}): Promise<Measured> =>
  measure(new URL(`http://bakkerij.example:${port}${path}`), false, services(port, changes))
const failureOf = async (port: number, path?: string, changes?: Changes): Promise<Failure | null> => {
  const measured = await measureAt(port, path, changes)
  return measured.kind === 'failed' ? measured.failure : null
}

describe.each(ENGINES)('a measurement, on %s', (engine) => {
  beforeEach(async () => {
    shop = await new TestShop().open(engine)
    process.env = {...environment, LINK_SECRET: 'a-secret-that-signs-the-links-in-mails'}
    servers = []
    asked = []
  })
  afterEach(async () => {
    process.env = environment
    for (const server of servers) server.close().closeAllConnections()
    await shop.close()
  })

  test('answers every question, and asks three times', async () => {
    const port = await serve(
      website({'/': page(gzipSync(GOOD), {...HTML, 'content-encoding': 'gzip'}), '/llms.txt': page('# Bakkerij')}),
    )
    const measured = await measureAt(port)
    expect(measured).toMatchObject({kind: 'measured', host: `bakkerij.example:${port}`})
    const {answers} = measured as Extract<Measured, {kind: 'measured'}>
    expect(Object.entries(answers).filter(([, answer]) => !answer?.isFine)).toEqual([])
    expect(asked).toEqual(['bakkerij.example /robots.txt', 'bakkerij.example /', 'bakkerij.example /llms.txt'])
  })

  test('follows redirects to the page, and asks the robots.txt of each website on the way', async () => {
    const port = await serve((request, reply) =>
      request.headers.host?.startsWith('www.')
        ? website({'/': page(GOOD)})(request, reply)
        : website({'/': redirect(`http://www.bakkerij.example:${port}/`)})(request, reply),
    )
    expect(await measureAt(port)).toMatchObject({kind: 'measured', host: `www.bakkerij.example:${port}`})
    expect(asked.slice(0, 4)).toEqual([
      ...['bakkerij.example /robots.txt', 'bakkerij.example /'],
      ...['www.bakkerij.example /robots.txt', 'www.bakkerij.example /'],
    ])
  })

  test('leaves a question out that the website did not answer', async () => {
    const port = await serve(website({'/': page(GOOD), '/llms.txt': page('', HTML, 503)}))
    expect(await measureAt(port)).toMatchObject({kind: 'measured', answers: {llms: null}})
  })

  test('tells whom the website keeps out', async () => {
    const robots = 'User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /'
    const port = await serve(website({'/': page(GOOD), '/robots.txt': page(robots, {})}))
    expect(await measureAt(port)).toMatchObject({answers: {robots: {isFine: false, names: ['GPTBot', 'ClaudeBot']}}})
    const hidden = await serve(website({'/': page(GOOD, {...HTML, 'x-robots-tag': 'noindex'})}))
    expect(await measureAt(hidden)).toMatchObject({answers: {robots: {isFine: false, names: ['noindex']}}})
  })

  test.each([
    ['by its name', 'User-agent: VindkrachtWind\nDisallow: /'],
    ['as everybody', 'User-agent: *\nDisallow: /'],
  ])('reads no page of a website whose robots.txt keeps it out %s', async (_, robots) => {
    const port = await serve(website({'/': page(GOOD), '/robots.txt': page(robots, {})}))
    expect(await failureOf(port)).toBe('robots')
    expect(asked).toEqual(['bakkerij.example /robots.txt'])
  })

  test('reads no page of a website whose robots.txt cannot be read', async () => {
    for (const robots of [page('', {}, 503), page('a'.repeat(2_100_000), {})])
      expect(await failureOf(await serve(website({'/': page(GOOD), '/robots.txt': robots})))).toBe('robots')
  })

  test('reads nothing of a website whose owner does not want it, nor by a redirect', async () => {
    await exclude(shop.database.database, {
      host: 'bakkerij.example',
      at: shop.now.toISOString(),
      by: 'beheer@example.nl',
    })
    const port = await serve(website({'/': page(GOOD)}))
    expect(await failureOf(port)).toBe('excluded')
    const www = new URL(`http://www.bakkerij.example:${port}/`)
    expect(await measure(www, false, services(port))).toMatchObject({failure: 'excluded'})
    const other = await serve(redirect(`http://bakkerij.example:${port}/`))
    const from = new URL(`http://slager.example:${other}/`)
    const both = {...network(other), mayConnect: () => true}
    expect(await measure(from, false, services(other, {network: both}))).toMatchObject({failure: 'excluded'})
    expect(asked.filter((each) => each.startsWith('bakkerij'))).toEqual([])
  })

  test.each([
    ['notHtml', page('%PDF', {'content-type': 'application/pdf'})],
    ['notHtml', page('', {})],
    ['notHtml', page('', HTML, 204)],
    ['status', page('<h1>Gone</h1>', HTML, 410)],
    ['status', page('', HTML, 500)],
    ['tooBig', page('a'.repeat(2_000_001))],
    ['tooBig', page(gzipSync(Buffer.alloc(20_000_000)), {...HTML, 'content-encoding': 'gzip'})],
    ['unreachable', redirect('/')],
    ['unreachable', redirect('ftp://bakkerij.example/')],
    ['unreachable', redirect('https://jo:geheim@bakkerij.example/')],
  ] as [Failure, RequestListener][])('says %s', async (failure, answer) => {
    expect(await failureOf(await serve(website({'/': answer})))).toBe(failure)
  })

  test('ends when its time is up, at whatever part of it', async () => {
    const never: RequestListener = () => {}
    const slowly: RequestListener = (_, reply) => void reply.writeHead(200, HTML).write('<h1>')
    for (const pages of [{'/robots.txt': never}, {'/': never}, {'/': slowly}] as Record<string, RequestListener>[])
      expect(await failureOf(await serve(website(pages)), '/', {withinMs: 100})).toBe('slow')
    const late = await serve(website({'/': page(GOOD), '/llms.txt': never}))
    expect(await measureAt(late, '/', {withinMs: 3000})).toMatchObject({kind: 'measured', answers: {llms: null}})
  })

  test('asks a website on port 80 when nobody said which and 443 is closed, and not otherwise', async () => {
    const port = await serve(website({'/': page(GOOD)}))
    const url = new URL(`https://bakkerij.example:${port}/`)
    expect(await measure(url, true, services(port))).toMatchObject({kind: 'measured'})
    expect(await measure(url, false, services(port))).toMatchObject({failure: 'unreachable'})
  })

  describe('never reaches the machine itself', () => {
    let secret: number
    beforeEach(async () => {
      secret = await serve(page('<h1>secret</h1>'))
    })
    const secretAsked = () => asked.filter((each) => each.startsWith('localhost') || each.startsWith('127.'))

    test.each([
      (port: number) => `http://127.0.0.1:${port}/`,
      (port: number) => `http://localhost:${port}/`,
      (port: number) => `http://[::1]:${port}/`,
      (port: number) => `http://[::ffff:127.0.0.1]:${port}/`,
      (port: number) => `http://bakkerij.example:${port}/`,
      () => 'http://169.254.169.254/latest/meta-data/',
      () => 'http://10.0.0.1/',
    ])('by a redirect of the page, of robots.txt or of llms.txt: %#', async (targetAt) => {
      const target = redirect(targetAt(secret))
      expect(await failureOf(await serve(website({'/': target})))).toBe('unreachable')
      expect(await failureOf(await serve(website({'/': page(GOOD), '/robots.txt': target})))).toBe('unreachable')
      const port = await serve(website({'/': page(GOOD), '/llms.txt': target}))
      expect(await measureAt(port)).toMatchObject({answers: {llms: null}})
      expect(asked.filter((each) => !each.startsWith('bakkerij'))).toEqual([])
    })

    test('by a name that leads there, alone or beside a public address', async () => {
      for (const addresses of [['127.0.0.9'], ['127.0.0.1', '127.0.0.9']])
        expect(await failureOf(secret, '/', {network: network(secret, addresses)})).toBe('unreachable')
      expect(asked).toEqual([])
    })

    test('by a name that leads there at its second look', async () => {
      const port = await serve(website({'/': page(GOOD)}))
      const looks = [['127.0.0.1'], ['127.0.0.9']]
      const rebound = {
        ...network(port),
        lookUp: (...[name, options, answer]: Parameters<NonNullable<NonNullable<Measuring['network']>['lookUp']>>) =>
          network(port, looks.shift()).lookUp?.(name, options, answer),
      }
      expect(await failureOf(port, '/', {network: rebound})).toBe('unreachable')
      expect(asked).toEqual(['bakkerij.example /robots.txt'])
    })

    test('by any address without names of a test', async () => {
      const real = {...services(secret)}
      delete real.network
      for (const address of [
        `http://localhost:${secret}/`,
        `http://127.0.0.1:${secret}/`,
        'http://[::1]/',
        'http://0/',
      ])
        expect(await measure(new URL(address), true, real)).toEqual({kind: 'failed', failure: 'unreachable'})
      expect(secretAsked()).toEqual([])
    })

    test('beside this very site, where that may be measured', async () => {
      const own = await serve(website({'/': page(GOOD), '/away': redirect(`http://localhost:${secret}/`)}))
      const asOwn = {...services(own), own: `http://localhost:${own}`}
      delete asOwn.network
      expect(await measure(new URL(`http://localhost:${own}/`), false, asOwn)).toMatchObject({kind: 'measured'})
      for (const address of [`http://localhost:${own}/away`, `http://127.0.0.1:${own}/`, `http://localhost:${secret}/`])
        expect(await measure(new URL(address), false, asOwn)).toMatchObject({failure: 'unreachable'})
    })
  })

  describe('limits', () => {
    test('how often a website is measured an hour, whoever asks', async () => {
      const port = await serve(website({'/': page(GOOD)}))
      for (let count = 0; count < WIND_LIMITS.site.times; count++) expect(await failureOf(port)).toBeNull()
      const before = asked.length
      expect(await failureOf(port)).toBe('busy')
      expect(asked).toHaveLength(before)
      expect(await failureOf(port, '/', {now: new Date(shop.now.getTime() + 3_600_000)})).toBeNull()
    })

    test('how often an address is reached, by however many names', async () => {
      const port = await serve(website({}))
      // Nobody answers there any more: a connection is counted before it is refused.
      await new Promise((closed) => servers.pop()?.close(closed))
      const named = {...network(port, ['127.0.0.2']), mayConnect: () => true} // the other loopback address is never counted
      const ask = (name: string) =>
        measure(new URL(`http://${name}.example:${port}/`), false, services(port, {network: named, withinMs: 60_000}))
      await Promise.all(Array.from({length: WIND_LIMITS.network.times}, (_, index) => ask(`a${index}`)))
      expect(await ask('one-more')).toMatchObject({failure: 'busy'})
    })

    test('without an address or a name in the database', async () => {
      const port = await serve(website({'/': page(GOOD)}))
      await measureAt(port)
      const rows = await shop.database.database.query('SELECT * FROM wind_counts')
      expect(rows.length).toBeGreaterThan(0)
      expect(JSON.stringify(rows)).not.toMatch(/bakkerij|127|site|network/)
    })
  })
})
