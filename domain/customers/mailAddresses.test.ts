import {splitAtMailAddresses} from './mailAddresses.ts'

test('a text is cut at its mail addresses, whatever stands around them', () => {
  expect(splitAtMailAddresses('Mail hulp@example.nl, or (a.b+c@mail.example.co.uk).')).toEqual([
    'Mail ',
    'hulp@example.nl',
    ', or (',
    'a.b+c@mail.example.co.uk',
    ').',
  ])
  expect(splitAtMailAddresses('info@example.nl.')).toEqual(['', 'info@example.nl', '.'])
})

test('a text without an address stays whole', () => {
  expect(splitAtMailAddresses('Call us @ nine')).toEqual(['Call us @ nine'])
})
