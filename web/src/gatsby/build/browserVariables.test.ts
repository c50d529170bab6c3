import {readFileSync} from 'node:fs'
import path from 'node:path'
import './browserVariables.ts'

test('sets each variable that browser code reads', () => {
  const types = readFileSync(path.resolve(import.meta.dirname, '../../../types/environment.d.ts'), 'utf8')
  const names = [...types.matchAll(/GATSBY_\w+/g)].map(([name]) => name)
  expect(names.length).toBeGreaterThan(3)
  expect(names.filter((name) => process.env[name] === undefined)).toEqual([])
})
