import {readOrder} from './orderStatus.ts'

const answering =
  (status: number, body: unknown): typeof fetch =>
  async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), {status})
const order = {order: 'VK-1', status: 'paid', plan: 'pro', period: 'quarterly', hasAddress: true}

test('readOrder returns the status; open, pending and unknown statuses are waiting', async () => {
  expect(await readOrder('VK-1', answering(200, order))).toMatchObject({outcome: 'known', state: {status: 'paid'}})
  for (const status of ['open', 'pending', 'authorized', 'news'])
    expect(await readOrder('VK-1', answering(200, {...order, status}))).toMatchObject({state: {status: 'waiting'}})
})

test('readOrder returns an outcome of its own for an unknown order, an error and a network error', async () => {
  expect(await readOrder('VK-1', answering(404, {}))).toEqual({outcome: 'unknown'})
  for (const answer of [answering(503, order), answering(200, '<html>'), answering(200, {status: 'paid'})])
    expect(await readOrder('VK-1', answer)).toEqual({outcome: 'unavailable'})
  expect(await readOrder('VK-1', () => Promise.reject(new TypeError('Failed to fetch')))).toEqual({
    outcome: 'unavailable',
  })
})
