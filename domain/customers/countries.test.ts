import {countryName, EU_COUNTRIES, isReverseCharged} from './countries.ts'
import {missingOnInvoice} from './customerDetails.ts'

test('VAT is the customer’s to pay only for a business with a VAT number in another country of the EU', () => {
  expect(isReverseCharged({country: 'BE', vatNumber: 'BE0123456749'})).toBe(true)
  expect(isReverseCharged({country: 'BE'})).toBe(false)
  expect(isReverseCharged({country: 'NL', vatNumber: 'NL000000000B00'})).toBe(false)
  expect(isReverseCharged({country: 'US', vatNumber: 'US1'})).toBe(false)
})

test('there are 27 countries, each with a name in either language', () => {
  expect(EU_COUNTRIES).toHaveLength(27)
  expect([countryName('BE', 'nl'), countryName('BE', 'en')]).toEqual(['België', 'Belgium'])
})

test('an invoice names the business and its whole address', () => {
  expect(missingOnInvoice()).toEqual(['company', 'country', 'street', 'postalCode', 'city'])
  const whole = {company: 'Bakkerij Jansen', country: 'NL', street: 'Kade 1', postalCode: '1011 AA', city: 'Amsterdam'}
  expect(missingOnInvoice(whole)).toEqual([])
})
