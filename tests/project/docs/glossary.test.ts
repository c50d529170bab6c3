import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const ROWS = readFileSync(path.join(ROOT, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- '))
  .map((line) => {
    const [, english = '', dutch = '', meaning = '', file = ''] =
      /^- \*\*([^*]+)\*\* \(([^)]+)\): (.+): `([^`]+)`$/.exec(line) ?? []
    return {english, dutch, meaning, file}
  })

test.each(ROWS)('the glossary names the file that decides "$english"', ({dutch, meaning, file}) => {
  expect([dutch, meaning]).not.toContain('')
  expect([file, existsSync(path.join(ROOT, file))]).toEqual([expect.stringMatching(/\.\w+$/), true])
})

test('the glossary has each word once, in the order of the alphabet', () => {
  const words = ROWS.map(({english}) => english)
  expect(words.length).toBeGreaterThanOrEqual(40)
  expect(words).toEqual([...new Set(words)].sort())
  expect(new Set(ROWS.map(({dutch}) => dutch)).size).toBe(ROWS.length)
})
