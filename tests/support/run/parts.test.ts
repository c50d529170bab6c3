import {PARTS, planOf} from '../../parts.ts'

test('runs every project once when no part is chosen', () => {
  const {check, looking, changing} = planOf(null, false)
  expect(check).toBe(true)
  expect([...looking, ...changing].sort()).toEqual(Object.values(PARTS).flat().sort())
})

test('leaves out the project that changes the services when they are in use', () => {
  expect(planOf(null, true).changing).not.toContain('services')
  expect(planOf(null, false).looking).not.toContain('services')
})

test('runs no browser when the part is the check, and no check when it is another', () => {
  expect(planOf('check', false)).toEqual({check: true, looking: [], changing: []})
  expect(planOf('studio', false)).toEqual({check: false, looking: ['preview', 'studio'], changing: []})
})
