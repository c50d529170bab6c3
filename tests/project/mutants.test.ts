import {readFileSync} from 'node:fs'
import path from 'node:path'
import {MUTANTS} from '../mutants/mutants.ts'

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8')

// `npm run mutants` takes most of an hour and stops at the first that does not: whoever rewrites such a line learns it here.
test('each fault of tests/mutants can be put where it belongs: its text stands in its file once', () => {
  const unclear = MUTANTS.filter(({file, from}) => read(file).split(from).length !== 2)
  expect(unclear.map(({file, what}) => `${file}: ${what}`)).toEqual([])
})
