import {readDetails} from '../../domain/customers/readDetails.ts'
import {withDetails} from './details.ts'

test('a website is kept as a whole address, however it was typed', () => {
  for (const typed of ['voorbeeld.nl', 'https://voorbeeld.nl', ' HTTPS://Voorbeeld.nl/ '])
    expect(readDetails({website: typed})).toEqual({details: {website: 'https://voorbeeld.nl/'}, wrong: []})
})

test('names an invalid website, country or way of access', () => {
  const fields = {website: 'localhost', country: 'XX', access: 'magic', company: 'Bakkerij Jansen'}
  expect(readDetails(fields)).toEqual({
    details: {company: 'Bakkerij Jansen'},
    wrong: ['website', 'country', 'access'],
  })
})

test('names values that are too long or have a line break where one line is asked', () => {
  expect(readDetails({company: 'x'.repeat(121)}).wrong).toEqual(['company'])
  expect(readDetails({street: 'Kade 1\nAmsterdam'}).wrong).toEqual(['street'])
  expect(readDetails({keywords: 'brood\ntaart'}).wrong).toEqual([])
})

test('a VAT number is kept without spaces and dots', () => {
  expect(readDetails({vatNumber: 'be 0123.456.749'}).details).toEqual({vatNumber: 'BE0123456749'})
})

test('removes emptied details and keeps those not asked', () => {
  const before = {company: 'Bakkerij Jansen', website: 'https://voorbeeld.nl/'}
  expect(withDetails(before, readDetails({company: '', unknown: 'x'}).details)).toEqual({
    website: 'https://voorbeeld.nl/',
  })
})
