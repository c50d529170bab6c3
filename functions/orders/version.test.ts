import {openOrder} from './order.fixture.ts'
import {upgradeOrder} from './version.ts'

test('an order of before versions were counted is one of version 1', () => {
  const {version: _, ...stored} = openOrder
  expect(upgradeOrder(stored)).toEqual(openOrder)
})

test('an order of today stays as it is', () => {
  expect(upgradeOrder(openOrder)).toEqual(openOrder)
})

test.each([2, '1', null])('an order of another version (%j) is refused by its number', (version) => {
  expect(() => upgradeOrder({...openOrder, version})).toThrow(
    `Order VK-0123456789AB is stored as version ${version}, this release reads up to 1`,
  )
})
