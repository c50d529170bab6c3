import {endAttempt} from './attempt.ts'
import {memory} from './memory.fixture.ts'
import {savedFields, saveFields} from './savedFields.ts'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('saved fields last an hour, or until the attempt ends', () => {
  const storage = memory()
  saveFields(storage, formOf({customerName: 'Jo', customerEmail: 'jo@example.nl', country: 'BE', planType: 'pro'}), 0)
  expect(savedFields(storage, 59 * 60_000)).toEqual([
    ['country', 'BE'],
    ['customerEmail', 'jo@example.nl'],
    ['customerName', 'Jo'],
  ])
  expect(savedFields(storage, 60 * 60_000)).toEqual([])
  endAttempt(memory(), storage)
  expect(savedFields(storage, 0)).toEqual([])
})

test('empty fields and invalid stored values restore nothing', () => {
  const storage = memory()
  saveFields(storage, formOf({customerEmail: 'jo@example.nl', company: ''}), 0)
  expect(savedFields(storage, 0)).toEqual([['customerEmail', 'jo@example.nl']])
  for (const text of ['', 'null', '3', '[]', '{"at": 0, "customerName": 3, "other": "x"}']) {
    storage.setItem('typed', text)
    expect(savedFields(storage, 0)).toEqual([])
  }
})
