import * as v from 'valibot'
import {CustomerEmail, CustomerName} from './customer.ts'

test.each([
  ['jo@example.nl', true],
  ["o'brien@example.nl", true],
  ['jo', false],
  ['jo@localhost', false],
  ['jo@example.nl\nbcc: a@example.nl', false],
  [`${'x'.repeat(200)}@example.nl`, false],
])('a mail address is what a browser’s field takes: %j → %s', (address, accepted) => {
  expect(v.is(CustomerEmail, address)).toBe(accepted)
})

test.each([
  ['Jo de Vries', true],
  ['José Ó Súilleabháin-Müller', true],
  [' ', false],
  ['Jo\n\nUw account is geblokkeerd', false],
  ['Jo\u2028de Vries', false],
  ['x'.repeat(101), false],
])('a name is one line: %j → %s', (name, accepted) => {
  expect(v.is(CustomerName, name)).toBe(accepted)
})
