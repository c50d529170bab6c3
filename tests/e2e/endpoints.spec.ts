import {expect, type House, test} from './house.ts'

const create = (house: House, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${house.site}/api/create-payment`, {
    method: 'POST',
    headers: {'content-type': 'application/json', ...headers},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const order = {planType: 'basis', billingPeriod: 'monthly'}

test('an unknown plan or period answers 400 "Invalid plan configuration"', async ({house}) => {
  for (const body of [
    {...order, planType: 'gold'},
    {...order, planType: 'enterprise'},
    {...order, billingPeriod: 'weekly'},
  ]) {
    const response = await create(house, body)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({success: false, error: 'Invalid plan configuration'})
  }
})

test('a plan and a period are answered with an address to pay at', async ({house}) => {
  const response = await create(house, order)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const answer = await response.json()
  expect(answer.success).toBe(true)
  expect(answer.paymentUrl.startsWith(`${house.mollie}/checkout/tr_`)).toBe(true)
})

test('the same attempt twice, even at once, is one payment', async ({house}) => {
  const body = {...order, attempt: crypto.randomUUID()}
  const answers = await Promise.all([create(house, body), create(house, body)])
  const [first, second] = await Promise.all(answers.map((answer) => answer.json()))
  expect(first.success).toBe(true)
  expect(second.paymentUrl).toBe(first.paymentUrl)
})

test('another total than the shown one is a 409 with the new amounts, and nothing is created', async ({house}) => {
  const response = await create(house, {...order, shownTotal: '1.00'})
  expect(response.status).toBe(409)
  expect(await response.json()).toEqual({
    success: false,
    error: 'Price changed',
    exclVat: '99.00',
    vat: '20.79',
    total: '119.79',
  })
})

test.describe('requests that are not honest are refused', () => {
  const cases: [string, number, unknown, Record<string, string>?][] = [
    ['text that is not JSON', 400, '{'],
    ['an unknown field', 400, {...order, amount: '0.01'}],
    ['another content type', 415, order, {'content-type': 'text/plain'}],
    ['a body of 5 kB', 413, {...order, customerName: 'x'.repeat(5000)}],
    ['a page of another site', 403, order, {origin: 'https://evil.example'}],
  ]
  for (const [what, status, body, headers] of cases)
    test(`${what} is ${status}`, async ({house}) => {
      const response = await create(house, body, headers)
      expect(response.status).toBe(status)
      expect((await response.json()).success).toBe(false)
    })

  test('a GET is 405', async ({house}) => {
    expect((await fetch(`${house.site}/api/create-payment`)).status).toBe(405)
  })
})

test.describe('the endpoint for back ends', () => {
  const payload = (house: House, total = '486.78') => ({
    amount: total,
    description: 'Vindkracht, Pro, Per 3 maanden',
    redirectUrl: `${house.site}/payment-success`,
    webhookUrl: `${house.site}/api/mollie-webhook`,
    metadata: {
      planType: 'pro',
      billingPeriod: 'quarterly',
      priceExclVAT: 402.3,
      vatAmount: 84.48,
      totalInclVAT: total,
      customerEmail: '',
      customerName: '',
    },
  })
  const call = (house: House, body: unknown, key: string) =>
    fetch(`${house.site}/functions/v1/create-mollie-payment`, {
      method: 'POST',
      headers: {'content-type': 'application/json', authorization: `Bearer ${key}`},
      body: JSON.stringify(body),
    })

  test('creates the payment of section 7 with the right key', async ({house}) => {
    const response = await call(house, payload(house), house.functionsKey)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({success: true, paymentUrl: expect.stringContaining('/checkout/tr_')})
  })

  test('answers 401 to a wrong key', async ({house}) => {
    expect((await call(house, payload(house), 'wrong')).status).toBe(401)
    expect((await call(house, payload(house), '')).status).toBe(401)
  })

  test('refuses an amount that the CMS does not ask, and addresses of another site', async ({house}) => {
    expect((await call(house, payload(house, '1.00'), house.functionsKey)).status).toBe(409)
    const elsewhere = {...payload(house), webhookUrl: 'https://evil.example/hook'}
    expect((await call(house, elsewhere, house.functionsKey)).status).toBe(400)
  })
})

test('the webhook tells nothing: unknown, malformed and empty ids are all 200', async ({house}) => {
  for (const body of ['id=tr_unknown123', 'id=tr_../customers', 'id=', '', '{"id": 3}', 'x'.repeat(9000)]) {
    const response = await fetch(`${house.site}/api/mollie-webhook`, {
      method: 'POST',
      headers: {'content-type': 'application/x-www-form-urlencoded'},
      body,
    })
    expect([body.slice(0, 20), response.status]).toEqual([body.slice(0, 20), 200])
  }
})
