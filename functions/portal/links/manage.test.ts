import {openOrder} from '../../billing/orders/order.fixture.ts'
import type {Order} from '../../billing/orders/order.ts'
import {isLinkAlive, isManageToken, isReadToken, manageToken, manageUrl, pageToken, readToken} from './manage.ts'

const ID = {id: 'VK-0123456789AB'}
const NEW = 'the-secret-that-signs-from-now-on'
const OLD = 'the-secret-that-signed-before-now'

test('a token opens its own order and no other', () => {
  const token = manageToken(ID, [NEW])
  expect(isManageToken(token, ID, [NEW])).toBe(true)
  expect(isManageToken(token, {id: 'VK-BA9876543210'}, [NEW])).toBe(false)
})

test.each([
  ['nothing', ''],
  ['half a token', manageToken(ID, [NEW]).slice(0, -1)],
  ['a longer one', `${manageToken(ID, [NEW])}A`],
  ['one that was changed', manageToken(ID, [NEW]).replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
  ['one of another secret', manageToken(ID, [OLD])],
])('%s opens nothing', (_, token) => {
  expect(isManageToken(token, ID, [NEW])).toBe(false)
})

test('the first secret signs; tokens of those that it replaced are still good', () => {
  expect(manageToken(ID, [NEW, OLD])).toBe(manageToken(ID, [NEW]))
  expect(isManageToken(manageToken(ID, [OLD]), ID, [NEW, OLD])).toBe(true)
})

test('the link carries the order and its token, to the page in the language of the order', () => {
  const url = new URL(manageUrl('https://www.example.nl', {...ID, language: 'nl'}, [NEW]))
  expect(url.origin + url.pathname).toBe('https://www.example.nl/abonnement/')
  expect(url.searchParams.get('order')).toBe(ID.id)
  expect(isManageToken(url.searchParams.get('token') ?? '', ID, [NEW])).toBe(true)
  expect(manageUrl('https://www.example.nl', {...ID, language: 'en'}, [NEW])).toMatch(/nl\/en\/subscription\/\?order=/)
})

test('links of an order can be withdrawn: those of before open nothing, the next one does', () => {
  const withdrawn = {...ID, linkSerial: 1}
  expect(isManageToken(manageToken(ID, [NEW]), withdrawn, [NEW])).toBe(false)
  expect(isManageToken(manageToken(withdrawn, [NEW]), withdrawn, [NEW])).toBe(true)
})

test('a link ends a year after the subscription did', () => {
  const over = {state: 'cancelled', cancelledAt: '2026-01-01T10:00:00.000Z', endsOn: '2026-01-24'} as const
  const ended: Order = {...openOrder, subscription: {id: 'sub_1', startDate: '2025-12-24', ...over}}
  expect(isLinkAlive(openOrder, new Date('2040-01-01'))).toBe(true)
  expect(isLinkAlive(ended, new Date('2027-01-23'))).toBe(true)
  expect(isLinkAlive(ended, new Date('2027-01-25'))).toBe(false)
})

describe('a token for the page after paying', () => {
  const until = Date.parse('2026-11-26T13:00:00Z')
  const at = (moment: string) => new Date(`2026-11-26T${moment}Z`)
  const token = pageToken(ID, [OLD], until)

  test('opens its order until its moment, also by a secret that was replaced', () => {
    expect(isManageToken(token, ID, [NEW, OLD], at('12:59:59'))).toBe(true)
    expect(isManageToken(token, ID, [NEW, OLD], at('13:00:00'))).toBe(false)
    expect(isManageToken(token, {id: 'VK-BA9876543210'}, [OLD], at('12:00:00'))).toBe(false)
    expect(isManageToken(token, {...ID, linkSerial: 1}, [OLD], at('12:00:00'))).toBe(false)
  })

  test('is no other: its moment cannot be changed, and nothing that lasts can be made of it', () => {
    const [, signature = ''] = token.split('.')
    for (const forged of [signature, `${until + 1}.${signature}`, `9e99.${signature}`, `.${signature}`, `${token}.`])
      expect(isManageToken(forged, ID, [OLD], at('12:00:00'))).toBe(false)
  })
})

test('the token for readers is none to manage with, and ends with the moment that the order keeps', () => {
  const now = new Date('2026-11-26T10:00:00Z')
  const order = {...ID, readUntil: '2027-11-26T10:00:00.000Z'}
  const token = readToken(order, [OLD])
  expect(isReadToken(token, order, [NEW, OLD], now)).toBe(true)
  expect(isManageToken(token, order, [OLD], now)).toBe(false)
  expect(isReadToken(manageToken(order, [OLD]), order, [OLD], now)).toBe(false)
  expect(isReadToken(token, order, [OLD], new Date(order.readUntil))).toBe(false)
  expect(isReadToken(token, {...order, readUntil: '2028-01-01T00:00:00.000Z'}, [OLD], now)).toBe(false)
  expect(isReadToken(readToken(ID, [OLD]), ID, [OLD], now)).toBe(false)
})
