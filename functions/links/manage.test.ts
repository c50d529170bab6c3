import {isManageToken, manageToken, manageUrl} from './manage.ts'

const ID = 'VK-0123456789AB'
const NEW = 'the-secret-that-signs-from-now-on'
const OLD = 'the-secret-that-signed-before-now'

test('a token opens its own order and no other', () => {
  const token = manageToken(ID, [NEW])
  expect(isManageToken(token, ID, [NEW])).toBe(true)
  expect(isManageToken(token, 'VK-BA9876543210', [NEW])).toBe(false)
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

test('the link carries the order and its token', () => {
  const url = new URL(manageUrl('https://www.example.nl', ID, [NEW]))
  expect(url.origin + url.pathname).toBe('https://www.example.nl/api/subscription')
  expect(url.searchParams.get('order')).toBe(ID)
  expect(isManageToken(url.searchParams.get('token') ?? '', ID, [NEW])).toBe(true)
})
