import {isSampleCompany} from './company.ts'

const real = {kvk: '68750110', vatNumber: 'NL857587973B01', sampleNotice: null}

test('a company with numbers of its own, and no notice that says otherwise, is real', () => {
  expect(isSampleCompany(real)).toBe(false)
  expect(isSampleCompany({...real, sampleNotice: {_type: 'localeString', nl: '', en: ''}})).toBe(false)
})

test.each([
  {kvk: '00000000'},
  {kvk: ''},
  {vatNumber: 'NL000000000B00'},
  {sampleNotice: {_type: 'localeString', nl: 'Dit is een voorbeeld.'}},
])('a company with %j is the sample', (change) => expect(isSampleCompany({...real, ...change})).toBe(true))
