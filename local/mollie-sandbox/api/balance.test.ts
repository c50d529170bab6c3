import {type ServedSandbox, serveSandbox} from '../testing/served.fixture.ts'

let served: ServedSandbox
beforeEach(async () => {
  served = await serveSandbox({start: new Date('2026-11-24T10:00:00Z')})
})
afterEach(() => served.close())

const get = async (address: string) => (await served.call('GET', address)).body
const values = (list: {amount?: {value: string}; resultAmount?: {value: string}}[]) =>
  list.map(({amount, resultAmount}) => (resultAmount ?? amount)?.value)

async function paid(value: string): Promise<string> {
  const amount = {currency: 'EUR', value}
  const {body} = await served.call('POST', '/payments', {amount, description: 'x', redirectUrl: 'http://localhost/'})
  await served.control('payment', {id: body.id, status: 'paid'})
  return body.id
}

test('pays the balance out on Mondays, less the fees, and lists what each payout is of', async () => {
  const id = await paid('119.79')
  await served.call('POST', `/payments/${id}/refunds`, {amount: {currency: 'EUR', value: '20.00'}})
  expect(await get('/balances/primary')).toMatchObject({availableAmount: {value: '99.50'}})
  await served.control('clock', {to: '2026-12-01'})
  await paid('10.00')
  expect(await get('/balances/primary')).toMatchObject({availableAmount: {value: '9.71'}})
  const {_embedded} = await get('/balances/primary/transactions')
  expect(values(_embedded.balance_transactions)).toEqual(['9.71', '-99.50', '-20.00', '119.50'])
  const {_embedded: all} = await get('/settlements')
  expect(all.settlements).toMatchObject([
    {id: 'stl_20261130', reference: '1234567.2611.30', amount: {value: '99.50'}, status: 'paidout'},
  ])
  const {_embedded: payments} = await get('/settlements/stl_20261130/payments')
  expect(payments.payments).toMatchObject([{id, settlementAmount: {value: '119.79'}}])
  const {_embedded: refunds} = await get('/settlements/stl_20261130/refunds')
  expect(refunds.refunds).toMatchObject([{paymentId: id, settlementAmount: {value: '-20.00'}}])
})

test('takes the token of the organisation for it, and no key of a profile', async () => {
  const answer = await fetch(`${served.url}/v2/balances/primary`, {headers: {authorization: 'Bearer test_sandbox'}})
  expect(answer.status).toBe(401)
})
