import {vatNumberOf} from './vatNumber.ts'

test.each([
  ['BE', 'BE0123456749', 'BE0123456749'],
  ['LU', 'BE0123456749', undefined],
  ['BE', 'BE0123456789', undefined],
  ['BE', '', undefined],
  ['NL', '', ''],
])('for %s and %j returns %j', async (country, number, kept) => {
  expect(await vatNumberOf(country, number)).toBe(kept)
})
