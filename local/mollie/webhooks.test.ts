import {once} from 'node:events'
import http from 'node:http'
import {closing, listening} from '../service.ts'
import {serveSandbox} from './served.fixture.ts'

test('a call that is not answered yet is not made a second time when time passes', async () => {
  const called: http.ServerResponse[] = []
  const shop = http.createServer((_request, response) => called.push(response))
  const webhookUrl = `${await listening(shop)}/`
  const {mollie, sandbox, control, close} = await serveSandbox()
  const amount = {currency: 'EUR', value: '10.00'}
  const {id} = await mollie.payments.create({amount, description: 'x', redirectUrl: 'https://example.nl/', webhookUrl})
  const answered = control('payment', {id, status: 'paid'})
  await once(shop, 'request')
  const passed = [sandbox.moveTo(new Date(sandbox.clock.now().getTime() + 1000)), sandbox.webhooks.hold(false)]
  called[0]?.end()
  await Promise.all([answered, ...passed])
  expect(called).toHaveLength(1)
  await close()
  await closing(shop)
})
