import {memory} from './memory.fixture.ts'
import {forgetTyped, keepTyped, typedBefore} from './typed.ts'

test('what was typed is there for an hour, or until it is forgotten', () => {
  const storage = memory()
  keepTyped(storage, {customerName: 'Jo', customerEmail: 'jo@example.nl'}, 0)
  expect(typedBefore(storage, 59 * 60_000)).toEqual([
    ['customerName', 'Jo'],
    ['customerEmail', 'jo@example.nl'],
  ])
  expect(typedBefore(storage, 60 * 60_000)).toEqual([])
  forgetTyped(storage)
  expect(typedBefore(storage, 0)).toEqual([])
})

test('what was left empty, and what somebody else wrote there, fills in nothing', () => {
  const storage = memory()
  keepTyped(storage, {customerEmail: 'jo@example.nl'}, 0)
  expect(typedBefore(storage, 0)).toEqual([['customerEmail', 'jo@example.nl']])
  for (const text of ['', 'null', '3', '[]', '{"at": 0, "customerName": 3, "other": "x"}']) {
    storage.setItem('typed', text)
    expect(typedBefore(storage, 0)).toEqual([])
  }
})
