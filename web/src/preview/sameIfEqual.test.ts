import {kept} from './sameIfEqual.ts'

test('returns the earlier object when the answer is equal', () => {
  const before = {title: 'Wind', items: [{text: 'a'}]}
  expect(kept({title: 'Wind', items: [{text: 'a'}]}, before)).toBe(before)
})

test('returns the new answer when it differs', () => {
  const next = {title: 'Storm'}
  expect(kept(next, {title: 'Wind'})).toBe(next)
  expect(kept(next, undefined)).toBe(next)
})
