import {idempotencyKeyOf, purchaseIdentity} from './purchaseIdentity.ts'
import type {Quote} from './quote.ts'

const quote = {plan: 'pro', period: 'quarterly', total: 48678, priceRevision: 'r'} as Quote
const ATTEMPT = '7e9c1c70-0b5e-4c7a-9d2b-3a4f5e6d7c8b'
const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const identify = (change: Partial<Quote> = {}, language = 'nl', attempt = ATTEMPT) =>
  purchaseIdentity(attempt, {...quote, ...change}, language)

test('the same purchase of the same attempt has the same ids in every process', () => {
  expect(identify().orderId).toBe(identify().orderId)
  expect(identify().orderId).toMatch(/^VK-[0-9A-HJKMNP-TV-Z]{12}$/)
  expect(identify().idempotencyKey('payment')).toBe(identify().idempotencyKey('payment'))
})

test('any other agreement is another order', () => {
  const others = [
    identify({plan: 'basis'}),
    identify({period: 'monthly'}),
    identify({total: 1}),
    identify({priceRevision: 's'}),
    identify({vatScheme: 'reverseCharge'}),
    identify({}, 'en'),
    identify({}, 'nl', ATTEMPT.replace('7', '8')),
  ]
  expect(new Set([identify(), ...others].map(({orderId}) => orderId)).size).toBe(8)
})

test('one attempt has one name, whatever is bought in it, and the name does not give it away', () => {
  const {attempt} = identify()
  expect(attempt).toMatch(/^[0-9a-f]{64}$/)
  expect(attempt).not.toContain(ATTEMPT.slice(0, 8))
  expect(identify({plan: 'basis'}, 'en').attempt).toBe(attempt)
})

test('without an attempt every request is a purchase of its own', () => {
  const [one, other] = [purchaseIdentity(undefined, quote, 'nl'), purchaseIdentity(undefined, quote, 'nl')]
  expect(one.orderId).not.toBe(other.orderId)
  expect(one.attempt).toBeUndefined()
})

test('each step has a key of its own, as Mollie wants it: a UUID', () => {
  const keys = [
    identify().idempotencyKey('customer'),
    identify().idempotencyKey('payment'),
    idempotencyKeyOf({id: 'VK-1'}, 'x'),
  ]
  expect(new Set(keys).size).toBe(3)
  for (const key of keys) expect(key).toMatch(UUID_V4)
  expect(idempotencyKeyOf({id: 'VK-1'}, 'x')).not.toBe(idempotencyKeyOf({id: 'VK-2'}, 'x'))
})
