import {readableAddress} from './readableAddress.ts'

test.each([
  ['jo@xn--mnchen-3ya.de', 'jo@münchen.de'],
  ['jo@mail.xn--mnchen-3ya.de', 'jo@mail.münchen.de'],
  ['jo@example.nl', 'jo@example.nl'],
  ['jo@xn--zz', 'jo@xn--zz'],
  ['', ''],
])('%s is shown as %s', (kept, shown) => {
  expect(readableAddress(kept)).toBe(shown)
})
