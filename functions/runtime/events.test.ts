import {globSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {LOG_EVENTS} from './events.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const EVENTS = Object.entries(LOG_EVENTS)

test('event codes have the form area.event and are sorted', () => {
  const codes = EVENTS.map(([code]) => code)
  expect(codes.filter((code) => !/^[a-z]+(?:_[a-z]+)*\.[a-z]+(?:_[a-z]+)*$/.test(code))).toEqual([])
  expect(codes).toEqual([...codes].sort())
})

test('every event is logged somewhere', () => {
  const sources = globSync('functions/**/*.ts', {cwd: ROOT})
    .filter((file) => !/\.test\.ts$|runtime\/events\.ts$/.test(file))
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
    .join('\n')
  expect(EVENTS.filter(([code]) => !sources.includes(`'${code}'`))).toEqual([])
})
