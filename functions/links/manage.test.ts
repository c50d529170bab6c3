import {openOrder} from '../orders/order.fixture.ts'
import {isLinkAlive, isManageToken, manageToken, manageUrl} from './manage.ts'

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
  const ended = {...openOrder, subscription: {id: 'sub_1', startDate: '2025-12-24', endsOn: '2026-01-24'}}
  expect(isLinkAlive(openOrder, new Date('2040-01-01'))).toBe(true)
  expect(isLinkAlive(ended, new Date('2027-01-23'))).toBe(true)
  expect(isLinkAlive(ended, new Date('2027-01-25'))).toBe(false)
})
