import {readFileSync} from 'node:fs'
import {TESTED_FILE, testedFile} from './tested.ts'

test('the facts of the accessibility statement are those of the tests: npm run typegen writes them', () => {
  expect(readFileSync(TESTED_FILE, 'utf8')).toBe(testedFile())
})
