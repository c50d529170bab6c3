import {addressIn, addressUrl} from './address.ts'
import {isManageToken} from './manage.ts'

const ORDER = {id: 'VK-0123456789AB', language: 'nl'} as const
const SECRET = 'the-secret-that-signs-from-now-on'
const NOW = new Date('2026-11-22T10:00:00Z')
const query = (email = 'new@example.nl') =>
  new URL(addressUrl('https://www.example.nl', ORDER, email, [SECRET], NOW)).searchParams
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000)

test('the link confirms the address that it was sent to, for a day', () => {
  expect(addressIn(query(), ORDER, ['a-newer-secret', SECRET], hours(23))).toBe('new@example.nl')
  expect(addressIn(query(), ORDER, [SECRET], hours(25))).toBeNull()
})

test('it confirms no other address, no other order, and nothing once the links of the order are withdrawn', () => {
  const other = query()
  other.set('email', 'eve@example.nl')
  expect(addressIn(other, ORDER, [SECRET], NOW)).toBeNull()
  const longer = query()
  longer.set('until', hours(1000).toISOString())
  expect(addressIn(longer, ORDER, [SECRET], NOW)).toBeNull()
  expect(addressIn(query(), {...ORDER, id: 'VK-BA9876543210'}, [SECRET], NOW)).toBeNull()
  expect(addressIn(query(), {...ORDER, linkSerial: 1}, [SECRET], NOW)).toBeNull()
})

test('it does not open the page', () => {
  expect(isManageToken(query().get('key') ?? '', ORDER, [SECRET])).toBe(false)
})
