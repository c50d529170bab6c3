import {ENGINES} from '../../../tests/support/shop/database.ts'
import {TestShop} from '../../../tests/support/shop/testShop.ts'
import runningCustomers from '../../endpoints/running-customers.ts'
import {reconcile} from '../../jobs/reconcile.ts'
import {cancelSubscription} from '../subscriptions/cancel.ts'

const STUDIO = 'https://studio.example'
const environment = process.env

describe.each(ENGINES)('how many customers a price concerns, on %s', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await new TestShop(new Date()).open(engine)
    process.env = {...environment, ...(await shop.openEnvironment()), STUDIO_URL: `${STUDIO}/desk`}
  })
  afterEach(async () => {
    process.env = environment
    await shop.close()
  })

  async function ask(query: string, headers: Record<string, string> = {origin: STUDIO}) {
    const response = await runningCustomers(new Request(`http://localhost:9/api/running-customers?${query}`, {headers}))
    return {
      status: response.status,
      body: await response.json(),
      allowed: response.headers.get('access-control-allow-origin'),
    }
  }
  const QUERY = 'plan=basis&period=monthly&price=price-next'

  test('is told in numbers and nothing else: who runs, who pays it, who was told, whom nobody can tell', async () => {
    expect((await ask(QUERY)).body).toEqual({running: 0, paying: 0, told: 0, withoutAddress: 0})
    await shop.paidOrder({customerEmail: 'jo@example.nl', customerName: 'Jo'})
    await shop.paidOrder()
    await shop.paidOrder({plan: 'pro', customerEmail: 'an@example.nl'})
    const gone = await shop.paidOrder({customerEmail: 'ex@example.nl'})
    await cancelSubscription(gone, shop.services, {actor: 'customer', reason: 'settle'}, shop.now)
    const seed = shop.documents.find(({_id}) => _id === 'price-basis-monthly')
    const next = {_id: 'price-next', exclVat: 109, validFrom: '2099-01-01', holdsForRunning: true}
    shop.documents = [...shop.documents, {...seed, ...next} as (typeof shop.documents)[number]]
    await reconcile(shop.services)
    expect(await ask(QUERY)).toEqual({
      status: 200,
      body: {running: 2, paying: 0, told: 1, withoutAddress: 1},
      allowed: STUDIO,
    })
    expect((await ask('plan=basis&period=monthly&price=price-basis-monthly')).body).toMatchObject({paying: 2})
  })

  test('is for the Studio: nobody else’s page, and no half question', async () => {
    expect((await ask(QUERY, {})).status).toBe(403)
    expect(await ask(QUERY, {origin: 'https://evil.example'})).toMatchObject({status: 403, allowed: null})
    for (const query of ['', 'plan=basis', 'plan=basis&period=weekly&price=a', `${QUERY}&more=1`])
      expect((await ask(query)).status).toBe(400)
  })
})
