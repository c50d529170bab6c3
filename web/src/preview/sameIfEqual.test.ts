import {sameIfEqual} from './sameIfEqual.ts'

test('returns the earlier object when the answer is equal', () => {
  const before = {title: 'Wind', items: [{text: 'a'}]}
  expect(sameIfEqual({title: 'Wind', items: [{text: 'a'}]}, before)).toBe(before)
})

test('returns the new answer when it differs', () => {
  const next = {title: 'Storm'}
  expect(sameIfEqual(next, {title: 'Wind'})).toBe(next)
  expect(sameIfEqual(next, undefined)).toBe(next)
})
