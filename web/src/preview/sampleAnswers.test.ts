import {sampleOrderSearch, sampleStates} from '../../../domain/pages/sampleStates.ts'
import {readOrder} from '../screens/payment/orderStatus.ts'
import {sampleAnswer} from './sampleAnswers.ts'

const PAID = `/payment-success/${sampleOrderSearch('paid', 'pro')}`
const answer = (address: string, method = 'GET') => sampleAnswer(new URL(address, 'https://site.example'), method, PAID)
const ask = ((address: string) => Promise.resolve(answer(address))) as typeof fetch

const orders = sampleStates('pro').flatMap(({title, search}) => {
  const order = new URLSearchParams(search).get('order')
  return order ? [[title.en, order] as const] : []
})

test.each(orders)('the sample order "%s" has an outcome of its own', async (_, order) => {
  const shown = await Promise.all(
    orders.map(async ([, each]) => [each, JSON.stringify(await outcomeOf(each))] as const),
  )
  const own = JSON.stringify(await outcomeOf(order))
  expect(shown.filter(([, outcome]) => outcome === own).map(([each]) => each)).toEqual([order])
})

async function outcomeOf(order: string) {
  const found = await readOrder(order, ask)
  return found.outcome === 'known' ? {...found.state, order: ''} : found
}

test("does not look up a customer's order", async () => {
  expect(await readOrder('6e4f9d0c', ask)).toEqual({outcome: 'unknown'})
})

test('answers a payment with a sample page, and lets no other POST leave the page', async () => {
  expect(await answer('/api/create-payment', 'POST')?.json()).toEqual({success: true, paymentUrl: PAID})
  expect(answer('/api/correct-address', 'POST')?.status).toBe(200)
})

test('passes requests that only read', () => {
  expect(answer('/api/payment-methods')).toBeNull()
  expect(answer('/page-data/index/page-data.json')).toBeNull()
})
