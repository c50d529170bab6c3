import {amsterdamDay, daysLater, monthsLater} from '../../domain/format/dates.ts'
import {ENGINES} from '../../tests/support/shop/database.ts'
import {TestShop} from '../../tests/support/shop/testShop.ts'
import count from '../endpoints/count.ts'
import {reconcile} from '../jobs/reconcile.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const environment = process.env

describe.each(ENGINES)('counting views, on %s', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await new TestShop(new Date()).open(engine)
    process.env = {...environment, ...(await shop.openEnvironment())}
  })
  afterEach(async () => {
    process.env = environment
    await shop.close()
  })

  async function see(body: Record<string, string>, headers: Record<string, string> = {}, method = 'POST') {
    const request = new Request(`${process.env.SITE_URL}/api/count`, {
      method,
      headers: {origin: process.env.SITE_URL ?? '', 'user-agent': BROWSER, ...headers},
      ...(method === 'POST' && {body: new URLSearchParams(body)}),
    })
    return (await count(request)).status
  }
  const rows = () =>
    shop.database.database.query('SELECT page, step, language, times FROM page_counts ORDER BY page, step')
  const row = (page: string, step: string, times: number, language = 'nl') => ({page, step, language, times})

  test('adds up views of a page by day and language, and keeps nothing else', async () => {
    for (const page of ['/', '/', '/en/over-ons/', '/privacy/']) expect(await see({page})).toBe(204)
    expect(await rows()).toEqual([
      row('/', 'view', 2),
      row('/en/over-ons/', 'view', 1, 'en'),
      row('/privacy/', 'view', 1),
    ])
    const [first = {}] = await shop.database.database.query('SELECT * FROM page_counts')
    expect(Object.keys(first)).toEqual(['day', 'page', 'step', 'language', 'times'])
  })

  test('counts a chosen plan on the page that led to the checkout, unless that is no page or a checkout', async () => {
    await see({page: '/checkout/pro/', from: '/'})
    await see({page: '/checkout/pro/', from: '/abonnement'})
    await see({page: '/checkout/basis/', from: '/checkout/pro/'})
    await see({page: '/over-ons/', from: '/'})
    expect(await rows()).toEqual([
      row('/', 'plan', 1),
      row('/checkout/basis/', 'checkout', 1),
      row('/checkout/basis/', 'view', 1),
      row('/checkout/pro/', 'checkout', 2),
      row('/checkout/pro/', 'view', 2),
      row('/over-ons/', 'view', 1),
    ])
  })

  test.each([
    ['a page that is not there', {page: '/wp-admin/'}, {}, 400],
    ['the page for what is not found', {page: '/404/'}, {}, 400],
    ['the checkout of a plan that is not sold', {page: '/checkout/gold/'}, {}, 400],
    ['no page', {}, {}, 400],
    ['an unknown field', {page: '/', visitor: '1'}, {}, 400],
    ['another site', {page: '/'}, {origin: 'https://evil.example'}, 403],
    ['Do Not Track', {page: '/'}, {dnt: '1'}, 204],
    ['Global Privacy Control', {page: '/'}, {'sec-gpc': '1'}, 204],
    ['a bot that says so', {page: '/'}, {'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)'}, 204],
  ] as [string, Record<string, string>, Record<string, string>, number][])(
    'does not count %s',
    async (_, body, headers, status) => {
      expect(await see(body, headers)).toBe(status)
      expect(await rows()).toEqual([])
    },
  )

  test('refuses another method', async () => expect(await see({}, {}, 'GET')).toBe(405))

  test('deletes days after the time that the privacy statement gives', async () => {
    const today = amsterdamDay(shop.now)
    const limit = monthsLater(today, -25)
    for (const day of [daysLater(limit, -1), limit, today])
      await shop.database.database.query("INSERT INTO page_counts VALUES ($1, '/', 'view', 'nl', 1)", [day])
    await reconcile(shop.services)
    const kept = await shop.database.database.query('SELECT day FROM page_counts ORDER BY day')
    expect(kept).toEqual([{day: limit}, {day: today}])
  })
})
