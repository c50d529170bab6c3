import {amsterdamDay, daysLater} from '../../domain/format/dates.ts'
import {type PageCounts, STEPS, STUDIO_DAYS, type Step, sumOf} from '../../domain/pages/counting.ts'
import {ENGINES} from '../../tests/support/shop/database.ts'
import {TestShop} from '../../tests/support/shop/testShop.ts'
import {settlePayment} from '../billing/payments/settle.ts'
import pageCounts from '../endpoints/page-counts.ts'
import {counting} from './store.ts'

const STUDIO = 'https://studio.example'
const environment = process.env

describe.each(ENGINES)('sums of views and steps, on %s', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await new TestShop(new Date()).open(engine)
    process.env = {...environment, ...(await shop.openEnvironment()), STUDIO_URL: STUDIO}
  })
  afterEach(async () => {
    process.env = environment
    await shop.close()
  })

  const ask = (pages: string[] = [], headers: Record<string, string> = {origin: STUDIO}) =>
    pageCounts(
      new Request(`http://localhost:9/api/page-counts?${new URLSearchParams(pages.map((page) => ['page', page]))}`, {
        headers,
      }),
    )
  const read = async (pages?: string[]): Promise<PageCounts> => (await ask(pages)).json()
  const add = (page: string, step: Step, day = amsterdamDay(new Date())) => {
    const {text, values} = counting({day, page, step, language: 'nl'})
    return shop.database.database.query(text, values)
  }
  const sums = ({days}: PageCounts) => STEPS.flatMap((step) => (sumOf(days[step]) ? [[step, sumOf(days[step])]] : []))

  test('are those of the last days, the oldest first, with the most viewed pages first', async () => {
    const today = amsterdamDay(new Date())
    await add('/', 'view', daysLater(today, 1 - STUDIO_DAYS))
    await add('/', 'view', daysLater(today, -STUDIO_DAYS))
    for (const page of ['/privacy/', '/privacy/', '/over-ons/']) await add(page, 'view')
    await add('/privacy/', 'plan')
    const counts = await read()
    expect(counts).toMatchObject({from: daysLater(today, 1 - STUDIO_DAYS), until: today})
    expect(counts.days.view).toEqual([1, ...Array(STUDIO_DAYS - 2).fill(0), 3])
    expect(counts.pages).toEqual([
      {page: '/privacy/', views: 2, plans: 1},
      {page: '/', views: 1, plans: 0},
      {page: '/over-ons/', views: 1, plans: 0},
    ])
    expect(sums(await read(['/over-ons/', '/en/about/']))).toEqual([['view', 1]])
  })

  test('are for the Studio: no other page reads them, and the Studio does', async () => {
    expect((await ask([], {})).status).toBe(403)
    expect((await ask([], {origin: 'https://evil.example'})).status).toBe(403)
    expect((await ask(['no address'])).status).toBe(400)
    expect((await ask()).headers.get('access-control-allow-origin')).toBe(STUDIO)
  })

  test('have the steps of a purchase once each, at the checkout of its plan, however often Mollie calls', async () => {
    const paid = await shop.paidOrder({plan: 'pro', language: 'en'})
    await settlePayment(paid.paymentId ?? '', shop.services)
    const counts = await read(['/en/checkout/pro/'])
    expect(sums(counts)).toEqual([
      ['details', 1],
      ['payment', 1],
      ['paid', 1],
    ])
  })
})
