import * as v from 'valibot'
import {CustomerEmail, CustomerName} from './customerName.ts'

test.each([
  ['jo@example.nl', true],
  ["o'brien@example.nl", true],
  ['"jo"@example.nl', false],
  ['josé@example.nl', false],
  ['jo', false],
  ['jo@localhost', false],
  ['jo@example.nl\nbcc: a@example.nl', false],
  ['\u200bmailto:jo@example.nl.', true],
  ['jo..de.vries@example.nl', false],
  [`${'x'.repeat(200)}@example.nl`, false],
])('a mail address is one that mail can be sent to: %j → %s', (address, accepted) => {
  expect(v.is(CustomerEmail, address)).toBe(accepted)
})

test('a domain in any script is kept as mails are sent to it, as some browsers do themselves', () => {
  expect(v.parse(CustomerEmail, ' Jo@münchen.de ')).toBe('Jo@xn--mnchen-3ya.de')
  expect(v.parse(CustomerEmail, 'jo@例え.テスト')).toBe('jo@xn--r8jz45g.xn--zckzah')
  expect(v.is(CustomerEmail, 'jo@exämple..nl')).toBe(false)
})

test.each([
  ['Jo de Vries', true],
  ['José Ó Súilleabháin-Müller', true],
  [' ', false],
  ['Jo\n\nUw account is geblokkeerd', false],
  ['Jo\u2028de Vries', false],
  ['\u200b\u202e', false],
  ['x'.repeat(101), false],
])('a name is one line: %j → %s', (name, accepted) => {
  expect(v.is(CustomerName, name)).toBe(accepted)
})

test('a name is kept without marks that turn the letters around it', () => {
  expect(v.parse(CustomerName, '\u202eJo de\u00a0Vries ')).toBe('Jo de Vries')
})
