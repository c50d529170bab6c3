import {Endpoints} from '../../tests/support/shop/endpoints.ts'
import vatNumber from '../endpoints/vat-number.ts'

let endpoints: Endpoints
beforeEach(async () => {
  endpoints = await new Endpoints(() => vatNumber).open()
})
afterEach(() => endpoints.close())

const ask = async (country: string, number: string, headers = {}) => {
  const address = `/api/vat-number?${new URLSearchParams({country, number})}`
  const {status, html} = await endpoints.call(address, undefined, headers)
  return [status, JSON.parse(html).state]
}

test.each([
  ['BE', 'BE 0123.456.749', 'valid'],
  ['BE', 'BE0100000070', 'refused'],
  ['BE', 'BE0100000169', 'unanswered'],
  ['BE', 'DE136695976', 'refused'],
  ['BE', '', 'refused'],
])('says of a number of %s, %j, that it is %s', async (country, number, state) => {
  expect(await ask(country, number)).toEqual([200, state])
})

test('does not know when the register is away, and answers pages of the site alone', async () => {
  process.env.VIES_URL = 'http://localhost:9'
  expect(await ask('BE', 'BE0123456749')).toEqual([200, 'unanswered'])
  expect(await ask('BE', 'BE0123456749', {'sec-fetch-site': 'cross-site'})).toEqual([403, undefined])
})
