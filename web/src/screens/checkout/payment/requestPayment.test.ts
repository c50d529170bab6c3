import {requestPayment} from './requestPayment.ts'

const request = {
  planType: 'pro',
  billingPeriod: 'quarterly',
  shownTotal: 48678,
  language: 'nl',
  attempt: 'a',
  company: 'Bakkerij Jansen',
  website: 'voorbeeld.nl',
  country: 'NL',
  vatNumber: '',
  customerEmail: 'jo@example.nl',
} as const
const answering =
  (status: number, body: unknown): typeof fetch =>
  async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), {status})

test('sends the total with two decimals', async () => {
  let sent = ''
  await requestPayment(request, async (_, init) => {
    sent = String(init?.body)
    return Response.json({})
  })
  expect(JSON.parse(sent)).toMatchObject({planType: 'pro', billingPeriod: 'quarterly', shownTotal: '486.78'})
})

test('a payment is created only with success and an address', async () => {
  const url = 'https://pay.example/1'
  expect(await requestPayment(request, answering(200, {success: true, paymentUrl: url}))).toEqual({
    outcome: 'created',
    paymentUrl: url,
  })
  expect(await requestPayment(request, answering(200, {success: true}))).toMatchObject({outcome: 'failed'})
  expect(await requestPayment(request, answering(200, {paymentUrl: url}))).toMatchObject({outcome: 'failed'})
})

test('a changed price returns the new amounts', async () => {
  const body = {success: false, error: 'Price changed', exclVat: '109.00', vat: '22.89', total: '131.89'}
  expect(await requestPayment(request, answering(409, body))).toEqual({
    outcome: 'priceChanged',
    amounts: {exclVat: 10900, vat: 2289, total: 13189},
  })
})

test('names the fields that the visitor can correct', async () => {
  const body = {success: false, error: 'The request has …', wrong: ['website', 'something else']}
  expect(await requestPayment(request, answering(400, body))).toEqual({outcome: 'wrong', wrong: ['website']})
  expect(await requestPayment(request, answering(400, {...body, wrong: []}))).toMatchObject({reason: 'paymentFailed'})
})

test('returns a failure for an error text, an HTML page and a network error', async () => {
  expect(await requestPayment(request, answering(503, {error: 'Payment creation failed'}))).toEqual({
    outcome: 'failed',
    error: 'Payment creation failed',
    reason: 'paymentFailed',
  })
  expect(await requestPayment(request, answering(429, 'Too many requests'))).toMatchObject({reason: 'tooManyAttempts'})
  expect(await requestPayment(request, answering(502, '<html>'))).toMatchObject({outcome: 'failed'})
  expect(await requestPayment(request, () => Promise.reject(new TypeError('Failed to fetch')))).toEqual({
    outcome: 'failed',
    error: 'Failed to fetch',
    reason: 'paymentFailed',
  })
})

test('a failure has the id of its request, and what a visitor can correct has none', async () => {
  const answering = (status: number, body: object) => async () =>
    Response.json(body, {status, headers: {'x-request-id': '01KAYW'}})
  expect(await requestPayment(request, answering(503, {success: false}))).toMatchObject({reference: '01KAYW'})
  for (const answer of [answering(400, {wrong: ['company']}), answering(429, {})])
    expect(await requestPayment(request, answer)).not.toHaveProperty('reference')
})
