import {currentAttempt, endAttempt} from './attempt.ts'
import {memory} from './memory.fixture.ts'

test('an attempt stays the same for an hour, or until it ends', () => {
  const storage = memory()
  const first = currentAttempt(storage, 0)
  expect(currentAttempt(storage, 59 * 60_000)).toBe(first)
  expect(currentAttempt(storage, 61 * 60_000)).not.toBe(first)
  const second = currentAttempt(storage, 61 * 60_000)
  endAttempt(storage, storage)
  expect(currentAttempt(storage, 61 * 60_000)).not.toBe(second)
})

test('an invalid stored value is replaced', () => {
  const storage = memory()
  for (const text of ['', 'null', '{"id": 3}', '[]']) {
    storage.setItem('attempt', text)
    expect(currentAttempt(storage)).toMatch(/^[0-9a-f-]{36}$/)
  }
})
