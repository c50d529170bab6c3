import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {KEEP_ALIVE} from '../../../local/http/loopback.ts'
import {balanceNow, movementsSince} from './mollieBalance.ts'

/** Answers that are not as Mollie documents them; sound ones: mirror.endpoint.test.ts. */
let server: http.Server
let answer: unknown
const config = () => ({
  ...{url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: 'access_x', isTest: true},
})
beforeEach(async () => {
  server = http.createServer(KEEP_ALIVE, (_request, response) => response.end(JSON.stringify(answer)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

test.each([
  [{availableAmount: {value: 12}}, 'balances/primary: Invalid type'],
  [{availableAmount: {value: '12.345'}}, '12.345 is no amount'],
])('refuses a balance that is no amount, by the address', async (body, message) => {
  answer = body
  await expect(balanceNow(config())).rejects.toMatchObject({
    name: 'BalanceUnread',
    message: expect.stringContaining(message),
  })
})

test('refuses movements without what they are about', async () => {
  answer = {_embedded: {balance_transactions: [{id: 'baltr_1', type: 'payment'}]}}
  await expect(movementsSince(config(), '2027-01-01T00:00:00.000Z')).rejects.toMatchObject({name: 'BalanceUnread'})
})
