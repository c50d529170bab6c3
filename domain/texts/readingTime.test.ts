import {minutesToRead} from './readingTime.ts'

const block = (text: string) => ({
  _type: 'block',
  style: 'normal',
  children: [{_type: 'span', marks: ['strong'], text}],
})
const words = (count: number) => Array(count).fill('woord').join(' ')

test('counts the words of texts, tables and titles', () => {
  expect(
    minutesToRead([{title: words(20), body: [block(words(400))]}, {rows: [{cells: [words(10), words(10)]}]}]),
  ).toBe(2)
})

test('counts no keys, styles or addresses', () => {
  expect(minutesToRead({_key: words(900), destination: words(900), body: [block(words(100))]})).toBe(1)
})

test('takes at least a minute', () => {
  expect(minutesToRead([])).toBe(1)
})
