import {problemsOf} from '../testing/openapi.fixture.ts'
import {type ServedSandbox, serveSandbox} from '../testing/served.fixture.ts'

/** Runs where MOLLIE_OPENAPI names the contract; then the answers in the other tests of the sandbox are validated too. */
const withContract = problemsOf ? describe : describe.skip

let served: ServedSandbox
beforeAll(async () => {
  served = await serveSandbox()
})
afterAll(() => served.close())

const amount = {currency: 'EUR', value: '119.79'}
const payment = {amount, description: 'Basis', redirectUrl: 'http://localhost/'}

/** Calls the API, validates the answer and returns its body. */
async function ask(method: string, address: string, body?: unknown, status = 200) {
  const answer = await served.call(method, address, body)
  expect([method, address, answer.status, served.problems.splice(0)]).toEqual([method, address, status, []])
  return answer.body
}

withContract('with Mollie’s contract (skipped when MOLLIE_OPENAPI names no file)', () => {
  test('answers calls of customers, mandates and subscriptions', async () => {
    const {id} = await ask('POST', '/customers', {name: 'Jo', email: 'jo@example.nl', locale: 'nl_NL'}, 201)
    await ask('GET', `/customers/${id}`)
    await ask('PATCH', `/customers/${id}`, {name: 'Johanna'})
    await ask('GET', '/customers?limit=1&sort=asc')
    const mandate = {method: 'directdebit', consumerName: 'Jo', consumerAccount: 'NL55INGB0000000000'}
    const given = await ask('POST', `/customers/${id}/mandates`, mandate, 201)
    await ask('GET', `/customers/${id}/mandates`)
    await ask('GET', `/customers/${id}/mandates/${given.id}`)
    const wanted = {amount, interval: '1 month', description: 'Basis', times: 3}
    const subscription = await ask('POST', `/customers/${id}/subscriptions`, wanted, 201)
    const own = `/customers/${id}/subscriptions/${subscription.id}`
    await ask('GET', own)
    await ask('PATCH', own, {times: 5})
    await ask('GET', `/customers/${id}/subscriptions`)
    await ask('GET', '/subscriptions')
    await served.control('clock', {days: 40})
    await ask('GET', `${own}/payments`)
    await ask('GET', `/customers/${id}/payments`)
    await ask('POST', `/customers/${id}/payments`, {...payment, sequenceType: 'recurring', redirectUrl: undefined}, 201)
    await ask('DELETE', own)
    await ask('DELETE', `/customers/${id}/mandates/${given.id}`, undefined, 204)
    await ask('DELETE', `/customers/${id}`, undefined, 204)
    await ask('GET', `/customers/${id}`, undefined, 404)
  })

  test.each(['open', 'paid', 'failed', 'canceled', 'expired', 'pending', 'authorized'])(
    'answers calls of a payment that is %s',
    async (status) => {
      const {id} = await ask('POST', '/payments', {...payment, method: 'ideal', metadata: {order: '1'}}, 201)
      if (status !== 'open') await served.control('payment', {id, status})
      await ask('GET', `/payments/${id}?embed=refunds,chargebacks,captures`)
      await ask('PATCH', `/payments/${id}`, {description: 'Pro'})
      if (status === 'open') await ask('DELETE', `/payments/${id}`)
      if (status === 'failed') await ask('DELETE', `/payments/${id}`, undefined, 422)
    },
  )

  test('answers calls of refunds, chargebacks and captures', async () => {
    const {id} = await ask('POST', '/payments', {...payment, method: 'creditcard'}, 201)
    await served.control('payment', {id, status: 'paid'})
    const refund = await ask('POST', `/payments/${id}/refunds`, {amount: {currency: 'EUR', value: '10.00'}}, 201)
    await ask('GET', `/payments/${id}/refunds/${refund.id}?embed=payment`)
    await ask('GET', `/payments/${id}/refunds`)
    await ask('GET', '/refunds?embed=payment')
    await ask('DELETE', `/payments/${id}/refunds/${refund.id}`, undefined, 204)
    await served.control('chargeback', {id, amount: '20.00'})
    const {_embedded} = await ask('GET', '/chargebacks')
    await ask('GET', `/payments/${id}/chargebacks`)
    await ask('GET', `/payments/${id}/chargebacks/${_embedded.chargebacks[0].id}`)
    await ask('POST', `/payments/${id}/refunds`, {amount}, 422)
    const held = await ask('POST', '/payments', {...payment, method: 'creditcard', captureMode: 'manual'}, 201)
    await served.control('payment', {id: held.id, status: 'paid'})
    const capture = await ask('POST', `/payments/${held.id}/captures`, {}, 201)
    await ask('GET', `/payments/${held.id}/captures/${capture.id}`)
    await ask('GET', `/payments/${held.id}/captures`)
    for (const end of ['release-authorization', '']) {
      const {id: other} = await ask('POST', '/payments', {...payment, method: 'creditcard', captureMode: 'manual'}, 201)
      await served.control('payment', {id: other, status: 'paid'})
      if (end) await ask('POST', `/payments/${other}/${end}`, {}, 202)
      else await ask('DELETE', `/payments/${other}`)
    }
  })

  test('answers calls of the balance and its payouts', async () => {
    const {id} = await ask('POST', '/payments', {...payment, method: 'creditcard'}, 201)
    await served.control('payment', {id, status: 'paid'})
    await ask('POST', `/payments/${id}/refunds`, {amount: {currency: 'EUR', value: '10.00'}}, 201)
    await served.control('chargeback', {id, amount: '20.00'})
    await served.control('clock', {days: 8})
    await ask('GET', '/balances/primary')
    const list = await ask('GET', '/balances/primary/transactions?limit=2&testmode=true')
    await ask('GET', `/balances/primary/transactions${new URL(list._links.next.href).search}`)
    const {_embedded} = await ask('GET', '/settlements')
    const own = `/settlements/${_embedded.settlements[0].id}`
    for (const part of ['', '/payments', '/refunds', '/chargebacks']) await ask('GET', own + part)
    await ask('GET', '/settlements/stl_nothing', undefined, 404)
  })

  test('answers calls of methods, profiles and further pages', async () => {
    await ask('GET', '/methods?includeWallets=applepay&sequenceType=first&amount[value]=10.00&amount[currency]=EUR')
    await ask('GET', '/methods/all')
    await ask('GET', '/methods/ideal?include=issuers')
    await ask('GET', '/profiles/me')
    await ask('GET', '/profiles/pfl_sandbox')
    const first = await ask('GET', '/payments?limit=2')
    await ask(
      'GET',
      new URL(first._links.next.href).pathname.replace('/v2', '') + new URL(first._links.next.href).search,
    )
    await ask('GET', '/payments?limit=0', undefined, 400)
    await ask('GET', '/payments/tr_nothing', undefined, 404)
  })
})

withContract('validation', () => {
  test('reports the call, the place and the fault when an answer breaks the contract', async () => {
    const customer = {id: 'cst_1', createdAt: 1}
    expect(problemsOf?.('GET', '/v2/customers/cst_1', {status: 200, body: customer})).toContain(
      'GET /v2/customers/cst_1 200: /createdAt must be string {"type":"string"}',
    )
    const {body} = await served.call('POST', '/payments', payment)
    const wrong = problemsOf?.('GET', '/v2/payments/tr_1', {
      status: 200,
      body: {...body, details: {dueDate: '2026-02-30'}},
    })
    expect(wrong?.join()).toContain('/details/dueDate must match format "date"')
    expect(problemsOf?.('GET', '/v2/payments/tr_1', {status: 418, body})).toEqual([expect.stringContaining('418')])
  })
})

test('answers 401 to a call without a key', async () => {
  const answer = await fetch(`${served.url}/v2/payments`)
  expect([answer.status, await answer.json()]).toMatchObject([401, {_links: {documentation: {type: 'text/html'}}}])
})
