import {checkVatNumber} from './vies.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const ask = (vatNumber: string, requester = {}) =>
  checkVatNumber(JSON.stringify({countryCode: 'BE', vatNumber, ...requester}), NOW)

test('confirms a number, with proof when the requester has one', () => {
  expect(ask('0123456749')).toMatchObject({valid: true, requestIdentifier: '', requestDate: NOW.toISOString()})
  expect(ask('0123456749', {requesterNumber: '004495445B01'})).toMatchObject({
    requestIdentifier: expect.stringMatching(/^WAPI\d{12}$/),
  })
})

test('rejects one number, and is unavailable for another', () => {
  expect(ask('0100000070')).toMatchObject({valid: false})
  expect(ask('0100000169')).toEqual({actionSucceed: false, errorWrappers: [{error: 'MS_UNAVAILABLE'}]})
})

test('throws when the body is no request', () => {
  expect(() => checkVatNumber('{"countryCode":"BE"}', NOW)).toThrow()
})
