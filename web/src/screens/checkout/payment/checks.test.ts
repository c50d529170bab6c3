import {loadChecks, problemsOf} from './checks.ts'

const NOBODY = {company: '', website: '', customerEmail: 'jo@'}

test('finds nothing where the checks do not load, and asks for them again', async () => {
  expect(await problemsOf(NOBODY, () => Promise.reject(new Error('offline')))).toEqual([])
  expect(await problemsOf(NOBODY)).toEqual(['company', 'website', 'customerEmail'])
})

test('finds what is wrong at once when they are loaded', async () => {
  await loadChecks()
  expect(problemsOf(NOBODY)).toEqual(['company', 'website', 'customerEmail'])
})
