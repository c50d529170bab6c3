import {expect, type House, test} from './house.ts'

// What the functions answer on the house's own server; all that they refuse is told in tests/payments/request.spec.ts.

const create = (house: House, body: unknown) =>
  fetch(`${house.site}/api/create-payment`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body),
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

  test('a customer of theirs whose payment fails is not told that it succeeded', async ({page, house}) => {
    const {paymentUrl} = await (await call(house, payload(house), house.functionsKey)).json()
    await page.goto(paymentUrl)
    await page.getByRole('button', {name: 'iDEAL'}).click()
    await page.getByRole('radio', {name: 'Mislukt'}).check()
    await page.getByRole('button', {name: 'Bevestigen'}).click()
    await page.waitForURL(`${house.site}/payment-cancelled/**`)
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Betaling niet gelukt')
  })

  test('refuses an amount that the CMS does not ask, and addresses of another site', async ({house}) => {
    expect((await call(house, payload(house, '1.00'), house.functionsKey)).status).toBe(409)
    for (const address of ['webhookUrl', 'redirectUrl']) {
      const elsewhere = {...payload(house), [address]: 'https://evil.example/hook'}
      expect([address, (await call(house, elsewhere, house.functionsKey)).status]).toEqual([address, 400])
    }
  })
})
