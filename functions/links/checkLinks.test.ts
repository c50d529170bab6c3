import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {DAY_MS} from '../../domain/format/dates.ts'
import type {LinkProblem} from '../../domain/pages/externalLinks.ts'
import {KEEP_ALIVE} from '../../local/http/loopback.ts'
import {ENGINES} from '../../tests/support/shop/database.ts'
import {TestShop} from '../../tests/support/shop/testShop.ts'
import type {ContentClient} from '../runtime/content.ts'
import {checkLinks, linkProblem} from './checkLinks.ts'
import {deadLinks} from './linkState.ts'
import {readLinkStates} from './linkStates.ts'

const SITE = 'https://www.vindkracht.example'
const [GONE, FINE, OWN] = ['https://gone.example/', 'https://fine.example/', `${SITE}/about/`]

describe.each(ENGINES)('the daily check of links, on %s', (engine) => {
  let shop: TestShop
  let asked: string[]
  let links: string[]
  beforeEach(async () => {
    shop = await new TestShop().open(engine)
    asked = []
    links = [GONE, FINE, OWN, FINE]
  })
  afterEach(() => shop.close())

  const answers = async (url: string): Promise<LinkProblem | null> => {
    asked.push(url)
    return url === GONE ? 'gone' : null
  }
  const content = {fetch: async () => links.map((href) => ({_type: 'page', href}))} as unknown as ContentClient
  const check = (ask = answers, isOver = () => false, siteUrl = SITE) =>
    checkLinks({...shop.services, content, siteUrl, now: () => shop.now}, isOver, ask)
  const nextDay = () => {
    shop.now = new Date(shop.now.getTime() + DAY_MS)
  }
  const states = () => readLinkStates(shop.services.database)

  test('asks each other site once a day, and knows a dead link on the second', async () => {
    await check()
    await check()
    expect(asked).toEqual([GONE, FINE])
    expect(deadLinks(await states())).toEqual([])
    nextDay()
    await check()
    expect(deadLinks(await states())).toMatchObject([{url: GONE, problem: 'gone'}])
  })

  test('forgets a link that is published no more', async () => {
    await check()
    links = [FINE]
    nextDay()
    await check()
    expect((await states()).map(({url}) => url)).toEqual([FINE])
  })

  test('goes on where a run ended, and asks nobody twice', async () => {
    links = Array.from({length: 10}, (_, index) => `https://site${index}.example/`)
    await check(answers, () => asked.length > 0)
    expect(asked).toHaveLength(8)
    await check()
    expect(asked).toEqual(links)
  })

  test('learns nothing while our own network is away, and tries again', async () => {
    await check(async () => 'unknownHost')
    expect(await states()).toEqual([])
    await check()
    expect(await states()).toHaveLength(2)
  })

  test('learns of several dead hosts at once, once another site has answered that day', async () => {
    const dead = Array.from({length: 9}, (_, index) => `https://dead${index}.example/`)
    links = [FINE, ...dead]
    const ask = async (url: string) => {
      asked.push(url)
      return url === FINE ? null : ('unknownHost' as const)
    }
    await check(ask)
    await check(ask)
    expect(asked).toEqual(links)
    nextDay()
    await check(ask)
    expect(deadLinks(await states())).toHaveLength(9)
  })

  test('asks nobody from one machine', async () => {
    await check(answers, () => false, 'http://localhost:8888')
    expect(asked).toEqual([])
  })
})

describe('a link', () => {
  let status: (method: string | undefined) => number
  const server = createServer(KEEP_ALIVE, ({method}, reply) => void reply.writeHead(status(method)).end())
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  const problem = () => linkProblem(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, () => true)

  test.each([
    ['gone', 404],
    ['gone', 410],
    ['failing', 503],
    [null, 401],
    [null, 429],
    [null, 200],
  ])('is %s when it answers %s', async (expected, answer) => {
    status = () => answer
    expect(await problem()).toBe(expected)
  })

  test('is there when its server answers GET alone', async () => {
    status = (method) => (method === 'HEAD' ? 404 : 200)
    expect(await problem()).toBeNull()
  })

  test('to this machine leads nowhere', async () => {
    status = () => 200
    expect(await linkProblem(`http://localhost:${(server.address() as AddressInfo).port}/`)).toBe('unreachable')
  })
})
